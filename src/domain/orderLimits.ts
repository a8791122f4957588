import type { CartLine } from './cart.ts';
import { orderLinesLimit, orderQuantityLimit } from './constants.ts';
import { limitMessages } from './messages/limitMessages.ts';

/**
 * Whether the line exceeds the quantity that one order accepts; the cart itself has no upper limit (CT-4).
 */
export const isOverLimit = ({ quantity }: Pick<CartLine, 'quantity'>): boolean =>
  quantity > orderQuantityLimit;

/** Why the lines are too many for one order; `null` if they are not. */
export const limitReason = (lines: readonly Pick<CartLine, 'quantity'>[]): string | null => {
  if (lines.length > orderLinesLimit) return limitMessages.lines(lines.length);
  return lines.some(isOverLimit) ? limitMessages.piecesOfSome : null;
};
