import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoBuyer } from '#demo/accounts/demoCustomers.ts';
import { demoProducts } from '#demo/catalog/demoProducts.ts';
import { demoOrder } from '#demo/orders/demoOrders.ts';
import { type OrderScenario, orderScenarios } from '#demo/orders/orderScenarios.ts';
import { seededRandom } from '#demo/seededRandom.ts';
import { insertOrders } from '#demo/shop/fillDemoShop.ts';
import { roles } from '#domain/accounts/role.ts';
import {
  type OrderEventType,
  type OrderStatus,
  orderEventTypes,
  orderStatuses,
} from '#domain/orders/orderStatus.ts';
import { orderTransitions } from '#machines/orderTransitions.ts';
import type { Db } from '#server/database/database.ts';
import { orderMoves, orders } from '#server/database/schema/schema.ts';
import { type LentDatabase, lendDatabase } from '../support/servers/lendDatabase.ts';
import { refusedBy } from '../support/servers/refusedBy.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const now = new Date('2026-03-02T09:07:00.000Z');
const movedAt = now.toISOString();
const pairs = orderStatuses.flatMap((from) =>
  orderStatuses.filter((to) => to !== from).map((to) => ({ from, to })),
);
const isTransition = (from: OrderStatus, to: OrderStatus) =>
  orderTransitions.some((move) => move.from === from && move.to === to);

const setStatus = (id: string, to: OrderStatus): SQL =>
  sql`update ${orders} set status = ${to}, delivered_at = coalesce(delivered_at, ${movedAt}::timestamptz) where id = ${id}`;
interface Move {
  readonly event: string;
  readonly from: string;
  readonly to: string;
  readonly by?: string;
}

const addMove = (id: string, position: number, { event, from, to, by = 'admin' }: Move): SQL =>
  sql`insert into ${orderMoves} (order_id, position, event, from_status, to_status, by_role, by_uid, at)
    values (${id}, ${position}, ${event}, ${from}, ${to}, ${by}, 'x', ${movedAt}::timestamptz)`;

