import * as messages from '#messages/domain/cart.ts';
import { orderLinesLimit, orderQuantityLimit } from '../shop/constants.ts';
import type { OrderTerms } from '../shop/orderTerms.ts';
import type { CartLine } from './cart.ts';

type Limits = Pick<OrderTerms, 'piecesLimit'>;
type Pieces = Pick<CartLine, 'id' | 'quantity'>;

/** Messages in cart and checkout when the lines exceed the limits of one order. */
export const limitMessages = {
  /** Beside the product that has too many. */
  pieces: ({ piecesLimit }: Limits): string => messages.piecesOfThis(piecesLimit),
  /** For the whole cart, when some product has too many. */
  piecesOfEach: ({ piecesLimit }: Limits): string => messages.piecesOfEach(piecesLimit),
  lines: (count: number): string => messages.tooManyLines(orderLinesLimit, count),
} as const;

/** The ids of products with more pieces, all lines together, than one order accepts (SP-3); the cart has no upper limit (CT-4). */
export const productsOverLimit = (lines: readonly Pieces[], { piecesLimit }: Limits): ReadonlySet<string> => {
  const piecesOf = new Map<string, number>();
  for (const { id, quantity } of lines) piecesOf.set(id, (piecesOf.get(id) ?? 0) + quantity);
  const overLimit = [...piecesOf].filter(([, pieces]) => pieces > piecesLimit);
  return new Set(overLimit.map(([id]) => id));
};

/** The limits for orders that staff correct or place: they may exceed the merchant's limit, if a shopper asks for more by phone. */
export const technicalLimits: Limits = { piecesLimit: orderQuantityLimit };

/** Why there are too many lines for one order; `null` if there are not. */
export const linesLimitReason = (lines: readonly unknown[]): string | null =>
  lines.length > orderLinesLimit ? limitMessages.lines(lines.length) : null;

/** Why the lines are too much for one order; `null` if they are not. */
export const limitReason = (lines: readonly Pieces[], limits: Limits): string | null =>
  linesLimitReason(lines) ??
  (productsOverLimit(lines, limits).size > 0 ? limitMessages.piecesOfEach(limits) : null);
