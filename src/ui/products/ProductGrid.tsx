import { type ReactNode, useEffect, useState } from 'react';
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
export const ProductGrid = ({ products, card, busy = false }: ProductGridProps) => {
  const isMeasuring = useMeasuredOnce(products.length > mostUnmeasured);
  return (
    <Cells aria-busy={busy || undefined} data-measuring={isMeasuring || undefined}>
      {products.map((product, index) => (
        <li key={product._id}>{card(product, index)}</li>
      ))}
    </Cells>
  );
};

// A screenful and some; more at once are those of a reader who comes back.
const mostUnmeasured = 40;

/**
 * Rows far below are not drawn and stand in a guessed height. Where many come at once, all are drawn for one
 * frame: their true heights are then known, and the place to which the reader comes back is the one they left.
 */
const useMeasuredOnce = (isLong: boolean): boolean => {
  const [isMeasuring, setMeasuring] = useState(isLong);
  useEffect(() => {
    if (!isMeasuring) return undefined;
    const timer = setTimeout(() => setMeasuring(false), 200);
    return () => clearTimeout(timer);
  }, [isMeasuring]);
  return isMeasuring;
};

/** The columns themselves, also for skeletons in place of cards. */
export const Cells = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);
  > li { min-width: 0; }
  > li:nth-child(n + 11) { contain-intrinsic-size: auto 340px; }
  &:not([data-measuring]) > li:nth-child(n + 11) { content-visibility: auto; }
  ${from.small} { gap: var(--space-3); }
  ${from.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--space-4); }
  ${from.large} { grid-template-columns: repeat(5, minmax(0, 1fr)); }
`;
