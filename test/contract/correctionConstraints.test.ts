import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoBuyer } from '#demo/accounts/demoCustomers.ts';
import { demoProducts } from '#demo/catalog/demoProducts.ts';
import { type DemoOrder, demoOrder } from '#demo/orders/demoOrders.ts';
import { type OrderScenario, orderScenarios } from '#demo/orders/orderScenarios.ts';
import { seededRandom } from '#demo/seededRandom.ts';
import { insertOrders } from '#demo/shop/fillDemoShop.ts';
import { type OrderStatus, orderStatuses } from '#domain/orders/orderStatus.ts';
import { isCorrectable } from '#machines/orderMoves.ts';
import type { Db } from '#server/database/database.ts';
import { orderLines, orderRevisions, orders } from '#server/database/schema/schema.ts';
import { type LentDatabase, lendDatabase } from '../support/servers/lendDatabase.ts';
import { refusedBy } from '../support/servers/refusedBy.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const now = new Date('2026-03-02T09:07:00.000Z');

const setContent = (column: string) => (id: string) =>
  sql`update ${orders} set ${sql.identifier(column)} = 'x' where id = ${id}`;
// Position 90 is behind all lines and revisions of any demo order.
const addLine = (id: string): SQL =>
  sql`insert into ${orderLines} (order_id, position, product_id, name, image_url, color, size, quantity, unit_price)
    values (${id}, 90, 'p', 'Free cup', '', 'N/A', 'N/A', 1, 0)`;
const addRevision = (id: string): SQL =>
  sql`insert into ${orderRevisions} (order_id, position, status, changes, by_uid, by_name, at, request_hash)
    values (${id}, 90, 'Pending', '{}'::jsonb, 'u', 'n', ${now.toISOString()}::timestamptz, 'h')`;

/** Moves the lines of one order to another: 50 positions further, where the other has no line yet. */
const giveLines = (giver: DemoOrder, taker: DemoOrder): SQL =>
  sql`update ${orderLines} set order_id = ${taker.order._id}, position = position + 50
    where order_id = ${giver.order._id}`;

/** What changes the contents of an order, with the constraint that refuses it from Shipping on. */
const changes: readonly (readonly [name: string, change: (id: string) => SQL, constraint: string])[] = [
  ...[
    'name',
    'email',
    'mobile_number',
    'district',
    'address',
    'comment',
    'address_type',
    'delivery_area',
    'payment_system',
  ].map((column) => [column, setContent(column), 'orders_correctable'] as const),
  [
    'the amounts',
    (id) => sql`update ${orders} set sub_total = sub_total + 1, total = total + 1 where id = ${id}`,
    'orders_correctable',
  ],
  [
    'the charge',
    (id) =>
      sql`update ${orders} set delivery_charge = delivery_charge + 1, total = total + 1 where id = ${id}`,
    'orders_correctable',
  ],
  [
    'the quantity of a line',
    (id) => sql`update ${orderLines} set quantity = quantity + 1 where order_id = ${id}`,
    'order_lines_correctable',
  ],
  ['a line less', (id) => sql`delete from ${orderLines} where order_id = ${id}`, 'order_lines_correctable'],
  ['a line more', addLine, 'order_lines_added'],
  ['a revision more', addRevision, 'order_revisions_added'],
];

describe.each(testDatabases())('the constraints for corrections of $name', (at) => {
  let lent: LentDatabase;
  let db: Db;
  const random = seededRandom(11);
  const products = demoProducts(now);
  beforeAll(async () => {
    lent = await lendDatabase(at);
    db = lent.database.db;
  });
  afterAll(async () => {
    await lent?.giveBack();
  });

  const orderIn = async (status: OrderStatus): Promise<DemoOrder> => {
    const scenario = orderScenarios.find(({ finalStatus }) => finalStatus === status) as OrderScenario;
    const order = demoOrder(scenario, demoBuyer, products, random, now);
    await db.transaction((tx) => insertOrders(tx, [order], now));
    return order;
  };
  const together = (...statements: readonly SQL[]): Promise<void> =>
    db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(statement);
    });

  it.each(orderStatuses)(
    'MD-5 take or refuse every change of an order that is %s, straight in SQL',
    async (status) => {
      const { order } = await orderIn(status);
      const results: [string, string | null][] = [];
      for (const [name, change] of changes)
        results.push([name, await refusedBy(together(change(order._id)))]);

      const isFree = isCorrectable(status, 'admin');
      expect(results).toEqual(changes.map(([name, , constraint]) => [name, isFree ? null : constraint]));
    },
  );

  it('MD-5 refuse contents that change together with the status Shipping', async () => {
    const { order } = await orderIn('Confirmed');
    const shipped = sql`update ${orders} set status = 'Shipping', address = 'x' where id = ${order._id}`;
    expect(await refusedBy(together(shipped))).toBe('orders_correctable');
  });

  it('MD-5 refuse a line and a revision more after a change of the order in the same transaction', async () => {
    const { order } = await orderIn('Shipping');
    const touched = sql`update ${orders} set status = status where id = ${order._id}`;
    expect([
      await refusedBy(together(touched, addLine(order._id))),
      await refusedBy(together(touched, addRevision(order._id))),
    ]).toEqual(['order_lines_added', 'order_revisions_added']);
  });

  it('MD-5 refuse a line that moves to another order', async () => {
    const [from, to] = [await orderIn('Shipping'), await orderIn('Pending')];
    expect([
      await refusedBy(together(giveLines(from, to))),
      await refusedBy(together(giveLines(to, from))),
    ]).toEqual(['order_lines_correctable', 'order_lines_correctable']);
  });

  it('MD-5 take an order of any status with its lines in one transaction, and skip one that exists', async () => {
    const made = await orderIn('Delivered');
    await db.transaction((tx) => insertOrders(tx, [made], now));
    expect(await db.$count(orderLines, sql`order_id = ${made.order._id}`)).toBe(made.order.products.length);
  });

  it('MD-5 let lines and revisions be taken away with their order alone, and no revision be rewritten', async () => {
    const { order } = await orderIn('Pending');
    await together(addRevision(order._id));
    const rewritten = sql`update ${orderRevisions} set by_name = 'x' where order_id = ${order._id}`;
    const takenAway = sql`delete from ${orderRevisions} where order_id = ${order._id}`;
    expect([
      await refusedBy(together(rewritten)),
      await refusedBy(together(takenAway)),
      await refusedBy(together(sql`truncate ${orderRevisions}`)),
      await refusedBy(together(sql`truncate ${orderLines}`)),
    ]).toEqual([
      'order_revisions_appended',
      'order_revisions_appended',
      'order_revisions_not_emptied',
      'order_lines_not_emptied',
    ]);

    const gone = await orderIn('Delivered');
    await together(sql`delete from ${orders} where id in (${order._id}, ${gone.order._id})`);
    expect([
      await db.$count(orderLines, sql`order_id in (${order._id}, ${gone.order._id})`),
      await db.$count(orderRevisions, sql`order_id = ${order._id}`),
    ]).toEqual([0, 0]);
  });
});
