import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFiguresCall } from '#contract/staff/figures.ts';
import { seededRandom } from '#demo/seededRandom.ts';
import { seedShop } from '#demo/shop/seedShop.ts';
import { feeKinds } from '#domain/cash/ledger.ts';
import { isSale, noCounts } from '#domain/orders/orderDays.ts';
import type { OrderSums } from '#domain/staff/figures.ts';
import { dayAfter, dhakaDay } from '#domain/values/dates.ts';
import { fromPoisha } from '#domain/values/money.ts';
import {
  cashEntries,
  cashMoves,
  consignments,
  orderLines,
  orders,
  products,
} from '#server/database/schema/schema.ts';
import { openParcelShop, type ParcelShop } from '../support/servers/parcelShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

type OrderRow = typeof orders.$inferSelect;

const group = <Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
};
const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
const sumsOf = (rows: readonly Pick<OrderRow, 'status' | 'total'>[]): OrderSums => {
  const counts = noCounts();
  for (const { status } of rows) counts[status] += 1;
  const sold = rows.filter(({ status }) => isSale(status));
  return { counts, sales: fromPoisha(total(sold.map((row) => row.total))) };
};
const byName = <Row, Sums>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  sumsOfRow: (row: Row) => Sums,
) => Object.fromEntries(rows.map((row) => [nameOf(row), sumsOfRow(row)]));

/** All rows of the shop, of which the figures of any days follow one by one. */
const readRows = async ({ api: { db } }: ParcelShop) => ({
  orders: await db.select().from(orders),
  lines: new Map(group(await db.select().from(orderLines), ({ orderId }) => orderId)),
  categories: new Map((await db.select().from(products)).map(({ id, category }) => [id, category])),
  parcels: (await db.select().from(consignments)).toSorted((one, other) => +one.createdAt - +other.createdAt),
  payouts: (await db.select().from(cashMoves)).filter(({ event }) => event === 'PAYOUT'),
  entries: new Map(group(await db.select().from(cashEntries), ({ consignmentId }) => consignmentId)),
});
type Rows = Awaited<ReturnType<typeof readRows>>;

const categoriesOf = ({ lines, categories }: Rows, placed: readonly OrderRow[]) => {
  const parts = placed.flatMap(({ id, status }) =>
    group(lines.get(id) ?? [], ({ productId }) => String(categories.get(productId) ?? null)).map(
      ([category, own]) => ({
        category,
        status,
        pieces: total(own.map(({ quantity }) => quantity)),
        total: total(own.map(({ quantity, unitPrice }) => quantity * unitPrice)),
      }),
    ),
  );
  return Object.fromEntries(
    group(parts, ({ category }) => category).map(([category, own]) => [
      category,
      { pieces: total(own.map(({ pieces }) => pieces)), ...sumsOf(own) },
    ]),
  );
};

const figuresOf = (rows: Rows, from: string, to: string) => {
  const isIn = (at: Date): boolean => dhakaDay(at) >= from && dhakaDay(at) <= to;
  const placed = rows.orders.filter(({ placedAt }) => isIn(placedAt));
  const carried = rows.parcels.filter(({ stage, isExchange }) => stage !== 'cancelled' && !isExchange);
  // The parcels are sorted oldest first, so that the newest of an order stays.
  const newest = new Map(carried.map(({ orderId, courier }) => [orderId, courier]));
  const given = rows.parcels.filter(
    ({ createdAt, stage }) => isIn(createdAt) && !['booking', 'unknown', 'cancelled'].includes(stage),
  );
  // Fees and payouts lower what is outstanding: in the ledger their amounts are negative.
  const amountOf = (id: string, kinds: readonly string[]): number[] =>
    (rows.entries.get(id) ?? []).filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => -amount);
  const feesOf = ({ id, fee }: (typeof given)[number]): number => {
    const billed = amountOf(id, feeKinds);
    return billed.length > 0 ? total(billed) : (fee ?? 0);
  };
  const sumBy = (keyOf: (order: OrderRow) => string) =>
    Object.fromEntries(group(placed, keyOf).map(([key, own]) => [key, sumsOf(own)]));
  return {
    orders: sumsOf(placed),
    days: sumBy(({ placedAt }) => dhakaDay(placedAt)),
    districts: sumBy(({ district }) => district),
    couriers: sumBy(({ id }) => newest.get(id) ?? 'none'),
    categories: categoriesOf(rows, placed),
    given: given.length,
    fees: fromPoisha(total(given.map(feesOf))),
    // A parcel of a seeded shop has one payout at most, so that all its entries of that kind belong to the move.
    cashIn: fromPoisha(
      total(
        rows.payouts.filter(({ at }) => isIn(at)).flatMap((move) => amountOf(move.consignmentId, ['payout'])),
      ),
    ),
  };
};

const hasOrders = ({ counts }: OrderSums): boolean => total(Object.values(counts)) > 0;
const sumsIn = ({ counts, sales }: OrderSums): OrderSums => ({ counts, sales });

describe.each(testDatabases())('figures of many orders on $name', (at) => {
  let shop: ParcelShop;
  const now = new Date('2026-03-02T12:00:00+06:00');
  beforeAll(async () => {
    shop = await openParcelShop(at);
    await seedShop(shop.api.db, { products: 50, orders: 400, users: 30 }, now);
    // Orders of other days than those in their ids.
    await shop.api.db.execute(
      sql`update orders set placed_at = placed_at - interval '40 days' where number like '%2%'`,
    );
    // Lines whose product is gone.
    await shop.api.db.execute(
      sql`delete from products where id in (select product_id from order_lines limit 3)`,
    );
    // Parcels whose order is gone.
    await shop.api.db.execute(sql`update consignments set order_id = null where invoice like '%3%'`);
    // Orders whose only parcel was cancelled.
    await shop.api.db.execute(sql`update consignments set stage = 'cancelled' where invoice like '%4%'`);
  });
  afterAll(() => shop?.api.close());

  it('CA-9 CL-4 are what the rows of the shop come to one by one', async () => {
    const rows = await readRows(shop);
    const random = seededRandom(1);
    const ordersInPeriods: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const from = dayAfter('2026-03-02', -random.integer(0, 720));
      // Six short periods, then six of up to a year.
      const to = dayAfter(from, random.integer(0, turn < 6 ? 10 : 365));
      const expected = figuresOf(rows, from, to);
      ordersInPeriods.push(total(Object.values(expected.orders.counts)));
      const figures = await shop.api.call(readFiguresCall, { query: { from, to }, token: shop.tokens.staff });
      expect({
        orders: sumsIn(figures.orders),
        days: byName(figures.days.filter(hasOrders), ({ day }) => day, sumsIn),
        districts: byName(figures.districts, ({ district }) => district, sumsIn),
        couriers: byName(figures.couriers.filter(hasOrders), ({ courier }) => courier ?? 'none', sumsIn),
        categories: byName(
          figures.categories,
          ({ category }) => String(category),
          ({ pieces, ...sums }) => ({ pieces, ...sumsIn(sums) }),
        ),
        given: figures.doorReturns.given,
        fees: figures.cost.fees,
        cashIn: figures.cashIn,
      }).toEqual(expected);
    }
    // A short period may have none.
    expect(ordersInPeriods.filter((count) => count === 0).length).toBeLessThan(3);
  });
});
