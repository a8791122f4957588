import { NavigationType, useNavigationType } from 'react-router-dom';
import type { Product } from '#domain/product.ts';
import { useIsFirstFrame } from '../hooks/useIsFirstFrame.ts';

/** In CSS pixels; a card of a narrow phone, the smallest. */
const smallestCard = 160 * 280;
/** Half more than the eight that a scrolled phone shows. */
const leastCards = 12;

/** The number of cards that fill one and a half screens. */
const cardsInView = (): number =>
  Math.max(leastCards, Math.ceil((1.5 * innerWidth * innerHeight) / smallestCard));

/**
 * How many of the grid's cards to render. The first frame has the first ones in view alone (SPD-1); on return all, so that
 * the restored scroll position is exact (RT-19).
 */
export const useRenderedCount = (products: readonly Product[]): number => {
  const isReturn = useNavigationType() === NavigationType.Pop;
  return useIsFirstFrame(!isReturn) ? cardsInView() : products.length;
};
