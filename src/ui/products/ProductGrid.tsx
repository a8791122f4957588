import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Product } from '#domain/product.ts';
import { useMeasuredOnce } from '../hooks/useMeasuredOnce.ts';
import { from } from '../theme/media.ts';

interface ProductGridProps {
  readonly products: readonly Product[];
  readonly card: (product: Product, index: number) => ReactNode;
  /** More products are loading: sets `aria-busy`. */
  readonly busy?: boolean;
  /** Is in the grid after its last card. */
  readonly children?: ReactNode;
}

// A little more than a screenful; more at once means that the user has returned to a long list.
const unmeasuredLimit = 40;

/** Cards in 2, 3 or 5 columns (LS-1). */
export const ProductGrid = ({ products, card, busy = false, children }: ProductGridProps) => {
  const isMeasuring = useMeasuredOnce(products.length > unmeasuredLimit);
  return (
    <GridList aria-busy={busy || undefined} data-measuring={isMeasuring || undefined}>
      {products.map((product, index) => (
        <li key={product._id}>{card(product, index)}</li>
      ))}
      {children ? <li data-action>{children}</li> : null}
    </GridList>
  );
};

/** The grid itself, also for skeletons. */
export const GridList = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);
  font-family: var(--font-latin);
  > li { min-width: 0; }
  > li:nth-child(n + 11):not([data-action]) { contain-intrinsic-size: auto 340px; }
  &:not([data-measuring]) > li:nth-child(n + 11):not([data-action]) { content-visibility: auto; }
  ${from.small} { gap: var(--space-3); }
  ${from.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--space-4); }
  ${from.large} { grid-template-columns: repeat(5, minmax(0, 1fr)); }
`;
