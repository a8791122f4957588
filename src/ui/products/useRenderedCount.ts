import { useContext, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { type Product, productPath } from '#domain/product.ts';
import { PreviousPath } from '../hooks/PreviousPath.ts';
import { useIsFirstFrame } from '../hooks/useIsFirstFrame.ts';

/** In CSS pixels; a card of a narrow phone, the smallest. */
const smallestCard = 160 * 280;
/** Half more than the eight that a scrolled phone shows. */
const leastCards = 12;

/** The number of cards that fill one and a half screens. */
const cardsInView = (): number =>
  Math.max(leastCards, Math.ceil((1.5 * innerWidth * innerHeight) / smallestCard));

/**
 * How many of the grid's cards to render. The first frame has those in view alone: the first ones, or on return from a
 * product's page all up to those that follow its card, so that the restored scroll position is exact (SPD-1, RT-19).
 */
export const useRenderedCount = (products: readonly Product[]): number => {
  const isReturn = useNavigationType() === NavigationType.Pop;
  const previousPath = useContext(PreviousPath);
  const isFirstFrame = useIsFirstFrame();
  const [firstCount] = useState(() => {
    if (!isFirstFrame) return products.length;
    const pressed = isReturn ? products.findIndex(({ _id }) => productPath(_id) === previousPath) : 0;
    return pressed === -1 ? products.length : pressed + cardsInView();
  });
  return isFirstFrame ? firstCount : products.length;
};
