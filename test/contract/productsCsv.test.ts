import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import * as calls from '#contract/products/productImport.ts';
import { changeStockCall } from '#contract/products/stock.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { parseCsv } from '#dashboard/productImport/parseCsv.ts';
import { prepareProducts } from '#domain/productFiles/prepareProducts.ts';
import { readProductFile } from '#domain/productFiles/readProductFile.ts';
import { defaultCategoryTree } from '#domain/products/defaultCategories.ts';
import { addCounted } from '../support/clients/countedGoods.ts';
import { addProduct } from '../support/clients/shopData.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('the products of a shop on $name', (at) => {
  let api: Api;
  let admin: string;
  beforeAll(async () => {
    api = await startApi(at);
    admin = await api.signIn(adminPerson);
  });
  afterAll(() => api?.close());

  const check = async (products: calls.CheckImportBody['products']) =>
    (
      await api.call(calls.checkProductImportCall, {
        body: { products, replacesPictures: true },
        token: admin,
      })
    ).products;

  it('SP-6 GS-13 what is exported imports as it is, with its pieces', async () => {
    await addProduct(api, admin, {
      name: '=SUM(1)',
      description: 'Two lines\n- and a formula;=1',
      sizes: ['M', '4|2'],
      colors: ['লাল'],
      category: 'Kitchen Items',
      images: ['/pictures/cup-450.webp', 'https://pictures.example/a b.png'],
      ratings: 4.5,
    });
    await addProduct(api, admin, {
      originalPrice: null,
      offerPrice: null,
      images: [],
      createdAt: '2026-01-05T10:00:00Z',
    });

    const pot = await addCounted(api, admin, 7, { name: 'Pot' });
    const shirt = await addProduct(api, admin, {
      colors: ['Red, dark', 'Blue'],
      sizes: ['M'],
      stockCount: 'variants',
    });
    const items = [{ color: 'Red, dark', size: 'M', pieces: 4, seen: 0 }];
    const counted = { reason: 'counted' as const, items, note: '', cost: null };
    await api.call(changeStockCall, { params: { id: shirt }, body: counted, token: admin });

    const { body, headers: sent } = await api.send(calls.exportProductsCall, { token: admin });
    expect(sent.get(headers.totalCount)).toBe('4');
    const table = parseCsv(new TextEncoder().encode(body));
    const file = readProductFile(table, { textOf: String, now: new Date() });
    const { products, refused } = prepareProducts(file, {
      categories: defaultCategoryTree.categories,
      // In its own file a shop has its own categories, and pictures by their addresses.
      choices: {},
      find: () => null,
    });
    expect(refused).toEqual([]);
    const stocks = new Map(products.map(({ id, stock }) => [id, stock]));
    expect([...stocks.values()].filter((stock) => stock === undefined)).toHaveLength(2);
    expect(stocks.get(pot)).toEqual([{ choices: [], pieces: 7 }]);
    expect(stocks.get(shirt)).toEqual([
      { choices: ['Red, dark', 'M'], pieces: 4 },
      { choices: ['Blue', 'M'], pieces: 0 },
    ]);
    const rows = products.map(({ fields, row, id = '', stock, pictures = [] }) => ({
      ...fields,
      ...(stock === undefined
        ? {}
        : { stock: stock.map(({ choices, pieces }) => ({ choices: [...choices], pieces })) }),
      row,
      id,
      pictures: pictures.flatMap((source) => ('address' in source ? source.address : [])),
    }));
    expect((await check(rows)).map(({ row, kind, changes }) => ({ row, kind, changes }))).toEqual([
      { row: 2, kind: 'same', changes: [] },
      { row: 3, kind: 'same', changes: [] },
      { row: 4, kind: 'same', changes: [] },
      { row: 5, kind: 'same', changes: [] },
    ]);
    const { entries } = await api.call(listAuditEntriesCall, { query: { limit: 1 }, token: admin });
    expect(entries.map(({ action, details }) => ({ action, details }))).toEqual([
      { action: 'exportProducts', details: { rows: 4 } },
    ]);
  });

  it('SP-6 a check says which picture of an export was cleaned up since, unless the product still has it', async () => {
    const name = `${'a'.repeat(24)}-900.webp`;
    const removed = `/pictures/${name}`;
    const shown = await addProduct(api, admin, { images: [removed] });
    const rows = await check([
      { row: 2, id: shown, pictures: [removed] },
      { row: 3, key: 'export 1', name: 'Added again', pictures: ['/pictures/demo/cup-900.webp', removed] },
      // From the ZIP file.
      { row: 4, key: 'export 2', name: 'With its file', pictures: [name, `pictures/${name}`] },
    ]);

    expect(rows.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['same', ''],
      ['new', `The picture ${removed} is not stored in this shop any more.`],
      ['new', ''],
    ]);
  });
});
