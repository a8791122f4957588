import { orderLinesLimit, orderQuantityLimit } from '../constants.ts';

/** Messages in cart and checkout when the lines exceed the limits of one order. */
export const limitMessages = {
  pieces: `One order takes at most ${orderQuantityLimit} pieces of this product. Phone us for more.`,
  piecesOfSome: `Choose at most ${orderQuantityLimit} pieces of each product.`,
  lines: (count: number): string =>
    `Choose at most ${orderLinesLimit} of these ${count} products; order the others afterwards.`,
} as const;
