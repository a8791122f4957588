import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderNumberOf } from '#domain/orders/orderNumber.ts';
import { type OrderSort, orderSorts } from '#domain/orders/orderSort.ts';
import type { Database } from '#server/database/database.ts';
import { eachOrder, findOrder, listOrders } from '#server/orders/lists/ordersRepository.ts';
import { findPlacedRequest } from '#server/orders/placing/placedRequestsRepository.ts';
import { anOrderNumber } from '../../../support/builders/anOrderNumber.ts';
import { type LentDatabase, lendDatabase } from '../../../support/servers/lendDatabase.ts';
import { testDatabases } from '../../../support/servers/testDatabases.ts';
import { aNewOrder, storeOrder } from '../../../support/storeOrder.ts';

const hour = 60 * 60 * 1000;

describe.each(testDatabases())('orders on $name', (at) => {
  let lent: LentDatabase;
  let database: Database;
  const ids: string[] = [];
  beforeAll(async () => {
    lent = await lendDatabase(at);
    database = lent.database;
    for (const number of [0, 1, 2, 3, 4]) {
      const placedAt = new Date(Date.parse('2026-03-02T09:07:00.000Z') + number * hour);
      const order = aNewOrder({ placedAt });
      ids.unshift(order.id);
      await storeOrder(database.db, order);
    }
  });
  afterAll(async () => {
    await lent?.giveBack();
  });

  const batchesOf = async (batch: number, after?: string) => {
    const batches: string[][] = [];
    for await (const orders of eachOrder(database.db, { owner: null, ...(after && { after }) }, batch))
      batches.push(orders.map(({ _id }) => _id));
    return batches;
  };

  /** The digits in which the ids of the orders on a page end. Anna has some that were placed at the same time. */
  const annasPage = async (sort: OrderSort, page: number) => {
    const filter = { owner: { uid: 'anna', email: null }, limit: 1, sort, page };
    return (await listOrders(database.db, filter)).items.map(({ _id }) => Number(_id));
  };

  it.each([
    [2, [2, 2, 1]],
    [4, [4, 1]],
    [5, [5]],
    [6, [5]],
  ])('OL-6 are read %i at a time, newest first, each once', async (batch, sizes) => {
    const batches = await batchesOf(batch);
    expect({ ids: batches.flat(), sizes: batches.map(({ length }) => length) }).toEqual({ ids, sizes });
  });

  it('OL-6 are read from the cursor on', async () => {
    const first = await listOrders(database.db, { owner: null, limit: 2 });
    expect(await batchesOf(2, first.next ?? '')).toEqual([ids.slice(2, 4), ids.slice(4)]);
  });

  it('OL-6 are counted in full on every page, and the last page names no next one', async () => {
    const first = await listOrders(database.db, { owner: null, limit: 4 });
    const last = await listOrders(database.db, { owner: null, limit: 4, after: first.next ?? '' });
    const all = await listOrders(database.db, { owner: null });
    const seen = [first, last, all].map(({ items, ...rest }) => ({ count: items.length, ...rest }));
    expect(seen).toEqual([
      { count: 4, total: 5, next: expect.any(String), pageCount: 2 },
      { count: 1, total: 5, next: null, pageCount: 2 },
      { count: 5, total: 5, next: null },
    ]);
  });

  it('API-11 of an owner without account and verified address are none', async () => {
    expect(await listOrders(database.db, { owner: { uid: null, email: null } })).toEqual({
      items: [],
      total: 0,
      next: null,
    });
  });

  it('MD-2 get another number when the drawn one is taken', async () => {
    const [first = '', second = ''] = [1, 2].map(anOrderNumber);
    const draws = [first, first, first, second];
    const { lines } = aNewOrder();
    const place = () => storeOrder(database.db, aNewOrder(), { draw: () => draws.shift() ?? '' });

    expect([await place(), await place()]).toEqual([first, second]);
    const stored = await listOrders(database.db, { owner: null, search: second });
    expect(stored.items.map(({ number, products }) => ({ number, lines: products.length }))).toEqual([
      { number: second, lines: lines.length },
    ]);
  });

  it('SP-12 get another number when an order of an earlier prefix has the code', async () => {
    const draws = [3, 3, 4].map((random) => (prefix: string) => orderNumberOf(random, prefix));
    const place = (prefix: string) =>
      storeOrder(database.db, aNewOrder(), { prefix, draw: (given) => draws.shift()?.(given) ?? '' });
    expect([await place('HK'), await place('NB')]).toEqual([orderNumberOf(3, 'HK'), orderNumberOf(4, 'NB')]);
  });

  it('MD-2 CO-10 are not placed when every drawn number is taken, and their key stays free', async () => {
    const key = 'a key of an order without a number';
    const order = aNewOrder();
    const taken = anOrderNumber(1);
    const placing = storeOrder(database.db, order, {
      request: { key, bodyHash: 'hash', orderId: order.id, placedAt: order.placedAt },
      draw: () => taken,
    });
    await expect(placing).rejects.toThrow('20 order numbers in a row were taken.');
    expect({
      request: await findPlacedRequest(database.db, key),
      order: await findOrder(database.db, order.id),
    }).toEqual({ request: null, order: null });
  });

  it('MD-6 placed at the same time are sorted by id, in the direction of the sort, on numbered pages too', async () => {
    const placedAt = new Date('2026-04-02T09:07:00.000Z');
    const same = [3, 1, 2].map((digit) => `${'0'.repeat(23)}${digit}`);
    for (const id of same) await storeOrder(database.db, aNewOrder({ id, placedAt, customerUid: 'anna' }));
    const bySort = await Promise.all(
      orderSorts.map((sort) => Promise.all([1, 2, 3].map((page) => annasPage(sort, page)))),
    );

    const up = [[1], [2], [3]];
    const down = [[3], [2], [1]];
    expect(Object.fromEntries(orderSorts.map((sort, index) => [sort, bySort[index]]))).toEqual({
      newest: down,
      oldest: up,
      amountDown: down,
      amountUp: up,
    });
  });
});