describe.each(testDatabases())('the constraints of $name', (at) => {
  let lent: LentDatabase;
  let db: Db;
  const random = seededRandom(7);
  const products = demoProducts(now);
  beforeAll(async () => {
    lent = await lendDatabase(at);
    db = lent.database.db;
  });
  afterAll(async () => {
    await lent?.giveBack();
  });

  const orderIn = async (status: OrderStatus): Promise<{ id: string; moves: number }> => {
    const scenario = orderScenarios.find(({ finalStatus }) => finalStatus === status) as OrderScenario;
    const order = demoOrder(scenario, demoBuyer, products, random, now);
    await db.transaction((tx) => insertOrders(tx, [order], order.placedAt));
    return { id: order.order._id, moves: order.history.length };
  };
  const together = (...statements: readonly SQL[]): Promise<void> =>
    db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(statement);
    });
  const statusOf = async (id: string) =>
    (await db.select({ status: orders.status }).from(orders).where(sql`id = ${id}`))[0]?.status;

  it.each(pairs)(
    'ST-8 $from → $to only where the machine has the transition, straight in SQL',
    async ({ from, to }) => {
      const { id, moves } = await orderIn(from);
      const move = orderTransitions.find((candidate) => candidate.from === from && candidate.to === to);
      // Without a transition any event does: the new status itself is refused.
      const appended = addMove(id, moves, {
        event: move?.event ?? 'CONFIRM',
        from,
        to,
        by: move?.by[0] ?? 'admin',
      });

      const refusal = await refusedBy(together(setStatus(id, to), appended));

      expect([refusal, await statusOf(id)]).toEqual(
        isTransition(from, to) ? [null, to] : ['orders_along_transitions', from],
      );
    },
  );

  it('ST-8 refuses each of the 519 moves that no role has, and takes the 21', async () => {
    const { id } = await orderIn('Pending');
    const all = orderStatuses.flatMap((from) =>
      orderStatuses.flatMap((to) =>
        orderEventTypes.flatMap((event) => roles.map((by) => ({ from, to, event, by }))),
      ),
    );
    const taken: string[] = [];
    for (const { event, from, to, by } of all) {
      // The history is checked at the end of the transaction, so with a rollback only the row is checked.
      const undone = db.transaction(async (tx) => {
        await tx.execute(addMove(id, 0, { event, from, to, by }));
        taken.push(`${from} ${event} ${by} ${to}`);
        tx.rollback();
      });
      await undone.catch(() => undefined);
    }
    expect(all).toHaveLength(540);
    expect(taken.toSorted()).toEqual(
      orderTransitions
        .flatMap(({ from, event, to, by }) => by.map((role) => `${from} ${event} ${role} ${to}`))
        .toSorted(),
    );
  });

  const confirm: Move = { event: 'CONFIRM', from: 'Pending', to: 'Confirmed' };

  it('ST-9 refuses a status without its move, and a move without its status', async () => {
    const { id } = await orderIn('Pending');
    expect(await refusedBy(together(setStatus(id, 'Confirmed')))).toBe('orders_status_of_last_move');
    // This constraint compares the last move with the order's status, too.
    expect(await refusedBy(together(addMove(id, 0, confirm)))).toBe('order_moves_without_gap');
    expect(await statusOf(id)).toBe('Pending');
  });

  it('ST-9 takes status and move in either order, and two moves at once', async () => {
    const { id } = await orderIn('Pending');
    await together(
      addMove(id, 0, confirm),
      setStatus(id, 'Confirmed'),
      setStatus(id, 'Shipping'),
      addMove(id, 1, { event: 'SHIP', from: 'Confirmed', to: 'Shipping' }),
    );
    expect(await statusOf(id)).toBe('Shipping');
  });

  it('ST-9 refuses a move that does not begin where the last one ended, or leaves a gap', async () => {
    const { id } = await orderIn('Confirmed');
    const jump = (position: number, from: OrderStatus) =>
      refusedBy(
        together(
          setStatus(id, 'Cancelled'),
          addMove(id, position, { event: 'CANCEL', from, to: 'Cancelled' }),
        ),
      );
    expect([await jump(1, 'Shipping'), await jump(2, 'Confirmed')]).toEqual([
      'order_moves_without_gap',
      'order_moves_without_gap',
    ]);
  });

  it('ST-9 refuses an order that begins anywhere but Pending without its history', async () => {
    const order = demoOrder(
      orderScenarios.find(({ finalStatus }) => finalStatus === 'Shipping') as OrderScenario,
      demoBuyer,
      products,
      random,
      now,
    );
    const without = db.transaction((tx) => insertOrders(tx, [{ ...order, history: [] }], order.placedAt));
    expect(await refusedBy(without)).toBe('orders_status_of_last_move');
  });

  it('ST-9 lets no move be rewritten or taken away but with its order', async () => {
    const { id } = await orderIn('Delivered');
    const rewrite = sql`update ${orderMoves} set by_role = 'customer' where order_id = ${id}`;
    const takeAway = sql`delete from ${orderMoves} where order_id = ${id}`;
    expect(await refusedBy(together(rewrite))).toBe('order_moves_appended');
    expect(await refusedBy(together(takeAway))).toBe('order_moves_appended');
    await together(sql`delete from ${orders} where id = ${id}`);
    expect(await db.$count(orderMoves, sql`order_id = ${id}`)).toBe(0);
  });

  it('ST-9 lets no move be taken away behind a table of the same name as the orders', async () => {
    const { id } = await orderIn('Delivered');
    const hidden = together(
      sql`create temporary table orders (id text) on commit drop`,
      sql`delete from ${orderMoves} where order_id = ${id}`,
    );
    expect(await refusedBy(hidden)).toBe('order_moves_appended');
  });

  it('ST-9 lets the moves be emptied neither alone nor together with the orders', async () => {
    const { id, moves } = await orderIn('Delivered');
    const alone = await refusedBy(together(sql`truncate ${orderMoves}`));
    const withOrders = await refusedBy(together(sql`truncate ${orders} cascade`));
    expect({ alone, withOrders }).toEqual({
      alone: 'order_moves_not_emptied',
      withOrders: expect.stringMatching(/^order_\w+_not_emptied$/),
    });
    expect(await db.$count(orderMoves, sql`order_id = ${id}`)).toBe(moves);
    expect(await statusOf(id)).toBe('Delivered');
  });

  it('ST-8 leaves every other change of an order alone', async () => {
    const { id } = await orderIn('Return');
    expect(
      await refusedBy(
        together(sql`update ${orders} set name_key = 'x', number = 'x', status = status where id = ${id}`),
      ),
    ).toBe(null);
  });
});

const eventsWithMoves = new Set(orderTransitions.map(({ event }) => event as OrderEventType));
it('ST-2 … ST-6 has a move for every event', () => {
  expect([...eventsWithMoves].toSorted()).toEqual([...orderEventTypes].toSorted());
});
