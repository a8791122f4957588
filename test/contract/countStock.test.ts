import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import * as calls from '#contract/products/stock.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { auditText } from '#domain/staff/audit.ts';
import { auditStock } from '#server/orders/audit/auditStock.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addCounted, piecesOf } from '../support/clients/countedGoods.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { type Api, personOf } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';
import { openTestShop } from '../support/servers/testShop.ts';

const price = 250.5;
/** An item as it was counted: `pieces` are there, where the screen showed `seen` before. */
const item = (pieces: number, seen: number, color = '', size = '') => ({ color, size, pieces, seen });

describe.each(testDatabases())('counting several products on $name', (at) => {
  let api: Api;
  let admin: string;
  let customer: string;
  beforeAll(async () => {
    ({ api, admin } = await openTestShop(at));
    customer = await api.signIn(personOf('buyer'));
  });
  afterAll(() => api?.close());
  afterEach(async () => {
    expect((await auditStock(api.db)).drifts).toEqual([]);
  });

  const place = (id: string, quantity: number) =>
    submitOrder(api, orderBody([lineFor(id, price, quantity)]), customer);
  const ledgerOf = async (id: string) =>
    (await api.call(calls.listStockMovesCall, { params: { id }, token: admin })).data;
  const send = (products: calls.StockCountsBody['products'], idempotencyKey?: string) =>
    api.send(calls.countStockCall, {
      body: { products, note: ' Room 3 ' },
      token: admin,
      ...(idempotencyKey === undefined ? {} : { headers: { [headers.idempotencyKey]: idempotencyKey } }),
    });

  it('GS-14 lists the counted ones among products with what is left, and what open orders hold if asked', async () => {
    const pot = await addCounted(api, admin, 5, { name: 'Pot' });
    const shirt = await addProduct(api, admin, {
      name: 'Shirt',
      colors: ['Red'],
      sizes: ['M', 'L'],
      stockCount: 'variants',
    });
    const uncounted = await addProduct(api, admin, { name: 'Uncounted' });
    await place(pot, 2);
    const ids = [pot, shirt, uncounted, 'f'.repeat(24)].join(',');

    const { data } = await api.call(calls.listStockByIdCall, { query: { ids }, token: admin });
    // The shop says how many pieces are left if these are `low` or fewer: 3, unless staff choose another number.
    expect(data.toSorted((one, other) => (one.name < other.name ? -1 : 1))).toEqual([
      { _id: pot, name: 'Pot', low: 3, price: 250.5, items: [{ color: '', size: '', pieces: 3 }] },
      {
        _id: shirt,
        name: 'Shirt',
        low: 3,
        price: 250.5,
        items: [
          { color: 'Red', size: 'M', pieces: 0 },
          { color: 'Red', size: 'L', pieces: 0 },
        ],
      },
    ]);
    const held = await api.call(calls.listStockByIdCall, { query: { ids: pot, held: 'yes' }, token: admin });
    expect(held.data.map(({ items }) => items)).toEqual([[{ color: '', size: '', pieces: 3, held: 2 }]]);
  });

  it('GS-14 enters what was counted and says for each item what became of it', async () => {
    const pot = await addCounted(api, admin, 5, { name: 'Pot' });
    const sold = await addCounted(api, admin, 5, { name: 'Sold meanwhile' });
    const uncounted = await addProduct(api, admin, { name: 'Uncounted' });
    await place(sold, 2);

    const { status, body } = await send([
      { id: sold, items: [item(4, 5)] },
      { id: pot, items: [item(7, 5), item(1, 0, 'Red')] },
      { id: uncounted, items: [item(4, 0)] },
    ]);

    expect([status, body]).toEqual([
      200,
      {
        results: [
          {
            id: sold,
            color: '',
            size: '',
            pieces: 3,
            reason:
              'The shop has 3 pieces now, not 5: some were ordered or came back in the meantime. Please count again.',
          },
          { id: pot, color: '', size: '', pieces: 7, reason: '' },
          { id: pot, color: 'Red', size: '', pieces: 0, reason: 'It has no Red pieces to count.' },
          { id: uncounted, color: '', size: '', pieces: 0, reason: 'It is not counted any more.' },
        ],
      },
    ]);
    expect([await piecesOf(api, admin, sold), await piecesOf(api, admin, pot)]).toEqual([
      { whole: 3 },
      { whole: 7 },
    ]);
    expect((await ledgerOf(pot))[0]).toMatchObject({ reason: 'counted', change: 2, note: 'Room 3' });
    const { entries } = await api.call(listAuditEntriesCall, { query: { subject: pot }, token: admin });
    expect(entries.map((entry) => auditText(entry))[0]).toBe(
      'Counted the stock of Pot from 5 pieces to 7 pieces',
    );
  });

  it('GS-14 a repeated request enters nothing again, though pieces were sold in between', async () => {
    const pot = await addCounted(api, admin, 5);
    const products = [{ id: pot, items: [item(7, 5)] }];
    const first = await send(products, 'counted-once-1');
    await place(pot, 1);
    const second = await send(products, 'counted-once-1');

    expect([first.body.results, second.body.results]).toEqual([
      [{ id: pot, color: '', size: '', pieces: 7, reason: '' }],
      [{ id: pot, color: '', size: '', pieces: 6, reason: '' }],
    ]);
    expect((await ledgerOf(pot)).map(({ reason }) => reason)).toEqual(['placed', 'counted', 'received']);
  });

  it('GS-14 refuses no product, too many, one twice, and invalid numbers, with the field', async () => {
    const pot = await addCounted(api, admin, 5);
    const good = { id: pot, items: [item(4, 5)] };
    const others = Array.from({ length: 100 }, (_, index) => ({
      ...good,
      id: index.toString(16).padStart(24, '0'),
    }));
    for (const [products, field] of [
      [[], 'products'],
      [[good, ...others], 'products'],
      [[good, good], 'products'],
      [[{ ...good, items: [] }], 'products[0].items'],
      [[{ ...good, items: [item(-1, 5)] }], 'products[0].items[0].pieces'],
      [[{ ...good, items: [item(1.5, 5)] }], 'products[0].items[0].pieces'],
      [[{ ...good, items: [item(1_000_001, 5)] }], 'products[0].items[0].pieces'],
    ] as const) {
      const { status, refusal } = await send([...products]);
      expect([status, refusal.field]).toEqual([400, field]);
    }
    const ids = [pot, ...others.map(({ id }) => id)].join(',');
    const { status, refusal } = await api.send(calls.listStockByIdCall, { query: { ids }, token: admin });
    expect([status, refusal.field]).toEqual([400, 'ids']);
    expect(await piecesOf(api, admin, pot)).toEqual({ whole: 5 });
  });
});
