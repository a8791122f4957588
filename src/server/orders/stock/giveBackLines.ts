import { itemOfLine, stockKey } from '#domain/checkout/stockLines.ts';
import type { LinePieces } from '#domain/consignments/returnedLine.ts';
import type { Db } from '../../database/database.ts';
import { findProducts } from '../../products/productsRepository.ts';
import {
  changeItems,
  heldBy,
  type ItemKey,
  lockItems,
  type StockActor,
  type StockChange,
} from '../../stock/stockRepository.ts';
import type { HoldingOrder } from './orderStock.ts';

/** The items of counted goods to which the pieces belong, each once with the sum of its pieces. */
const itemsOf = async (
  tx: Db,
  { products: lines }: HoldingOrder,
  pieces: readonly LinePieces[],
): Promise<(ItemKey & { readonly quantity: number })[]> => {
  const ordered = pieces.flatMap(({ line, quantity }) => {
    const known = lines[line];
    return known === undefined ? [] : [{ ...known, quantity }];
  });
  const found = await findProducts(tx, [...new Set(ordered.map(({ id }) => id))]);
  const products = new Map(found.map((product) => [product._id, product]));
  const items = new Map<string, ItemKey & { readonly quantity: number }>();
  for (const line of ordered) {
    const product = products.get(line.id);
    const item = product === undefined ? null : itemOfLine(line, product);
    if (item === null) continue;
    const key = stockKey({ productId: line.id, ...item });
    const before = items.get(key)?.quantity ?? 0;
    items.set(key, { productId: line.id, ...item, quantity: before + line.quantity });
  }
  return [...items.values()];
};

/**
 * Puts pieces of an order's lines that have come back into stock again (CR-8), and returns their number. Never more than the order
 * holds, so that goods which were not counted when it was placed do not become counted ones. Call it in the transaction that has
 * locked the order.
 */
export const giveBackLines = async (
  tx: Db,
  order: HoldingOrder,
  pieces: readonly LinePieces[],
  by: StockActor,
): Promise<number> => {
  const items = await itemsOf(tx, order, pieces);
  if (items.length === 0) return 0;
  await lockItems(tx, items);
  const held = new Map((await heldBy(tx, [order._id])).map((item) => [stockKey(item), item.held]));
  const changes = items
    .map(({ quantity, ...item }): StockChange => {
      const change = Math.min(quantity, held.get(stockKey(item)) ?? 0);
      return {
        ...item,
        reason: 'returnReceived',
        change,
        order: { id: order._id, number: order.number ?? '' },
      };
    })
    .filter(({ change }) => change > 0);
  await changeItems(tx, changes, by);
  return changes.reduce((sum, { change }) => sum + change, 0);
};
