import { type CartLine, lineKey } from '#domain/checkout/cart.ts';
import type { Product } from '#domain/products/product.ts';
import type { RefusedOrder } from '#machines/placeOrderMachine.ts';

/**
 * How many pieces the line may have; `null` if the refusal is not about pieces. If the product's lines share the pieces that are left, the
 * other lines have taken theirs.
 */
const leftFor = (
  line: CartLine,
  lines: readonly CartLine[],
  { left, isShared }: RefusedOrder,
  products: readonly Product[],
): number | null => {
  const isWhole = products.some(({ _id, stock }) => _id === line.id && stock?.count === 'whole');
  if (left === null || !(isShared || isWhole)) return left;
  const others = lines.filter((other) => other.id === line.id && other !== line);
  return others.reduce((rest, { quantity }) => Math.max(0, rest - quantity), left);
};

/**
 * The refusal as long as it is about the lines, with the pieces that are left for its line; `null` once the shopper has left the line
 * out, or lowered the lines to what is left. `products`: those of the lines, as far as the shop has told about them.
 */
export const unsettledRefusal = (
  refusal: RefusedOrder | null,
  lines: readonly CartLine[],
  products: readonly Product[],
): RefusedOrder | null => {
  // If no line caused the refusal, no change of the lines settles it.
  if (refusal === null || refusal.lineKey === null) return refusal;
  const line = lines.find((each) => lineKey(each) === refusal.lineKey);
  if (line === undefined) return null;
  const left = leftFor(line, lines, refusal, products);
  return left !== null && line.quantity <= left ? null : { ...refusal, left };
};
