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
 * What orders hold of counted goods, after they were placed (GS-5): what their rows of the ledger sum up to. To be called in
 * the transaction that changes the orders and has locked them.
 */

/** An order as its goods are taken. */
export type HoldingOrder = Pick<Order, '_id' | 'number' | 'products'>;

/** Who changes an order, as the ledger names them: staff by their names. */
export const stockActor = (
  { uid, role, name = '' }: Pick<Caller, 'uid' | 'role'> & Partial<Pick<Caller, 'name'>>,
  at: Date,
): StockActor => ({ uid, name: isStaff(role) ? name : '', at });

const named = ({ _id, number }: Pick<Order, '_id' | 'number'>) => ({ id: _id, number: number ?? '' });

/** Gives back all that the orders hold; returns the number of pieces. */
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

/** The counted goods that the lines need today; a line without the choice that tells its item needs none. */
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

const heldOf = (held: readonly HeldItem[], orderId: string): Map<string, number> =>
  new Map(held.filter((item) => item.orderId === orderId).map((item) => [stockKey(item), item.held]));

const nameOf = (order: HoldingOrder, line: number): string => order.products[line]?.name ?? '';

/**
 * Takes for orders that are confirmed again what they need and do not hold. Returns the refusals by the ids of those for
 * which too little is left; these take nothing.
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
  const left = new Map((await lockItems(tx, all)).map((item) => [stockKey(item), item.pieces]));
  const refusals = new Map<string, ApiError>();
  const changes: StockChange[] = [];
  for (const { order, items } of needed) {
    const holds = heldOf(held, order._id);
    const lacking = items
      .map((item) => ({ ...item, quantity: item.quantity - (holds.get(stockKey(item)) ?? 0) }))
      .filter(({ quantity }) => quantity > 0);
    const short = lacking.find((item) => item.quantity > (left.get(stockKey(item)) ?? 0));
    if (short !== undefined) {
      const refusal = soldOutRefusal(short, nameOf(order, short.line), left.get(stockKey(short)) ?? 0);
      refusals.set(order._id, refusal);
      continue;
    }
    for (const { quantity, productId, color, size } of lacking) {
      const key = stockKey({ productId, color, size });
      left.set(key, (left.get(key) ?? 0) - quantity);
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
 * Takes or gives back the difference that a correction makes. Throws the ApiError of the line of which too little is left. An
 * order gives back no more than it holds, so that what was not counted when it was placed is not invented.
 */
export const adjustStock = async (
  tx: Db,
  before: HoldingOrder,
  after: HoldingOrder,
  by: StockActor,
): Promise<void> => {
  const products = await productsOf(tx, [...before.products, ...after.products]);
  const [old, next] = [before, after].map((order) => neededItems(order.products, products));
  if (old === undefined || next === undefined || old.length + next.length === 0) return;
  const oldPieces = countPieces(old);
  const nextPieces = countPieces(next);
  const holds = heldOf(await heldBy(tx, [before._id]), before._id);
  const left = new Map((await lockItems(tx, [...old, ...next])).map((item) => [stockKey(item), item.pieces]));
  const items = new Map([...old, ...next].map((item) => [stockKey(item), item]));
  const changes: StockChange[] = [];
  for (const [key, { productId, color, size, line }] of items) {
    const difference = (oldPieces.get(key) ?? 0) - (nextPieces.get(key) ?? 0);
    const change = Math.min(difference, holds.get(key) ?? 0);
    if (change < 0 && -change > (left.get(key) ?? 0))
      throw soldOutRefusal({ line }, nameOf(after, line), left.get(key) ?? 0);
    if (change !== 0)
      changes.push({ productId, color, size, reason: 'corrected', change, order: named(before) });
  }
  await changeItems(tx, changes, by);
};
