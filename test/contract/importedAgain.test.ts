import { describe, expect, it, onTestFinished } from 'vitest';
import { setOrderStatusCall } from '#contract/orders/orders.ts';
import * as calls from '#contract/products/productImport.ts';
import { deleteProductCall, getProductCall, updateProductCall } from '#contract/products/products.ts';
import { listStockMovesCall } from '#contract/products/stock.ts';
import { auditStock } from '#server/orders/audit/auditStock.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { piecesOf } from '../support/clients/countedGoods.ts';
import { submitOrder } from '../support/clients/shopData.ts';
import type { Api } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';
import { openTestShop } from '../support/servers/testShop.ts';

const fields = { row: 2, name: 'Copper jug', originalPrice: 300, offerPrice: 250.5 };
const checkedRow = { ...fields, key: 'woocommerce 7', stock: [{ choices: [], pieces: 9 }] };

/** Imports nine jugs, which the shop does not have; returns the product's id. */
const importJug = async (api: Api, token: string): Promise<string> => {
  const check = { products: [checkedRow], replacesPictures: false };
  const [checked] = (await api.call(calls.checkProductImportCall, { body: check, token })).products;
  const { id = '', seen = null, stock } = checked ?? {};
  const body = { products: [{ ...fields, id, seen, stock: stock ?? undefined }] };
  const stored = await api.call(calls.storeProductImportCall, { body, token });
  expect(stored.products.map(({ kind, reason }) => ({ kind, reason }))).toEqual([
    { kind: 'new', reason: '' },
  ]);
  return id;
};

/** The item's ledger, newest first. */
const ledgerOf = async (api: Api, token: string, id: string) => {
  const item = { params: { id }, query: { color: '', size: '' }, token };
  const { data } = await api.call(listStockMovesCall, item);
  return data.map(({ position, reason, change, pieces }) => [position, reason, change, pieces]);
};

describe.each(testDatabases())('a counted product that is deleted and imported again on $name', (at) => {
  it('GS-13 SP-6 is counted again, after the rows that its ledger has', async () => {
    const { api, admin } = await openTestShop(at);
    onTestFinished(() => api.close());
    const id = await importJug(api, admin);
    await api.call(deleteProductCall, { params: { id }, token: admin });

    expect(await importJug(api, admin)).toBe(id);

    expect(await ledgerOf(api, admin, id)).toEqual([
      [3, 'counted', 9, 9],
      [2, 'productDeleted', -9, 0],
      [1, 'counted', 9, 9],
    ]);
    expect(await piecesOf(api, admin, id)).toEqual({ whole: 9 });
    expect((await auditStock(api.db)).drifts).toEqual([]);
  });

  it('GS-5 GS-13 is not held by an order that was cancelled meanwhile, which takes its pieces when it is confirmed again', async () => {
    const { api, admin } = await openTestShop(at);
    onTestFinished(() => api.close());
    const id = await importJug(api, admin);
    // Without a picture it could not be ordered.
    const images = ['/pictures/cup-450.webp'];
    await api.call(updateProductCall, { params: { id }, body: { images }, token: admin });
    const order = await submitOrder(api, orderBody([lineFor(id, 250.5, 2)]));
    const moveTo = (status: 'Cancelled' | 'Confirmed') =>
      api.call(setOrderStatusCall, { params: { id: order }, body: { status }, token: admin });
    await api.call(deleteProductCall, { params: { id }, token: admin });
    await moveTo('Cancelled');
    await importJug(api, admin);
    expect((await auditStock(api.db)).drifts).toEqual([]);

    await moveTo('Confirmed');
    expect(await ledgerOf(api, admin, id)).toEqual([
      [7, 'confirmedAgain', -2, 7],
      [6, 'counted', 9, 9],
      [5, 'productDeleted', -2, 0],
      [4, 'cancelled', 2, 2],
      [3, 'productDeleted', -7, 0],
      [2, 'placed', -2, 7],
      [1, 'counted', 9, 9],
    ]);
    expect(await piecesOf(api, admin, id)).toEqual({ whole: 7 });
    expect((await auditStock(api.db)).drifts).toEqual([]);
  });

  it('GS-5 GS-13 orders of a deleted product that are cancelled at the same time all give their pieces back', async () => {
    const { api, admin } = await openTestShop(at);
    onTestFinished(() => api.close());
    const id = await importJug(api, admin);
    // Without a picture it could not be ordered.
    const images = ['/pictures/cup-450.webp'];
    await api.call(updateProductCall, { params: { id }, body: { images }, token: admin });
    const orders: string[] = [];
    for (let count = 0; count < 6; count += 1)
      orders.push(await submitOrder(api, orderBody([lineFor(id, 250.5, 1)])));
    await api.call(deleteProductCall, { params: { id }, token: admin });

    const cancel = (order: string) =>
      api.send(setOrderStatusCall, { params: { id: order }, body: { status: 'Cancelled' }, token: admin });
    const statuses = (await Promise.all(orders.map(cancel))).map(({ status }) => status);

    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
    const ledger = await ledgerOf(api, admin, id);
    // The first count, six orders, and the deletion; then of each order what it gives back and what is written off.
    expect(ledger.map(([position]) => position)).toEqual(
      Array.from({ length: 20 }, (_, index) => 20 - index),
    );
    expect((await auditStock(api.db)).drifts).toEqual([]);
  });
});

describe.each(testDatabases())('a product that is renamed after its import on $name', (at) => {
  it('SP-6 is left alone by later rows of its old name, which are another product', async () => {
    const { api, admin } = await openTestShop(at);
    onTestFinished(() => api.close());
    const check = async (rows: calls.CheckImportBody['products']) => {
      const body = { products: rows, replacesPictures: false };
      return (await api.call(calls.checkProductImportCall, { body, token: admin })).products;
    };
    const importRow = async (row: { readonly name: string; readonly originalPrice: number }) => {
      const [checked] = await check([{ row: 2, ...row }]);
      const { id = '', seen = null, kind } = checked ?? {};
      const body = { products: [{ row: 2, ...row, id, seen }] };
      await api.call(calls.storeProductImportCall, { body, token: admin });
      return { id, kind };
    };
    const rename = (id: string, name: string) =>
      api.call(updateProductCall, { params: { id }, body: { name }, token: admin });
    const first = await importRow({ name: 'Eid Panjabi', originalPrice: 1500 });
    await rename(first.id, 'Eid Panjabi 2025');

    const second = await importRow({ name: 'Eid Panjabi', originalPrice: 1900 });
    const again = await importRow({ name: 'eid panjabi ', originalPrice: 2000 });
    await rename(second.id, 'Eid Panjabi 2026');
    const rows = await check([
      { row: 2, name: 'Eid Panjabi' },
      { row: 3, name: 'Eid Panjabi 2' },
      { row: 4, name: 'Eid Panjabi 2025' },
    ]);

    expect([second.kind, again]).toEqual(['new', { id: second.id, kind: 'changed' }]);
    expect(rows.map(({ kind }) => kind)).toEqual(['new', 'new', 'same']);
    expect(new Set([first.id, second.id, ...rows.map(({ id }) => id)]).size).toBe(4);
    const { data } = await api.call(getProductCall, { params: { id: first.id } });
    expect([data.name, data.originalPrice]).toEqual(['Eid Panjabi 2025', 1500]);
  });
});
