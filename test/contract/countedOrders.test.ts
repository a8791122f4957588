import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import { placeOrderCall } from '#contract/orders/orders.ts';
import { getProductCall } from '#contract/products/products.ts';
import { listStockMovesCall } from '#contract/products/stock.ts';
import { queryRows } from '#server/database/queries/queryRows.ts';
import { auditStock } from '#server/orders/audit/auditStock.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addCounted, piecesOf, receiveGoods } from '../support/clients/countedGoods.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import type { Api } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';
import { countOrders, openTestShop } from '../support/servers/testShop.ts';

const keyed = (key: string) => ({ [headers.idempotencyKey]: key });
const price = 250.5;

describe.each(testDatabases())('orders of counted goods on $name', (at) => {
  let api: Api;
  let admin: string;
  let cup: string;
  beforeAll(async () => {
    ({ api, admin, cup } = await openTestShop(at));
  });
  afterAll(() => api?.close());
  afterEach(async () => {
    expect((await auditStock(api.db)).drifts).toEqual([]);
  });

  const catalogWrites = async (): Promise<number> => {
    const [row] = await queryRows<{ writes: number }>(
      api.db,
      sql`select sum(writes)::integer as writes from product_writes`,
    );
    return row?.writes ?? 0;
  };

  it('GS-4 takes the pieces of an order, and tells the second shopper how many are left', async () => {
    const pot = await addCounted(api, admin, 5, { name: 'Pot' });
    await submitOrder(api, orderBody([lineFor(pot, price, 3)]));

    const { status, refusal } = await api.send(placeOrderCall, {
      body: orderBody([lineFor(cup, price), lineFor(pot, price, 3)]),
    });

    expect({ status, ...refusal, requestId: 'r' }).toEqual({
      status: 409,
      code: 'soldOut',
      message: 'Only 2 pieces of Pot are left.',
      sentence: 'onlyPiecesOfAreLeft',
      values: ['2', 'Pot'],
      field: 'products[1].quantity',
      left: 2,
      requestId: 'r',
    });
    expect(await piecesOf(api, admin, pot)).toEqual({ whole: 2 });
  });

  it('GS-4 sells the last piece once to 200 shoppers who want it at once', async () => {
    const pot = await addCounted(api, admin, 1);
    const before = await countOrders(api, admin);

    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        api.send(placeOrderCall, { body: orderBody([lineFor(cup, price), lineFor(pot, price)]) }),
      ),
    );

    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBe(answers.length - 1);
    expect(
      new Set(
        refused.map(({ status, refusal }) => `${status} ${refusal.code} ${refusal.field} ${refusal.left}`),
      ),
    ).toEqual(new Set(['409 soldOut products[1].quantity 0']));
    expect(await countOrders(api, admin)).toBe(before + 1);
    expect(await piecesOf(api, admin, pot)).toEqual({ whole: 0 });
  }, 60_000);

  it('GS-4 places carts of two goods in opposite order without a deadlock', async () => {
    const [one, two] = [await addCounted(api, admin, 100), await addCounted(api, admin, 100)];
    const there = orderBody([lineFor(one, price), lineFor(two, price)]);
    const back = orderBody([lineFor(two, price), lineFor(one, price)]);

    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        api.send(placeOrderCall, { body: index % 2 === 0 ? there : back }),
      ),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([await piecesOf(api, admin, one), await piecesOf(api, admin, two)]).toEqual([
      { whole: 0 },
      { whole: 0 },
    ]);
  }, 60_000);

  it('GS-4 takes the pieces once for a key that is repeated, also when nothing is left then', async () => {
    const pot = await addCounted(api, admin, 1);
    const body = orderBody([lineFor(pot, price)]);

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.send(placeOrderCall, { body, headers: keyed('counted-key-1') })),
    );
    const later = await api.send(placeOrderCall, { body, headers: keyed('counted-key-1') });

    expect(new Set([...answers, later].map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set([...answers, later].map((answer) => answer.body.insertedId)).size).toBe(1);
    expect(await piecesOf(api, admin, pot)).toEqual({ whole: 0 });
  });

  it('GS-1 GS-4 counts by colour and size, and sums lines that take from one item', async () => {
    const shirt = await addProduct(api, admin, {
      stockCount: 'variants',
      colors: ['Red', 'Blue'],
      sizes: ['M', 'L'],
    });
    await receiveGoods(api, admin, shirt, [
      { color: 'Red', size: 'M', pieces: 3 },
      { color: 'Blue', size: 'L', pieces: 1 },
    ]);
    const line = (color: string, size: string, quantity: number) => ({
      ...lineFor(shirt, price, quantity),
      color,
      size,
    });

    const split = await api.send(placeOrderCall, {
      body: orderBody([line('Red', 'M', 2), line('Red', 'M', 2)]),
    });
    const open = await api.send(placeOrderCall, { body: orderBody([line('Red', 'N/A', 1)]) });
    const strange = await api.send(placeOrderCall, { body: orderBody([line('Green', 'M', 1)]) });
    await submitOrder(api, orderBody([line('Red', 'M', 2), line('Blue', 'L', 1)]));

    expect(
      [split, open, strange].map(({ status, refusal }) => [
        status,
        refusal.code,
        refusal.field,
        refusal.left,
      ]),
    ).toEqual([
      [409, 'soldOut', 'products[0].quantity', 3],
      [400, 'invalid', 'products[0].size', undefined],
      [409, 'soldOut', 'products[0].quantity', 0],
    ]);
    expect(await piecesOf(api, admin, shirt)).toEqual({ 'Red M': 1, 'Red L': 0, 'Blue M': 0, 'Blue L': 0 });
    const { data } = await api.call(getProductCall, { params: { id: shirt } });
    expect(data.stock).toEqual({
      count: 'variants',
      low: 3,
      isOut: false,
      items: [
        { color: 'Blue', size: 'L', left: 0 },
        { color: 'Blue', size: 'M', left: 0 },
        { color: 'Red', size: 'L', left: 0 },
        { color: 'Red', size: 'M', left: 1 },
      ],
    });
  });

  it('GS-3 keeps each change in the ledger, newest first', async () => {
    const pot = await addCounted(api, admin, 5);
    await submitOrder(api, orderBody([lineFor(pot, price, 2)]));

    const { data } = await api.call(listStockMovesCall, { params: { id: pot }, token: admin });

    expect(
      data.map((move) => ({ ...move, at: 'at', orderNumber: move.orderNumber === '' ? '' : 'n' })),
    ).toEqual([
      {
        position: 2,
        reason: 'placed',
        change: -2,
        pieces: 3,
        orderNumber: 'n',
        by: '',
        at: 'at',
        note: '',
        cost: null,
      },
      {
        position: 1,
        reason: 'received',
        change: 5,
        pieces: 5,
        orderNumber: '',
        by: 'Admin',
        at: 'at',
        note: '',
        cost: null,
      },
    ]);
  });

  it('GS-6 changes the version of the catalog only when a product runs out or comes back', async () => {
    const pot = await addCounted(api, admin, 4);
    const before = await catalogWrites();
    await submitOrder(api, orderBody([lineFor(pot, price, 2)]));
    await submitOrder(api, orderBody([lineFor(pot, price, 1)]));
    const within = await catalogWrites();
    await submitOrder(api, orderBody([lineFor(pot, price, 1)]));
    const out = await catalogWrites();
    await receiveGoods(api, admin, pot, [{ color: '', size: '', pieces: 2 }]);

    expect([within - before, out - before, (await catalogWrites()) - before]).toEqual([0, 1, 2]);
  });
});
