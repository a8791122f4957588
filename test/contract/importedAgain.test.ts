import { describe, expect, it, onTestFinished } from 'vitest';
import * as calls from '#contract/products/productImport.ts';
import { deleteProductCall } from '#contract/products/products.ts';
import { listStockMovesCall } from '#contract/products/stock.ts';
import { auditStock } from '#server/orders/audit/auditStock.ts';
import { piecesOf } from '../support/clients/countedGoods.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';
import { openTestShop } from '../support/servers/testShop.ts';

describe.each(testDatabases())('a counted product that is deleted and imported again on $name', (at) => {
  it('GS-13 SP-6 is counted again, after the rows that its ledger has', async () => {
    const { api, admin } = await openTestShop(at);
    onTestFinished(() => api.close());
    const fields = { row: 2, name: 'Copper jug' };
    const checkedRow = { ...fields, key: 'woocommerce 7', stock: [{ choices: [], pieces: 9 }] };
    const importJug = async (): Promise<string> => {
      const check = { products: [checkedRow], replacesPictures: false };
      const [checked] = (await api.get(calls.checkProductImportCall, { body: check, token: admin })).products;
      const { id = '', seen = null, stock } = checked ?? {};
      const body = { products: [{ ...fields, id, seen, stock: stock ?? undefined }] };
      const stored = await api.get(calls.storeProductImportCall, { body, token: admin });
      expect(stored.products.map(({ kind, reason }) => ({ kind, reason }))).toEqual([
        { kind: 'new', reason: '' },
      ]);
      return id;
    };
    const id = await importJug();
    await api.get(deleteProductCall, { params: { id }, token: admin });

    expect(await importJug()).toBe(id);

    const item = { params: { id }, query: { color: '', size: '' }, token: admin };
    const { data: ledger } = await api.get(listStockMovesCall, item);
    expect(ledger.map(({ position, reason, change, pieces }) => [position, reason, change, pieces])).toEqual([
      [3, 'counted', 9, 9],
      [2, 'productDeleted', -9, 0],
      [1, 'counted', 9, 9],
    ]);
    expect(await piecesOf(api, admin, id)).toEqual({ '': 9 });
    expect((await auditStock(api.db)).drifts).toEqual([]);
  });
});
