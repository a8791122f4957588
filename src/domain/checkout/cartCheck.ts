import * as messages from '#messages/domain/cart.ts';
import { isOrderable, isSoldOut, type Product, salePrice } from '../products/product.ts';
import { toPoisha } from '../values/money.ts';
import { type CartLine, lineKey } from './cart.ts';
import { openChoice, shownStockOfLine } from './stockLines.ts';

/** What the shop answers today about the products of a cart (SH-5). */
export interface CheckedProducts {
  /** The ids that were asked for; a product that is not in the answer has left the shop. */
  readonly askedIds: readonly string[];
  readonly products: readonly Product[];
}

/** How a line differs from what the shop would take; prices in taka for one piece. */
export type LineFinding =
  | { readonly kind: 'gone' | 'soldOut' | 'notOrderable' }
  /** A colour or size must be chosen, because its pieces are counted. */
  | { readonly kind: 'unchosen'; readonly choice: 'color' | 'size' }
  /** Fewer pieces are left than the line has. */
  | { readonly kind: 'few'; readonly left: number }
  /** Other lines take all pieces that are left of the product, which is counted as a whole. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'cheaper' | 'dearer'; readonly price: number };

/**
 * What is wrong with the pieces of the line (GS-8); `null` if nothing is, or if the shop does not tell how many it has. `taken`: pieces of
 * the product in other lines.
 */
const checkStock = (line: CartLine, product: Product, taken: number): LineFinding | null => {
  const choice = openChoice(line, product);
  if (choice !== null) return { kind: 'unchosen', choice };
  const shown = shownStockOfLine(line, product);
  // `left` is null while the shop has more pieces than it tells.
  if (shown === null || shown.left === null) return null;
  const left = product.stock?.count === 'whole' ? shown.left - taken : shown.left;
  if (left >= line.quantity) return null;
  if (left > 0) return { kind: 'few', left };
  return { kind: shown.left > 0 ? 'taken' : 'soldOut' };
};

/**
 * What the shopper must know about the line; `null` when the shop takes it as it is, or was not asked about it. `taken`: pieces of the
 * product in other lines.
 */
export const checkLine = (
  line: CartLine,
  { askedIds, products }: CheckedProducts,
  taken = 0,
): LineFinding | null => {
  const product = products.find(({ _id }) => _id === line.id);
  if (product === undefined) return askedIds.includes(line.id) ? { kind: 'gone' } : null;
  const price = isOrderable(product) ? salePrice(product) : null;
  if (price === null) return { kind: isSoldOut(product) ? 'soldOut' : 'notOrderable' };
  const stockFinding = checkStock(line, product, taken);
  if (stockFinding !== null) return stockFinding;
  // A line's `originalPrice` is the sale price when the cart stored it, whatever its name says (API-5).
  const difference = toPoisha(price) - toPoisha(line.originalPrice);
  if (difference === 0) return null;
  return { kind: difference < 0 ? 'cheaper' : 'dearer', price };
};

/** The line as the shop takes it, at today's price. `null` for any finding but another price, since the shop refuses such a line. */
export const acceptedLine = (line: CartLine, finding: LineFinding | null): CartLine | null => {
  if (finding === null) return line;
  return 'price' in finding ? { ...line, originalPrice: finding.price } : null;
};

/**
 * The findings of the lines, by `lineKey`. The ordered lines take the pieces of a product that is counted as a whole, the first line first;
 * a line that is not ordered may have what they leave.
 */
export const checkLines = (
  lines: readonly CartLine[],
  checked: CheckedProducts,
  isOrdered: (line: CartLine) => boolean = () => true,
): ReadonlyMap<string, LineFinding | null> => {
  const findings = new Map<string, LineFinding | null>();
  const takenById = new Map<string, number>();
  const others = lines.filter((line) => !isOrdered(line));
  for (const line of [...lines.filter(isOrdered), ...others]) {
    const taken = takenById.get(line.id) ?? 0;
    const finding = checkLine(line, checked, taken);
    findings.set(lineKey(line), finding);
    if (acceptedLine(line, finding) !== null && isOrdered(line))
      takenById.set(line.id, taken + line.quantity);
  }
  return findings;
};

/** Whether the shop does not sell the line's product, so that no change of the line helps. */
export const isUnavailable = ({ kind }: LineFinding): boolean =>
  kind === 'gone' || kind === 'soldOut' || kind === 'notOrderable';

/** Why a product that is not orderable (`isOrderable`) cannot be ordered. */
export const notOrderableMessage = (product: Pick<Product, 'name' | 'soldOut' | 'stock'>): string => {
  const name = product.name.trim();
  return isSoldOut(product) ? messages.soldOut(name) : messages.notOrderable(name);
};
