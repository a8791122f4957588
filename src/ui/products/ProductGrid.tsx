import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Product } from '#domain/products/product.ts';
import { useIsFirstFrame } from '../hooks/useIsFirstFrame.ts';
import { useMeasuredOnce } from '../hooks/useMeasuredOnce.ts';
import { from } from '../theme/media.ts';

interface ProductGridProps {
  readonly products: readonly Product[];
  readonly card: (product: Product, index: number) => ReactNode;
  /** More products are loading: sets `aria-busy`. */
  readonly busy?: boolean;
  /** Shown in the grid after the last card. */
  readonly children?: ReactNode;
}

// Up to this many cards need no measuring: their estimated heights are wrong by less than one card in all.
const unmeasuredLimit = 40;

/** Area of the smallest card, on a narrow phone, in square CSS pixels. */
const smallestCardArea = 160 * 280;
/** Half more than the eight cards that a phone shows when it is scrolled. */
const minCards = 12;

/** The number of cards that fill one and a half screens. */
const cardsInView = (): number =>
  Math.max(minCards, Math.ceil((1.5 * innerWidth * innerHeight) / smallestCardArea));

/**
 * Cards in 2, 3 or 5 columns (LS-1). The first frame has only the cards in or near the view (SPD-1). When the user returns it has all
 * cards, so that the restored scroll position is exact (RT-19).
 */
export const ProductGrid = ({ products, card, busy = false, children }: ProductGridProps) => {
  const isMeasuring = useMeasuredOnce(products.length > unmeasuredLimit);
  const renderedCount = useIsFirstFrame() ? cardsInView() : products.length;
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
 * The grid itself, also for skeletons. The first ten cards are always laid out, so that a short grid has its true height at once. A later
 * card that is not rendered or laid out yet has the height of its picture and of the text below it, with one or two lines of name.
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
    contain-intrinsic-height: auto calc((100cqw - (var(--columns) - 1) * var(--gap)) / var(--columns) + 108px);
  }
  > li:empty { contain: size; }
  &:not([data-measuring]) > li:nth-child(n + 11):not([data-action]) { content-visibility: auto; }
  ${from.small} { --gap: var(--space-3); }
  ${from.tablet} { --columns: 3; --gap: var(--space-4); }
  ${from.large} { --columns: 5; }
`;
