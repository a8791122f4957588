import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headers } from '#contract/call/refusal.ts';
import * as calls from '#contract/products/productImport.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { parseCsv } from '#dashboard/productImport/parseCsv.ts';
import { prepareProducts } from '#domain/productFiles/prepareProducts.ts';
import { readProductFile } from '#domain/productFiles/readProductFile.ts';
import { defaultCategoryTree } from '#domain/products/defaultCategories.ts';
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
      await api.get(calls.checkProductImportCall, {
        body: { products, replacesPictures: true },
        token: admin,
      })
    ).products;

  it('SP-6 what is exported imports as it is', async () => {
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

    const { body, headers: sent } = await api.send(calls.exportProductsCall, { token: admin });
    expect(sent.get(headers.totalCount)).toBe('2');
    const table = parseCsv(new TextEncoder().encode(body));
    const file = readProductFile(table, { textOf: String, now: new Date() });
    const { products, refused } = prepareProducts(file, {
      categories: defaultCategoryTree.categories,
      choices: {},
      find: () => null,
    });
    expect(refused).toEqual([]);
    const rows = products.map(({ fields, row, id = '', pictures = [] }) => ({
      ...fields,
      row,
      id,
      pictures: pictures.flatMap((source) => ('address' in source ? source.address : [])),
    }));
    expect((await check(rows)).map(({ row, kind, changes }) => ({ row, kind, changes }))).toEqual([
      { row: 2, kind: 'same', changes: [] },
      { row: 3, kind: 'same', changes: [] },
    ]);
    const { entries } = await api.get(listAuditEntriesCall, { query: { limit: 1 }, token: admin });
    expect(entries.map(({ action, details }) => ({ action, details }))).toEqual([
      { action: 'exportProducts', details: { rows: 2 } },
    ]);
  });
});
