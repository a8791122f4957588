import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { placeOrderCall } from '#contract/orders/orders.ts';
import * as calls from '#contract/products/productImport.ts';
import { getProductCall, updateProductCall } from '#contract/products/products.ts';
import { changeStockCall, listStockMovesCall } from '#contract/products/stock.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { auditText } from '#domain/staff/audit.ts';
import { auditStock } from '#server/orders/audit/auditStock.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addCounted, piecesOf } from '../support/clients/countedGoods.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { type Api, personOf } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';
import { openTestShop } from '../support/servers/testShop.ts';

type Row = calls.CheckImportBody['products'][number];
const count = (pieces: number, ...choices: string[]) => ({ choices, pieces });
const price = 250.5;

/** What the browser sends after the check: the products that are new or changed. */
const wanted = (rows: readonly Row[], checked: readonly calls.CheckedProduct[]) =>
  rows.flatMap(({ pictures: _pictures, key: _key, stock: _stock, ...fields }, index) => {
    const { kind, id = '', seen = null, stock = null } = checked[index] ?? {};
    const isWanted = kind === 'new' || kind === 'changed';
    return isWanted ? [{ ...fields, id, seen, ...(stock === null ? {} : { stock }) }] : [];
  });

describe.each(testDatabases())('the pieces of an import of products on $name', (at) => {
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

  const check = async (...products: Row[]) =>
    (
      await api.call(calls.checkProductImportCall, {
        body: { products, replacesPictures: false },
        token: admin,
      })
    ).products;
  const store = async (products: calls.StoreImportBody['products']) =>
    (await api.call(calls.storeProductImportCall, { body: { products }, token: admin })).products;
  const shirt = (fields: Record<string, unknown> = {}) =>
    addProduct(api, admin, { name: 'Shirt', colors: ['Red', 'Blue'], sizes: ['M', 'L'], ...fields });
  const ledgerOf = async (id: string, color = '', size = '') =>
    (await api.call(listStockMovesCall, { params: { id }, query: { color, size }, token: admin })).data;
  const place = (id: string, quantity: number) =>
    submitOrder(api, orderBody([lineFor(id, price, quantity)]), customer);

  it('GS-13 a check shows for each item what changes from and to, and writes nothing', async () => {
    const pot = await addCounted(api, admin, 5, { name: 'Pot' });
    const counted = await shirt({ stockCount: 'variants' });
    const uncounted = await shirt();

    const rows = await check(
      { row: 2, id: pot, stock: [count(7)] },
      { row: 3, id: counted, stock: [count(3, 'red', 'M'), count(0, 'Blue', 'L')] },
      { row: 4, id: uncounted, stock: [count(4, 'Red', 'L')] },
      { row: 5, id: pot, stock: [count(5)] },
      { row: 6, key: 'woocommerce 1', name: 'Kettle', stock: [count(9)] },
    );

    expect(rows.map(({ row, kind, changes, stock }) => ({ row, kind, changes, stock }))).toEqual([
      {
        row: 2,
        kind: 'changed',
        changes: [{ field: 'Stock', from: '5', to: '7' }],
        stock: { count: 'whole', items: [{ color: '', size: '', pieces: 7, seen: 5 }] },
      },
      {
        row: 3,
        kind: 'changed',
        changes: [{ field: 'Stock of Red, M', from: '0', to: '3' }],
        stock: { count: 'variants', items: [{ color: 'Red', size: 'M', pieces: 3, seen: 0 }] },
      },
      {
        row: 4,
        kind: 'changed',
        changes: [
          { field: 'Stock of Red, L', from: 'not counted', to: '4' },
          { field: 'Stock of all others', from: 'not counted', to: '0' },
        ],
        stock: { count: 'variants', items: [{ color: 'Red', size: 'L', pieces: 4, seen: 0 }] },
      },
      { row: 5, kind: 'same', changes: [], stock: null },
      {
        row: 6,
        kind: 'new',
        changes: [{ field: 'Stock', from: 'not counted', to: '9' }],
        stock: { count: 'whole', items: [{ color: '', size: '', pieces: 9, seen: 0 }] },
      },
    ]);
    expect(await piecesOf(api, admin, pot)).toEqual({ whole: 5 });
    expect((await ledgerOf(pot)).length).toBe(1);
  });

  it('GS-13 a check refuses an unknown colour or size and another way of counting, with the field', async () => {
    const pot = await addCounted(api, admin, 5);
    const counted = await shirt({ stockCount: 'variants' });

    const rows = await check(
      { row: 2, id: counted, stock: [count(3, 'Purple', 'M')] },
      { row: 3, id: counted, colors: ['Purple'], stock: [count(3, 'Purple', 'M')] },
      { row: 4, id: counted, colors: ['Purple'], stock: [count(3, 'Red', 'M')] },
      { row: 5, id: counted, stock: [count(3)] },
      { row: 6, id: pot, stock: [count(3, 'Red')] },
    );

    expect(rows.map(({ row, kind, field, reason }) => [row, kind, field, reason])).toEqual([
      [2, 'refused', 'stock', 'It has no “Purple, M” to count.'],
      [3, 'changed', undefined, ''],
      [4, 'refused', 'stock', 'It has no “Red, M” to count.'],
      [5, 'refused', 'stock', 'It is counted per color and size: write, for example, “Red, M = 3”.'],
      [6, 'refused', 'stock', 'It is counted as a whole: write a single number.'],
    ]);
  });

  it('GS-13 an import enters the pieces in the ledger and the audit log; a repeated part changes nothing', async () => {
    const pot = await addCounted(api, admin, 5, { name: 'Pot' });
    const uncounted = await shirt({ name: 'Panjabi' });
    const rows: Row[] = [
      { row: 2, id: pot, stock: [count(7)] },
      { row: 3, id: uncounted, stock: [count(4, 'Red', 'L')] },
      { row: 4, key: 'woocommerce 2', name: 'Kettle', stock: [count(9)] },
    ];
    const products = wanted(rows, await check(...rows));
    const kettle = products[2]?.id ?? '';
    const before = (await api.call(getProductCall, { params: { id: pot } })).data.changedAt;

    const stored = await store(products);

    expect(stored.map(({ kind }) => kind)).toEqual(['changed', 'changed', 'new']);
    expect(await piecesOf(api, admin, pot)).toEqual({ whole: 7 });
    expect(await piecesOf(api, admin, uncounted)).toEqual({
      'Red M': 0,
      'Red L': 4,
      'Blue M': 0,
      'Blue L': 0,
    });
    expect(await piecesOf(api, admin, kettle)).toEqual({ whole: 9 });
    expect((await ledgerOf(pot))[0]).toMatchObject({
      reason: 'counted',
      change: 2,
      pieces: 7,
      note: 'By import',
      orderNumber: '',
    });
    // Pieces alone are no write of the product, which lists would follow.
    expect((await api.call(getProductCall, { params: { id: pot } })).data.changedAt).toBe(before);
    const { entries } = await api.call(listAuditEntriesCall, { query: { limit: 5 }, token: admin });
    expect(entries.map((entry) => auditText(entry)).toSorted()).toEqual([
      'Added product Kettle',
      'Counted the stock of Kettle from 0 pieces to 9 pieces',
      'Counted the stock of Panjabi: Red, L from 0 pieces to 4 pieces',
      'Counted the stock of Pot from 5 pieces to 7 pieces',
      'Edited product Panjabi: counting',
    ]);

    expect((await store(products)).map(({ kind }) => kind)).toEqual(['same', 'same', 'same']);
    expect((await ledgerOf(pot)).length).toBe(2);
  });

  it('GS-13 a product of which pieces were ordered since the check is refused with the numbers; one that has those of the file by now is stored', async () => {
    const [ordered, received, untouched] = [
      await addCounted(api, admin, 5, { name: 'Ordered' }),
      await addCounted(api, admin, 5, { name: 'Received' }),
      await addCounted(api, admin, 5, { name: 'Untouched' }),
    ];
    const rows: Row[] = [ordered, received, untouched].map((id, index) => ({
      row: index + 2,
      id,
      originalPrice: 400,
      stock: [count(8)],
    }));
    const products = wanted(rows, await check(...rows));
    await place(ordered, 2);
    await api.call(changeStockCall, {
      params: { id: received },
      body: {
        reason: 'received',
        items: [{ color: '', size: '', pieces: 3, seen: 5 }],
        note: '',
        cost: null,
      },
      token: admin,
    });

    const stored = await store(products);

    // The pieces that came in make the file's number of 8, so its price is stored.
    expect(stored).toEqual([
      {
        row: 2,
        kind: 'refused',
        reason:
          'The shop has 3 pieces now, not 5: some were ordered or came back in the meantime. Please count again.',
      },
      { row: 3, kind: 'changed', reason: '' },
      { row: 4, kind: 'changed', reason: '' },
    ]);
    const pieces = await Promise.all([ordered, received, untouched].map((id) => piecesOf(api, admin, id)));
    expect(pieces).toEqual([{ whole: 3 }, { whole: 8 }, { whole: 8 }]);
    // The price with which it was added.
    expect((await api.call(getProductCall, { params: { id: ordered } })).data.originalPrice).toBe(300);
  });

  it('GS-13 a product whose way of counting was changed since the check is left alone', async () => {
    const id = await shirt();
    const rows: Row[] = [{ row: 2, id, stock: [count(4)] }];
    const products = wanted(rows, await check(...rows));
    await api.call(updateProductCall, { params: { id }, body: { stockCount: 'variants' }, token: admin });

    expect(await store(products)).toEqual([
      { row: 2, kind: 'refused', reason: 'The product has been changed in the meantime.' },
    ]);
  });

  it('GS-13 the shop refuses invalid numbers of pieces and items that a product does not have, whoever sends them', async () => {
    const pot = await addCounted(api, admin, 5);
    const { changedAt: seen = null } = (await api.call(getProductCall, { params: { id: pot } })).data;
    const entry = (pieces: number, color = '') => ({
      row: 2,
      id: pot,
      seen,
      stock: { count: 'whole' as const, items: [{ color, size: '', pieces, seen: 5 }] },
    });
    for (const pieces of [-1, 2.5, 1_000_001]) {
      const body = { products: [entry(pieces)] };
      const { status, refusal } = await api.send(calls.storeProductImportCall, { body, token: admin });
      expect([status, refusal.field]).toEqual([400, 'products[0].stock.items[0].pieces']);
      const products = [{ row: 2, id: pot, stock: [count(pieces)] }];
      const checked = await api.send(calls.checkProductImportCall, {
        body: { products, replacesPictures: false },
        token: admin,
      });
      expect([checked.status, checked.refusal.field]).toEqual([400, 'products[0].stock[0].pieces']);
    }
    expect(await store([entry(3, 'Red')])).toEqual([
      { row: 2, kind: 'refused', reason: 'It has no Red pieces to count.' },
    ]);
    expect(await piecesOf(api, admin, pot)).toEqual({ whole: 5 });
  });

  it('GS-13 orders and imports of the same goods at once do not stop each other, and lose no piece', async () => {
    const goods = [await addCounted(api, admin, 3), await addCounted(api, admin, 3)];
    const back = goods.toReversed();
    const importAll = async (pieces: number) => {
      const rows = back.map((id, index): Row => ({ row: index + 2, id, stock: [count(pieces)] }));
      return store(wanted(rows, await check(...rows)));
    };
    const order = async (ids: readonly string[]) => {
      const body = orderBody(ids.map((id) => lineFor(id, price, 1)));
      const { status, refusal } = await api.send(placeOrderCall, { body, token: customer });
      return status === 200 ? 'placed' : refusal.code;
    };
    const orders = [goods, back, goods, back, goods, back].map(order);
    const [results] = await Promise.all([Promise.all(orders), importAll(2), importAll(4), importAll(0)]);

    expect(results.filter((result) => result !== 'placed' && result !== 'soldOut')).toEqual([]);
    for (const id of goods) {
      const [newest] = await ledgerOf(id);
      expect(await piecesOf(api, admin, id)).toEqual({ whole: newest?.pieces });
    }
  });
});
