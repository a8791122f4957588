import { isStaff } from '#domain/accounts/role.ts';
import { openChoice, stockKey, type WantedItem, wantedItems } from '#domain/checkout/stockLines.ts';
import type { Order, OrderLine } from '#domain/orders/order.ts';
import type { Product } from '#domain/products/product.ts';
import type { StockReason } from '#domain/products/stockMove.ts';
import type { ActorAt, Caller } from '../../auth/authorization.ts';
import type { Db } from '../../database/database.ts';
import type { ApiError } from '../../errors/apiError.ts';
import { findProducts } from '../../products/productsRepository.ts';
import { type HeldItem, heldBy } from '../../stock/stockMovesRepository.ts';
import {
  changeItems,
  type ItemKey,
  lockDeletedItems,
  lockItems,
  piecesByItem,
  type StockChange,
} from '../../stock/stockRepository.ts';
import { soldOutRefusal } from './soldOutRefusal.ts';

/**
 * Changes what placed orders hold of counted goods (GS-5), which is the sum of their rows in the ledger. Call these functions in the
 * transaction that changes the orders and has locked them.
 */

/** The fields of an order that are needed to take or give back its goods. */
export type HoldingOrder = Pick<Order, '_id' | 'number' | 'products'>;

/** Who changes an order, as the ledger names them: staff by name, customers by ''. */
export const stockActor = (
  { uid, role, name = '' }: Pick<Caller, 'uid' | 'role'> & Partial<Pick<Caller, 'name'>>,
  at: Date,
): ActorAt => ({ uid, name: isStaff(role) ? name : '', at });

/** The order as the ledger names it. */
export const ledgerOrder = ({ _id, number }: Pick<Order, '_id' | 'number'>) => ({
  id: _id,
  number: number ?? '',
});

/** Puts all pieces that the orders hold into stock again, and returns their number. */
export const giveBack = async (
  tx: Db,
  orders: readonly Pick<Order, '_id' | 'number'>[],
  reason: StockReason,
  by: ActorAt,
): Promise<number> => {
  const held = await heldBy(
    tx,
    orders.map(({ _id }) => _id),
  );
  if (held.length === 0) return 0;
  const ledgerOrders = new Map(orders.map((order) => [order._id, ledgerOrder(order)]));
  const existing = new Set((await lockItems(tx, held)).map(stockKey));
  const isDeleted = (item: ItemKey): boolean => !existing.has(stockKey(item));
  if (held.some(isDeleted)) await lockDeletedItems(tx);
  const changes = held.flatMap(({ orderId, held: pieces, ...item }): StockChange[] => {
    // `held` names these orders alone: the fallback is only for the type.
    const order = ledgerOrders.get(orderId) ?? { id: orderId, number: '' };
    const comesBack = { ...item, reason, change: pieces, order };
    // An item that was deleted with its product still has its ledger, which must come to 0. One row gives back the order's pieces, so that
    // the order does not hold them when the product is imported again; a second row writes them off.
    return isDeleted(item)
      ? [comesBack, { ...item, reason: 'productDeleted', change: -pieces }]
      : [comesBack];
  });
  await changeItems(tx, changes, by);
  return held.reduce((sum, item) => sum + item.held, 0);
};

/** The counted goods that the lines need by today's products. A line whose item is not clear, since a choice is open, needs none. */
const neededItems = (lines: readonly OrderLine[], products: ReadonlyMap<string, Product>): WantedItem[] => {
  const hasOpenChoice = (line: OrderLine): boolean => {
    const product = products.get(line.id);
    return product !== undefined && openChoice(line, product) !== null;
  };
  return wantedItems(lines, products).filter(({ line: index }) => {
    const line = lines[index];
    return line !== undefined && !hasOpenChoice(line);
  });
};

/** The products of the orders, by id. */
const productsOf = (tx: Db, orders: readonly HoldingOrder[]): Promise<ReadonlyMap<string, Product>> =>
  findProducts(
    tx,
    orders.flatMap(({ products: lines }) => lines.map(({ id }) => id)),
  );

/** Needed pieces by item; `wantedItems` names each item once. */
const countPieces = (items: readonly WantedItem[]): Map<string, number> =>
  new Map(items.map((item) => [stockKey(item), item.quantity]));

