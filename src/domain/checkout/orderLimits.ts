import { orderLinesLimit, orderQuantityLimit } from '../shop/constants.ts';
import type { CartLine } from './cart.ts';

/** Messages in cart and checkout when the lines exceed the limits of one order. */
export const limitMessages = {
  pieces: `One order can have at most ${orderQuantityLimit} pieces of this product. Call us for more.`,
  piecesOfSome: `Choose at most ${orderQuantityLimit} pieces of each product.`,
  lines: (count: number): string =>
    `Choose at most ${orderLinesLimit} of these ${count} products, and order the rest separately.`,
} as const;

/**
 * Whether the line exceeds the quantity that one order accepts; the cart itself has no upper limit (CT-4).
 */
export const isOverLimit = ({ quantity }: Pick<CartLine, 'quantity'>): boolean =>
  quantity > orderQuantityLimit;

/** Why there are too many lines for one order; `null` if there are not. */
export const linesLimitReason = (lines: readonly unknown[]): string | null =>
  lines.length > orderLinesLimit ? limitMessages.lines(lines.length) : null;

/** Why the lines are too much for one order; `null` if they are not. */
export const limitReason = (lines: readonly Pick<CartLine, 'quantity'>[]): string | null =>
  linesLimitReason(lines) ?? (lines.some(isOverLimit) ? limitMessages.piecesOfSome : null);
