import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRows } from '#demo/shop/copyRows.ts';
import { seedShop } from '#demo/shop/seedShop.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { orderMachine } from '#machines/orderMachine.ts';
import { auditCash } from '#server/cash/auditCash.ts';
import type { Db } from '#server/database/database.ts';
import { queryRows } from '#server/database/queries/queryRows.ts';
import { transaction } from '#server/database/queries/transaction.ts';
import { cashMoves, consignments, orderMoves, orders } from '#server/database/schema/schema.ts';
import { auditOrders } from '#server/orders/audit/auditOrders.ts';
import { auditStock } from '#server/orders/audit/auditStock.ts';
import { whatIfOrders } from '#server/orders/audit/whatIfOrders.ts';
import { type LentDatabase, lendDatabase } from '../support/servers/lendDatabase.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const now = new Date('2026-03-02T09:07:00.000Z');
// More orders than one batch reads.
const size = 1200;

/** Indexes, constraints and triggers of the tables. */
const structureOf = (db: Db): Promise<unknown> =>
  queryRows(
    db,
    sql`select indexdef as part from pg_indexes where schemaname = 'public'
      union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal order by 1`,
  );

describe.each(testDatabases())('all histories on $name', (at) => {
  let lent: LentDatabase;
  let db: Db;
  let built: unknown;
  beforeAll(async () => {
    lent = await lendDatabase(at);
    db = lent.database.db;
    built = await structureOf(db);
    // From this many orders on PostgreSQL gets them by COPY: with 1 it gets these few as it would get a million.
    const copiedFrom = lent.database.kind === 'postgresql' ? 1 : undefined;
    await seedShop(db, { products: 0, orders: size, users: 0 }, now, copiedFrom);
  });
  afterAll(async () => {
    await lent?.giveBack();
  });

  /** An order with the status; its label is what a message calls it. */
  const anOrderAt = async (status: OrderStatus): Promise<{ id: string; label: string }> => {
    const { id, number } = orders;
    const [row] = await db.select({ id, number }).from(orders).where(eq(orders.status, status)).limit(1);
    return { id: row?.id ?? '', label: `${row?.number} (${row?.id})` };
  };
  const roleOfDelivery = async (id: string): Promise<string | undefined> => {
    const isDelivery = and(eq(orderMoves.orderId, id), eq(orderMoves.event, 'DELIVER'));
    const [move] = await db.select({ by: orderMoves.byRole }).from(orderMoves).where(isDelivery);
    return move?.by;
  };
  /** Runs the work with the triggers disabled, as an edited dump can. */
  const withoutConstraints = async (work: (tx: Db) => Promise<unknown>): Promise<void> => {
    await db.transaction(async (tx) => {
      await tx.execute(sql`alter table orders disable trigger user`);
      await tx.execute(sql`alter table order_moves disable trigger user`);
      await work(tx);
      // The triggers that keep the numbers of orders were not told of it.
      await tx.execute(sql`delete from order_count_changes`);
      await tx.execute(
        sql`insert into order_count_changes select status, count(*) from orders group by status`,
      );
      await tx.execute(sql`alter table orders enable trigger user`);
      await tx.execute(sql`alter table order_moves enable trigger user`);
    });
  };

  it.runIf(at.name === 'PostgreSQL')('CL-4 keep nothing of a COPY that the database refuses', async () => {
    const moves = await db.select().from(orderMoves).limit(1);
    const copied = transaction(db, (tx) =>
      copyRows(tx, orderMoves, [...moves.map((move) => ({ ...move, position: 900 })), ...moves]),
    );
    // PostgreSQL's code for a key that exists.
    await expect(copied).rejects.toMatchObject({ code: '23505' });
    expect(await db.$count(orderMoves, eq(orderMoves.position, 900))).toBe(0);
  });

  it('ST-9 find every status equal to the replay of its moves', async () => {
    const moves = await db.$count(orderMoves);
    expect(await auditOrders(db)).toEqual({ orders: size, moves, drifts: [] });
  });

  it('CL-4 have ledgers of seeded parcels and goods beside them without drift, in tables with all indexes and constraints', async () => {
    const [cash, stock] = [await auditCash(db), await auditStock(db)];
    expect(cash.drifts).toEqual([]);
    expect(stock.drifts).toEqual([]);
    expect(cash.moves).toBe(await db.$count(cashMoves));
    // Seeded orders have parcels; the 30 shipped ones of the demo's scenarios have none.
    const withoutParcel = sql`event = 'SHIP' and order_id not in (select order_id from ${consignments})`;
    expect(await db.$count(orderMoves, withoutParcel)).toBe(30);
    expect(await structureOf(db)).toEqual(built);
  });

  it('CARD-9 have each SHIP move refused by a machine that allows none', async () => {
    const moves = await db.$count(orderMoves, eq(orderMoves.event, 'SHIP'));
    const shipless = orderMachine.provide({
      guards: { hasRole: ({ event }, by) => event.type !== 'SHIP' && by.includes(event.by) },
    });
    const { orders: replayed, stopped } = await whatIfOrders(db, shipless);
    expect({ replayed, stopped: stopped.length }).toEqual({ replayed: size, stopped: moves });
    expect(
      stopped.filter(
        (sentence) => !/: step 2, SHIP by (admin|staff) is refused in Confirmed[.]$/.test(sentence),
      ),
    ).toEqual([]);
  });

  it('ST-9 name each order that drifted, and no other', async () => {
    const [moved, forgotten, early] = [
      await anOrderAt('Pending'),
      await anOrderAt('Return'),
      await anOrderAt('Delivered'),
    ];
    const deliverer = await roleOfDelivery(forgotten.id);
    await withoutConstraints(async (tx) => {
      await tx.execute(sql`update orders set status = 'Shipping' where id = ${moved.id}`);
      await tx.execute(sql`delete from order_moves where order_id = ${forgotten.id} and position = 1`);
      await tx.execute(sql`update orders set delivered_at = '2020-01-01T00:00:00Z' where id = ${early.id}`);
    });

    const { drifts } = await auditOrders(db);

    expect(drifts).toHaveLength(3);
    expect(drifts).toEqual(
      expect.arrayContaining([
        `Order ${moved.label} has the status Shipping, but its moves lead to Pending.`,
        `Order ${forgotten.label}: step 2, DELIVER by ${deliverer} begins at Shipping, but the order stood at Confirmed.`,
        expect.stringContaining(
          `Order ${early.label} was delivered at 2020-01-01T00:00:00.000Z, but its moves say `,
        ),
      ]),
    );
  });
});
