import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Product } from '#domain/product.ts';
import { useMeasuredOnce } from '../hooks/useMeasuredOnce.ts';
import { from } from '../theme/media.ts';
import { useRenderedCount } from './useRenderedCount.ts';

interface ProductGridProps {
  readonly products: readonly Product[];
  readonly card: (product: Product, index: number) => ReactNode;
  /** More products are loading: sets `aria-busy`. */
  readonly busy?: boolean;
  /** Is in the grid after its last card. */
  readonly children?: ReactNode;
}

// The estimated heights of this many cards differ from the true ones by less than one card in all.
const unmeasuredLimit = 40;

/** Cards in 2, 3 or 5 columns (LS-1). */
export const ProductGrid = ({ products, card, busy = false, children }: ProductGridProps) => {
  const isMeasuring = useMeasuredOnce(products.length > unmeasuredLimit);
  const renderedCount = useRenderedCount(products);
  return (
    <GridList aria-busy={busy || undefined} data-measuring={isMeasuring || undefined}>
      {products.map((product, index) => (
        <li key={product._id}>{index < renderedCount ? card(product, index) : null}</li>
      ))}
      {children ? <li data-action>{children}</li> : null}
    </GridList>
  );
};

/**
 * The grid itself, also for skeletons. A card after the tenth that is not rendered or laid out yet has the height of its
 * picture and of the text below it, with one or two lines of name.
 */
export const GridList = styled.ul`
  --columns: 2;
  --gap: var(--space-2);
  container-type: inline-size;
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: var(--gap);
  font-family: var(--font-latin);
  > li { min-width: 0; }
  > li:nth-child(n + 11):not([data-action]) {
    contain-intrinsic-block-size: auto calc((100cqw - (var(--columns) - 1) * var(--gap)) / var(--columns) + 108px);
  }
  > li:empty { contain: size; }
  &:not([data-measuring]) > li:nth-child(n + 11):not([data-action]) { content-visibility: auto; }
  ${from.small} { --gap: var(--space-3); }
  ${from.tablet} { --columns: 3; --gap: var(--space-4); }
  ${from.large} { --columns: 5; }
`;
