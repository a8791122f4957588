import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderNumberOf } from '#domain/orders/orderNumber.ts';
import { type OrderSort, orderSorts } from '#domain/orders/orderSort.ts';
import type { Database } from '#server/database/database.ts';
import { newId } from '#server/database/queries/newId.ts';
import { eachOrder, findOrder, listOrders } from '#server/orders/lists/ordersRepository.ts';
import { insertOrder } from '#server/orders/placing/insertOrder.ts';
import { findPlacedRequest } from '#server/orders/placing/placedRequestsRepository.ts';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { anOrderNumber } from '../../../support/builders/anOrderNumber.ts';
import { type LentDatabase, lendDatabase } from '../../../support/servers/lendDatabase.ts';
import { testDatabases } from '../../../support/servers/testDatabases.ts';

const hour = 60 * 60 * 1000;
const { products: lines, customerData, subTotal, total } = anOrder();

describe.each(testDatabases())('orders on $name', (at) => {
  let lent: LentDatabase;
  let database: Database;
  const ids: string[] = [];
  beforeAll(async () => {
    lent = await lendDatabase(at);
    database = lent.database;
    for (const number of [0, 1, 2, 3, 4]) {
      const placedAt = new Date(Date.parse('2026-03-02T09:07:00.000Z') + number * hour);
      const id = newId(placedAt);
      ids.unshift(id);
      const order = { id, placedAt, status: 'Pending' as const, customerUid: null };
      await insertOrder(
        database.db,
        { ...order, lines, customerData, subTotal, total, returnDays: 7 },
        { prefix: 'HK', settingsVersion: 0 },
      );
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
    const place = () => {
      const order = {
        id: newId(new Date()),
        placedAt: new Date(),
        status: 'Pending' as const,
        customerUid: null,
      };
      return insertOrder(
        database.db,
        { ...order, lines, customerData, subTotal, total, returnDays: 7 },
        { prefix: 'HK', settingsVersion: 0, draw: () => draws.shift() ?? '' },
      );
    };

    expect([await place(), await place()]).toEqual([first, second]);
    const stored = await listOrders(database.db, { owner: null, search: second });
    expect(stored.items.map(({ number, products }) => ({ number, lines: products.length }))).toEqual([
      { number: second, lines: lines.length },
    ]);
  });

  it('SP-12 get another number when an order of an earlier prefix has the code', async () => {
    const draws = [3, 3, 4].map((random) => (prefix: string) => orderNumberOf(random, prefix));
    const place = (prefix: string) =>
      insertOrder(
        database.db,
        {
          id: newId(new Date()),
          placedAt: new Date(),
          status: 'Pending',
          customerUid: null,
          lines,
          customerData,
          subTotal,
          total,
          returnDays: 7,
        },
        { prefix, settingsVersion: 0, draw: (given) => draws.shift()?.(given) ?? '' },
      );
    expect([await place('HK'), await place('NB')]).toEqual([orderNumberOf(3, 'HK'), orderNumberOf(4, 'NB')]);
  });

  it('MD-2 CO-10 are not placed when every drawn number is taken, and their key stays free', async () => {
    const key = 'a key of an order without a number';
    const order = {
      id: newId(new Date()),
      placedAt: new Date(),
      status: 'Pending' as const,
      customerUid: null,
    };
    const taken = anOrderNumber(1);
    const placing = insertOrder(
      database.db,
      { ...order, lines, customerData, subTotal, total, returnDays: 7 },
      {
        prefix: 'HK',
        settingsVersion: 0,
        request: { key, bodyHash: 'hash', orderId: order.id, placedAt: order.placedAt },
        draw: () => taken,
      },
    );
    await expect(placing).rejects.toThrow('20 order numbers in a row were taken.');
    expect({
      request: await findPlacedRequest(database.db, key),
      order: await findOrder(database.db, order.id),
    }).toEqual({ request: null, order: null });
  });

  it('MD-6 placed at the same time are sorted by id, in the direction of the sort, on numbered pages too', async () => {
    const placedAt = new Date('2026-04-02T09:07:00.000Z');
    const same = [3, 1, 2].map((digit) => `${'0'.repeat(23)}${digit}`);
    for (const id of same) {
      const order = { id, placedAt, status: 'Pending' as const, customerUid: 'anna' };
      await insertOrder(
        database.db,
        { ...order, lines, customerData, subTotal, total, returnDays: 7 },
        { prefix: 'HK', settingsVersion: 0 },
      );
    }
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
