import { isStaff } from '#domain/accounts/role.ts';
import { openChoice, stockKey, type WantedItem, wantedItems } from '#domain/checkout/stockLines.ts';
import type { Order, OrderLine } from '#domain/orders/order.ts';
import type { Product } from '#domain/products/product.ts';
import type { StockReason } from '#domain/products/stockMove.ts';
import type { Caller } from '../../auth/authorization.ts';
import type { Db } from '../../database/database.ts';
import type { ApiError } from '../../errors/apiError.ts';
import { findProducts } from '../../products/productsRepository.ts';
import {
  changeItems,
  type HeldItem,
  heldBy,
  lockItems,
  type StockActor,
  type StockChange,
} from '../../stock/stockRepository.ts';
import { soldOutRefusal } from './soldOut.ts';

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
): StockActor => ({ uid, name: isStaff(role) ? name : '', at });

/** The order as the ledger names it. */
const named = ({ _id, number }: Pick<Order, '_id' | 'number'>) => ({ id: _id, number: number ?? '' });

/** Puts all pieces that the orders hold into stock again, and returns their number. */
export const giveBack = async (
  tx: Db,
  orders: readonly Pick<Order, '_id' | 'number'>[],
  reason: StockReason,
  by: StockActor,
): Promise<number> => {
  const held = await heldBy(
    tx,
    orders.map(({ _id }) => _id),
  );
  if (held.length === 0) return 0;
  const byId = new Map(orders.map((order) => [order._id, named(order)]));
  await lockItems(tx, held);
  const changes = held.map(
    ({ orderId, held: pieces, productId, color, size }): StockChange => ({
      productId,
      color,
      size,
      reason,
      change: pieces,
      order: byId.get(orderId) ?? { id: orderId, number: '' },
    }),
  );
  await changeItems(tx, changes, by);
  return held.reduce((sum, item) => sum + item.held, 0);
};

/** The counted goods that the lines need by today's products. A line whose item is not clear, since a choice is open, needs none. */
const neededItems = (lines: readonly OrderLine[], products: ReadonlyMap<string, Product>): WantedItem[] => {
  const isOpen = (line: OrderLine): boolean => {
    const product = products.get(line.id);
    return product !== undefined && openChoice(line, product) !== null;
  };
  const items = wantedItems(lines, products);
  return items.filter(({ line }) => {
    const first = lines[line];
    return first !== undefined && !isOpen(first);
  });
};

const productsOf = async (tx: Db, lines: readonly Pick<OrderLine, 'id'>[]): Promise<Map<string, Product>> => {
  const products = await findProducts(tx, [...new Set(lines.map(({ id }) => id))]);
  return new Map(products.map((product) => [product._id, product]));
};

/** Pieces by item. */
const countPieces = (items: readonly WantedItem[]): Map<string, number> =>
  new Map(items.map((item) => [stockKey(item), item.quantity]));

/** What one of the orders holds, in pieces by item. */
const heldOf = (held: readonly HeldItem[], orderId: string): Map<string, number> =>
  new Map(held.filter((item) => item.orderId === orderId).map((item) => [stockKey(item), item.held]));

const piecesIn = (pieces: ReadonlyMap<string, number>, item: Parameters<typeof stockKey>[0]): number =>
  pieces.get(stockKey(item)) ?? 0;

/** What the order needs and does not hold yet: the items with the pieces that it lacks. */
const lackingItems = (needed: readonly WantedItem[], holds: ReadonlyMap<string, number>): WantedItem[] =>
  needed
    .map((item) => ({ ...item, quantity: item.quantity - piecesIn(holds, item) }))
    .filter(({ quantity }) => quantity > 0);

/** Locks the items, and returns the pieces of each that no order holds. */
const lockLeft = async (tx: Db, items: readonly WantedItem[]): Promise<Map<string, number>> =>
  new Map((await lockItems(tx, items)).map((item) => [stockKey(item), item.pieces]));

const nameOf = (order: HoldingOrder, line: number): string => order.products[line]?.name ?? '';

/**
 * Takes what orders that are confirmed again need and do not hold yet. Returns refusals for the orders for which too few pieces are
 * left, by their ids; these take nothing.
 */
export const takeAgain = async (
  tx: Db,
  orders: readonly HoldingOrder[],
  by: StockActor,
): Promise<Map<string, ApiError>> => {
  const products = await productsOf(
    tx,
    orders.flatMap((order) => order.products),
  );
  const needed = orders.map((order) => ({ order, items: neededItems(order.products, products) }));
  const all = needed.flatMap(({ items }) => items);
  if (all.length === 0) return new Map();
  const held = await heldBy(
    tx,
    orders.map(({ _id }) => _id),
  );
  const left = await lockLeft(tx, all);
  const refusals = new Map<string, ApiError>();
  const changes: StockChange[] = [];
  for (const { order, items } of needed) {
    const lacking = lackingItems(items, heldOf(held, order._id));
    const tooFew = lacking.find((item) => item.quantity > piecesIn(left, item));
    if (tooFew !== undefined) {
      const refusal = soldOutRefusal(tooFew, nameOf(order, tooFew.line), piecesIn(left, tooFew));
      refusals.set(order._id, refusal);
      continue;
    }
    for (const item of lacking) {
      const { quantity, productId, color, size } = item;
      left.set(stockKey(item), piecesIn(left, item) - quantity);
      changes.push({
        productId,
        color,
        size,
        reason: 'confirmedAgain',
        change: -quantity,
        order: named(order),
      });
    }
  }
  await changeItems(tx, changes, by);
  return refusals;
};

/**
 * Takes or gives back the pieces by which a correction differs. Throws an ApiError for a line of which too few pieces are left. An
 * order never gives back more than it holds, so that goods which were not counted when it was placed do not become counted ones.
 */
export const adjustStock = async (
  tx: Db,
  before: HoldingOrder,
  after: HoldingOrder,
  by: StockActor,
): Promise<void> => {
  const products = await productsOf(tx, [...before.products, ...after.products]);
  const oldItems = neededItems(before.products, products);
  const newItems = neededItems(after.products, products);
  const allItems = [...oldItems, ...newItems];
  if (allItems.length === 0) return;
  const oldPieces = countPieces(oldItems);
  const newPieces = countPieces(newItems);
  const holds = heldOf(await heldBy(tx, [before._id]), before._id);
  const left = await lockLeft(tx, allItems);
  const items = new Map(allItems.map((item) => [stockKey(item), item]));
  const changes: StockChange[] = [];
  for (const [key, { productId, color, size, line }] of items) {
    const difference = (oldPieces.get(key) ?? 0) - (newPieces.get(key) ?? 0);
    // Positive if pieces go back into stock, negative if the order takes more.
    const change = Math.min(difference, holds.get(key) ?? 0);
    if (change < 0 && -change > (left.get(key) ?? 0))
      throw soldOutRefusal({ line }, nameOf(after, line), left.get(key) ?? 0);
    if (change !== 0)
      changes.push({ productId, color, size, reason: 'corrected', change, order: named(before) });
  }
  await changeItems(tx, changes, by);
};
