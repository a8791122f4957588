import * as messages from '#messages/domain/cart.ts';
import type { Product } from '../products/product.ts';
import type { ShownStock, StockItem } from '../products/stock.ts';
import { type CartLine, notPicked } from './cart.ts';

/** Which counted items the lines of a cart or an order need (GS-4). */

type ChosenLine = Pick<CartLine, 'id' | 'color' | 'size' | 'quantity'>;
type Counted = Pick<Product, '_id' | 'colors' | 'sizes' | 'stock'>;

/** Identifies an item of a product. */
export const stockKey = ({ productId, color, size }: StockItem & { readonly productId: string }): string =>
  JSON.stringify([productId, color, size]);

/** The item that a line takes from; `null` for a product that is not counted. */
export const itemOfLine = (
  { color, size }: Pick<ChosenLine, 'color' | 'size'>,
  { colors, sizes, stock }: Counted,
): StockItem | null => {
  if (stock === undefined) return null;
  if (stock.count === 'whole') return { color: '', size: '' };
  // Where a product offers no colours or sizes, a line has `N/A` and the item ''.
  return { color: colors.length === 0 ? '' : color, size: sizes.length === 0 ? '' : size };
};

/** What the shopper still has to choose, so that the shop knows which pieces the line takes; `null` for nothing. */
export const openChoice = (
  { color, size }: Pick<ChosenLine, 'color' | 'size'>,
  { colors, sizes, stock }: Counted,
): 'color' | 'size' | null => {
  if (stock?.count !== 'variants') return null;
  if (colors.length > 0 && color === notPicked) return 'color';
  return sizes.length > 0 && size === notPicked ? 'size' : null;
};

/** Pieces of one item that lines need together. */
export interface WantedItem extends StockItem {
  readonly productId: string;
  readonly quantity: number;
  /** Index of the first line that takes from it. */
  readonly line: number;
}

/** The counted items that the lines need, with the pieces of equal items summed. */
export const wantedItems = (
  lines: readonly ChosenLine[],
  products: ReadonlyMap<string, Counted>,
): WantedItem[] => {
  const wantedByKey = new Map<string, WantedItem>();
  for (const [index, line] of lines.entries()) {
    const product = products.get(line.id);
    const item = product === undefined ? null : itemOfLine(line, product);
    if (item === null) continue;
    const wanted: WantedItem = { productId: line.id, ...item, quantity: line.quantity, line: index };
    const key = stockKey(wanted);
    const earlier = wantedByKey.get(key);
    wantedByKey.set(
      key,
      earlier === undefined ? wanted : { ...earlier, quantity: earlier.quantity + line.quantity },
    );
  }
  return [...wantedByKey.values()];
};

/** What shoppers learn about the item that a line takes from; `null` if the product is not counted, or the host does not tell. */
export const shownStockOfLine = (
  line: Pick<ChosenLine, 'color' | 'size'>,
  product: Counted,
): ShownStock | null => {
  const item = itemOfLine(line, product);
  const items = product.stock?.items;
  if (item === null || items === undefined) return null;
  // An item that the shop does not name has no piece.
  return items.find(({ color, size }) => color === item.color && size === item.size) ?? { ...item, left: 0 };
};

/** Why fewer pieces than the shopper wants can be ordered. */
export const soldOutMessage = (name: string, left: number): string =>
  left === 0 ? messages.soldOut(name.trim()) : messages.piecesLeft(name.trim(), left);

/** What a shopper is told who has not chosen a colour or size of counted goods. */
export const openChoiceMessage = (name: string, choice: 'color' | 'size'): string =>
  messages.pleaseChoose(name.trim(), choice);
