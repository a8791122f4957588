import * as messages from '#messages/domain/cart.ts';
import { isOrderable, isSoldOut, type Product, salePrice } from '../products/product.ts';
import { toPoisha } from '../values/money.ts';
import type { CartLine } from './cart.ts';
import { openChoice, shownOfLine } from './stockLines.ts';

/** What the shop knows today of the products of a cart (SH-5). */
export interface CheckedProducts {
  /** The ids that were asked for: one of them without a product has left the shop. */
  readonly askedIds: readonly string[];
  readonly products: readonly Product[];
}

/** How a line differs from what the shop would take; prices in taka for one piece. */
export type LineFinding =
  | { readonly kind: 'gone' | 'soldOut' | 'notOrderable' }
  | { readonly kind: 'unchosen'; readonly choice: 'color' | 'size' }
  | { readonly kind: 'few'; readonly left: number }
  | { readonly kind: 'cheaper' | 'dearer'; readonly price: number };

/** Whether the shop has the pieces of the line, as far as it tells (GS-8). */
const checkStock = (line: CartLine, product: Product): LineFinding | null => {
  const choice = openChoice(line, product);
  if (choice !== null) return { kind: 'unchosen', choice };
  const left = shownOfLine(line, product)?.left ?? null;
  if (left === null || left >= line.quantity) return null;
  return left === 0 ? { kind: 'soldOut' } : { kind: 'few', left };
};

/** What the shopper must know of the line; `null` when the shop takes it as it is, or was not asked. */
export const checkLine = (line: CartLine, { askedIds, products }: CheckedProducts): LineFinding | null => {
  const product = products.find(({ _id }) => _id === line.id);
  if (product === undefined) return askedIds.includes(line.id) ? { kind: 'gone' } : null;
  const price = isOrderable(product) ? salePrice(product) : null;
  if (price === null) return { kind: isSoldOut(product) ? 'soldOut' : 'notOrderable' };
  const stock = checkStock(line, product);
  if (stock !== null) return stock;
  const difference = toPoisha(price) - toPoisha(line.originalPrice);
  if (difference === 0) return null;
  return { kind: difference < 0 ? 'cheaper' : 'dearer', price };
};

/** The line as the shop takes it, at its price of today; `null` when it does not. */
export const acceptedLine = (line: CartLine, finding: LineFinding | null): CartLine | null => {
  if (finding === null) return line;
  return 'price' in finding ? { ...line, originalPrice: finding.price } : null;
};

/** Why a product that is not orderable (`isOrderable`) cannot be ordered. */
export const notOrderableMessage = (product: Pick<Product, 'name' | 'soldOut' | 'stock'>): string =>
  (isSoldOut(product) ? messages.soldOut : messages.notOrderable)(product.name.trim());
