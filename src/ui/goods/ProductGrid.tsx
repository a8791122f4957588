import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Product } from '#domain/product.ts';
import { from } from '../theme/media.ts';

interface ProductGridProps {
  readonly products: readonly Product[];
  readonly card: (product: Product, index: number) => ReactNode;
  /** More is coming: a screen reader waits. */
  readonly busy?: boolean;
}

/** Cards in 2, 3 or 5 columns (LS-1). */
export const ProductGrid = ({ products, card, busy = false }: ProductGridProps) => (
  <Cells aria-busy={busy || undefined}>
    {products.map((product, index) => (
      <li key={product._id}>{card(product, index)}</li>
    ))}
  </Cells>
);

/** The columns themselves, also for skeletons in place of cards. */
export const Cells = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);
  > li { min-width: 0; }
  > li:nth-child(n + 21) { content-visibility: auto; contain-intrinsic-size: auto 340px; }
  ${from.small} { gap: var(--space-3); }
  ${from.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--space-4); }
  ${from.large} { grid-template-columns: repeat(5, minmax(0, 1fr)); }
`;