/** What one of the orders holds, in pieces by item. */
const heldOf = (held: readonly HeldItem[], orderId: string): Map<string, number> =>
  new Map(held.filter((item) => item.orderId === orderId).map((item) => [stockKey(item), item.held]));

const nameOf = (order: HoldingOrder, line: number): string => order.products[line]?.name ?? '';

/** The items of which the order needs more than it holds, each with the pieces that it lacks. */
const lackingItems = (needed: readonly WantedItem[], holds: ReadonlyMap<string, number>): WantedItem[] =>
  needed
    .map((item) => ({ ...item, quantity: item.quantity - (holds.get(stockKey(item)) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);

/**
 * Takes what orders that are confirmed again need and do not hold yet. Returns refusals for the orders for which too few pieces are
 * left, by their ids; these take nothing.
 */
export const takeAgain = async (
  tx: Db,
  orders: readonly HoldingOrder[],
  by: ActorAt,
): Promise<Map<string, ApiError>> => {
  const products = await productsOf(tx, orders);
  const needs = orders.map((order) => ({ order, needed: neededItems(order.products, products) }));
  const allNeeded = needs.flatMap(({ needed }) => needed);
  if (allNeeded.length === 0) return new Map();
  const held = await heldBy(
    tx,
    orders.map(({ _id }) => _id),
  );
  const left = piecesByItem(await lockItems(tx, allNeeded));
  const refusals = new Map<string, ApiError>();
  const changes: StockChange[] = [];
  for (const { order, needed } of needs) {
    const lacking = lackingItems(needed, heldOf(held, order._id));
    const shortItem = lacking.find((item) => item.quantity > (left.get(stockKey(item)) ?? 0));
    if (shortItem !== undefined) {
      const piecesLeft = left.get(stockKey(shortItem)) ?? 0;
      refusals.set(order._id, soldOutRefusal(shortItem, nameOf(order, shortItem.line), piecesLeft));
      continue;
    }
    for (const item of lacking) {
      const key = stockKey(item);
      left.set(key, (left.get(key) ?? 0) - item.quantity);
      changes.push({ ...item, reason: 'confirmedAgain', change: -item.quantity, order: ledgerOrder(order) });
    }
  }
  await changeItems(tx, changes, by);
  return refusals;
};

/**
 * Takes or gives back the pieces by which a correction differs, and returns how many it gives back. Throws an ApiError for a line of
 * which too few pieces are left. An order never gives back more than it holds, so that goods which were not counted when it was placed
 * do not become counted ones.
 */
export const adjustStock = async (
  tx: Db,
  before: HoldingOrder,
  after: HoldingOrder,
  by: ActorAt,
): Promise<number> => {
  const products = await productsOf(tx, [before, after]);
  const neededBefore = neededItems(before.products, products);
  const neededAfter = neededItems(after.products, products);
  const allNeeded = [...neededBefore, ...neededAfter];
  if (allNeeded.length === 0) return 0;
  const piecesBefore = countPieces(neededBefore);
  const piecesAfter = countPieces(neededAfter);
  const holds = heldOf(await heldBy(tx, [before._id]), before._id);
  const left = piecesByItem(await lockItems(tx, allNeeded));
  // An item that is needed before and after keeps its line in the corrected order, which a refusal names.
  const itemsByKey = new Map(allNeeded.map((item) => [stockKey(item), item]));
  const changes: StockChange[] = [];
  for (const [key, { productId, color, size, line }] of itemsByKey) {
    const difference = (piecesBefore.get(key) ?? 0) - (piecesAfter.get(key) ?? 0);
    // Positive if pieces go back into stock, at most as many as the order holds; negative if the order takes more.
    const change = Math.min(difference, holds.get(key) ?? 0);
    const piecesLeft = left.get(key) ?? 0;
    if (change < 0 && -change > piecesLeft) throw soldOutRefusal({ line }, nameOf(after, line), piecesLeft);
    if (change !== 0)
      changes.push({ productId, color, size, reason: 'corrected', change, order: ledgerOrder(before) });
  }
  await changeItems(tx, changes, by);
  return changes.reduce((sum, { change }) => sum + Math.max(change, 0), 0);
};
