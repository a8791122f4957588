import { eq, gt, notExists, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedShop } from '#demo/shop/seedShop.ts';
import { type OrderStatus, orderStatuses } from '#domain/orders/orderStatus.ts';
import type { Database } from '#server/database/database.ts';
import { orderCountChanges, orderLines, orders, products } from '#server/database/schema/schema.ts';
import { auditOrders } from '#server/orders/audit/auditOrders.ts';
import {
  compactOrderCounts,
  countByStatus,
  countDrifts,
  countMatching,
} from '#server/orders/lists/orderCountsRepository.ts';
import { deleteOrder } from '#server/orders/lists/ordersRepository.ts';
import { type LentDatabase, lendDatabase } from '../../../support/servers/lendDatabase.ts';
import { testDatabases } from '../../../support/servers/testDatabases.ts';

const now = new Date('2026-03-02T09:07:00.000Z');

describe.each(testDatabases())('the stored numbers of orders on $name', (at) => {
  let lent: LentDatabase;
  let database: Database;
  beforeAll(async () => {
    lent = await lendDatabase(at);
    database = lent.database;
    await seedShop(database.db, { products: 10, orders: 0, users: 0 }, now);
    // Nobody could order any of four products that are picked among these.
    await database.db
      .update(products)
      .set({ soldOut: true })
      .where(gt(products.id, await middleProduct()));
    await seedShop(database.db, { products: 10, orders: 300, users: 0 }, now);
  });
  afterAll(async () => {
    await lent?.giveBack();
  });

  const middleProduct = async (): Promise<string> => {
    const rows = await database.db.select({ id: products.id }).from(products).orderBy(products.id);
    return rows[Math.floor(rows.length / 2)]?.id ?? '';
  };
  /** What PostgreSQL counts itself; statuses without orders are left out. */
  const counted = async () => {
    const numbers: Partial<Record<OrderStatus, number>> = {};
    for (const status of orderStatuses) {
      const number = await database.db.$count(orders, eq(orders.status, status));
      if (number > 0) numbers[status] = number;
    }
    return numbers;
  };
  const idOf = async (status: OrderStatus): Promise<string> => {
    const [row] = await database.db.select({ id: orders.id }).from(orders).where(eq(orders.status, status));
    return row?.id ?? '';
  };
  /** Moves as another program might, with the move that the constraints want. */
  const confirm = (id: string) =>
    database.db.execute(sql`with moved as (update orders set status = 'Confirmed' where id = ${id} returning id)
      insert into order_moves (order_id, position, event, from_status, to_status, by_role, by_uid, at)
      select id, 0, 'CONFIRM', 'Pending', 'Confirmed', 'admin', 'someone', now() from moved`);

  it('CL-4 are of seeded orders that all have a line', async () => {
    const line = database.db.select().from(orderLines).where(eq(orderLines.orderId, orders.id));
    expect(await database.db.$count(orders, notExists(line))).toBe(0);
  });

  it('OP-54 are those of the orders after a seed, a move, a deletion and a change without a move', async () => {
    await confirm(await idOf('Pending'));
    expect(await deleteOrder(database.db, await idOf('Return'), 'Return')).toBe(1);
    // A change that moves no order.
    await database.db.update(orders).set({ nameKey: 'call at noon' });

    expect(await countByStatus(database.db, null)).toEqual(await counted());
    // Of the 300 seeded orders one was deleted.
    expect(await countMatching(database.db, { owner: null })).toBe(299);
    expect(await countMatching(database.db, { owner: null, statuses: ['Pending', 'Confirmed'] })).toBe(
      await database.db.$count(orders, sql`status in ('Pending', 'Confirmed')`),
    );
    expect(await countDrifts(database.db)).toEqual([]);
  });

  it('OP-54 leave out what a transaction that failed had written', async () => {
    const before = await countByStatus(database.db, null);
    const failed = database.db.transaction(async (tx) => {
      await tx.delete(orders);
      throw new Error('changed my mind');
    });

    await expect(failed).rejects.toThrow('changed my mind');
    expect(await countByStatus(database.db, null)).toEqual(before);
  });

  it('OP-54 stay the same while orders move and two processes sum up', async () => {
    const pending = await database.db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.status, 'Pending'));
    // Up to 200 rows are not worth summing up.
    const changes = Array.from({ length: 250 }, () => ({ status: 'Pending' as const, change: 0 }));
    await database.db.insert(orderCountChanges).values(changes);

    await Promise.all([
      ...pending.slice(0, 10).map(({ id }) => confirm(id)),
      compactOrderCounts(database.db),
      compactOrderCounts(database.db),
      ...pending.slice(10, 20).map(({ id }) => confirm(id)),
    ]);

    expect(await countByStatus(database.db, null)).toEqual(await counted());
    // The sums of both processes by status, and the two changes of each of the 20 moves, which may come too late to be summed.
    const mostRows = 2 * orderStatuses.length + 20 * 2;
    expect(await database.db.$count(orderCountChanges)).toBeLessThanOrEqual(mostRows);
  });

  it('OP-54 ST-9 are named by the audit when they have drifted', async () => {
    const { Cancelled = 0 } = await counted();
    await database.db.insert(orderCountChanges).values({ status: 'Cancelled', change: 2 });

    const { drifts } = await auditOrders(database.db);

    expect(drifts).toEqual([
      `The stored number of Cancelled orders is ${Cancelled + 2}, but there are ${Cancelled}.`,
    ]);
  });

  it('OP-54 are none in a shop without orders', async () => {
    // Their triggers let nothing be deleted.
    for (const table of [
      'order_moves',
      'order_lines',
      'order_revisions',
      'consignment_events',
      'cash_moves',
      'cash_entries',
      'order_advance_events',
    ])
      await database.db.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
    await database.db.execute(sql`truncate orders cascade`);

    expect(await countByStatus(database.db, null)).toEqual({});
    expect(await countMatching(database.db, { owner: null })).toBe(0);
  });
});
