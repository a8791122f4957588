import { itemOfLine, stockKey } from '#domain/checkout/stockLines.ts';
import type { LinePieces } from '#domain/consignments/returnedLine.ts';
import type { ActorAt } from '../../auth/authorization.ts';
import type { Db } from '../../database/database.ts';
import { findProducts } from '../../products/productsRepository.ts';
import { heldBy } from '../../stock/stockMovesRepository.ts';
import { changeItems, type ItemKey, lockItems, type StockChange } from '../../stock/stockRepository.ts';
import { type HoldingOrder, ledgerOrder } from './orderStock.ts';

/** An item of counted goods with the number of its pieces that have come back. */
type ReturnedItem = ItemKey & { readonly quantity: number };

/** The items to which the pieces of these lines belong, each once with the sum of its pieces; none for goods that are not counted. */
const itemsOf = async (
  tx: Db,
  { products: lines }: HoldingOrder,
  pieces: readonly LinePieces[],
): Promise<ReturnedItem[]> => {
  const returnedLines = pieces.flatMap(({ line: index, quantity }) => {
    const line = lines[index];
    return line === undefined ? [] : [{ ...line, quantity }];
  });
  const productsById = await findProducts(
    tx,
    returnedLines.map(({ id }) => id),
  );
  const items = new Map<string, ReturnedItem>();
  for (const line of returnedLines) {
    const product = productsById.get(line.id);
    const colorAndSize = product === undefined ? null : itemOfLine(line, product);
    if (colorAndSize === null) continue;
    const item = { productId: line.id, ...colorAndSize };
    const earlierPieces = items.get(stockKey(item))?.quantity ?? 0;
    items.set(stockKey(item), { ...item, quantity: earlierPieces + line.quantity });
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
  by: ActorAt,
): Promise<number> => {
  const items = await itemsOf(tx, order, pieces);
  if (items.length === 0) return 0;
  await lockItems(tx, items);
  const heldItems = await heldBy(tx, [order._id]);
  const heldPieces = new Map(heldItems.map((item) => [stockKey(item), item.held]));
  const changes = items
    .map(({ quantity, ...item }): StockChange => {
      const change = Math.min(quantity, heldPieces.get(stockKey(item)) ?? 0);
      return { ...item, reason: 'returnReceived', change, order: ledgerOrder(order) };
    })
    .filter(({ change }) => change > 0);
  await changeItems(tx, changes, by);
  return changes.reduce((sum, { change }) => sum + change, 0);
};
