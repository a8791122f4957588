import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#contract/products/productImport.ts';
import {
  deleteProductCall,
  getProductCall,
  listProductsCall,
  updateProductCall,
} from '#contract/products/products.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { addProduct } from '../support/clients/shopData.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

type Row = calls.CheckImportBody['products'][number];

const unchanged = { seen: null, changes: [], stock: null, storesPictures: false };

const stores = (checked: readonly calls.CheckedProduct[]) =>
  checked.map((row) => [row.kind, row.storesPictures]);

describe.each(testDatabases())('an import of products on $name', (at) => {
  let api: Api;
  let admin: string;
  beforeAll(async () => {
    api = await startApi(at);
    admin = await api.signIn(adminPerson);
  });
  afterAll(() => api?.close());

  const check = async (products: readonly Row[], { replacesPictures } = { replacesPictures: false }) =>
    (await api.call(calls.checkProductImportCall, { body: { products, replacesPictures }, token: admin }))
      .products;
  const store = async (body: calls.StoreImportBody) =>
    (await api.call(calls.storeProductImportCall, { body, token: admin })).products;
  const product = async (id: string) => (await api.call(getProductCall, { params: { id } })).data;
  /** When the product was last changed, as a check tells it. */
  const seenOf = async (id: string) => (await product(id)).changedAt ?? null;
  const newestActions = async (limit: number) =>
    (await api.call(listAuditEntriesCall, { query: { limit }, token: admin })).entries.map(
      ({ action, subject, details }) => ({ action, label: subject.label, details }),
    );

  it('SP-6 finds a product by its name, however the letters of the name are encoded', async () => {
    const pajama = await addProduct(api, admin, { name: 'পা\u09dfজামা', originalPrice: 900 });
    const [row] = await check([{ row: 2, name: 'পা\u09af\u09bcজামা', originalPrice: 950 }]);

    expect([row?.kind, row?.id]).toEqual(['changed', pajama]);
  });

  it('SP-6 a check tells new, changed from and to, same and refused rows, and writes nothing', async () => {
    const cup = await addProduct(api, admin, { name: 'Cup to check', sizes: ['S'] });
    for (const name of ['Twin', 'twin ']) await addProduct(api, admin, { name });
    const before = await product(cup);

    const rows = await check([
      { row: 2, key: 'woocommerce 1', name: 'Kettle', pictures: ['kettle.jpg'] },
      { row: 3, id: cup, originalPrice: 320, sizes: ['S', 'M'], pictures: ['new.jpg'] },
      { row: 4, name: 'CUP to check', offerPrice: 250.5 },
      { row: 5, name: 'Twin' },
      { row: 6, id: 'f'.repeat(24), name: '  ' },
    ]);
    expect(rows).toEqual([
      {
        row: 2,
        kind: 'new',
        id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
        seen: null,
        changes: [],
        stock: null,
        storesPictures: true,
        reason: '',
      },
      {
        row: 3,
        kind: 'changed',
        id: cup,
        seen: before.changedAt,
        changes: [
          { field: 'Price', from: '300', to: '320' },
          { field: 'Sizes', from: 'S', to: 'S, M' },
        ],
        stock: null,
        storesPictures: false,
        reason: '',
      },
      {
        row: 4,
        kind: 'changed',
        id: cup,
        seen: before.changedAt,
        changes: [{ field: 'Name', from: 'Cup to check', to: 'CUP to check' }],
        stock: null,
        storesPictures: false,
        reason: '',
      },
      {
        row: 5,
        kind: 'refused',
        id: '',
        ...unchanged,
        reason: '2 products have this name. Give the id of the one that is meant.',
      },
      {
        row: 6,
        kind: 'refused',
        id: 'f'.repeat(24),
        ...unchanged,
        reason: 'A new product needs a name.',
        field: 'name',
      },
    ]);
    expect(await product(cup)).toEqual(before);
  });

  it('SP-6 pictures are replaced where the product has none, or all when the admin says so', async () => {
    const cup = await addProduct(api, admin, { name: 'Pictured' });
    const bare = await addProduct(api, admin, { name: 'Bare', images: [] });
    const rows = [
      { row: 2, id: cup, pictures: ['a.jpg'] },
      { row: 3, id: bare, pictures: ['b.jpg'] },
    ];
    expect(stores(await check(rows))).toEqual([
      ['same', false],
      ['changed', true],
    ]);
    expect(stores(await check(rows, { replacesPictures: true }))).toEqual([
      ['changed', true],
      ['changed', true],
    ]);
  });

  it('SP-6 an import is stored with its entries in the audit log; a repeated part changes nothing', async () => {
    const cup = await addProduct(api, admin, { name: 'Cup to import', offerPrice: null });
    const seen = await seenOf(cup);
    const id = 'b'.repeat(24);
    const body = {
      products: [
        {
          row: 2,
          id,
          seen: null,
          name: 'Imported kettle',
          originalPrice: 800,
          images: ['/pictures/k-450.webp'],
        },
        { row: 3, id: cup, seen, originalPrice: 310 },
      ],
      // What only the last part brings: the counts of the whole import.
      ends: { file: 'products.csv', added: 1, changed: 1, refused: 2 },
    };
    expect(await store(body)).toEqual([
      { row: 2, kind: 'new', reason: '' },
      { row: 3, kind: 'changed', reason: '' },
    ]);
    expect(await product(id)).toMatchObject({
      _id: id,
      name: 'Imported kettle',
      originalPrice: 800,
      offerPrice: null,
      images: ['/pictures/k-450.webp'],
      soldOut: false,
    });
    expect(await product(cup)).toMatchObject({ name: 'Cup to import', originalPrice: 310 });
    const entries = await newestActions(3);
    expect(entries.toSorted((one, other) => (one.action < other.action ? -1 : 1))).toEqual([
      { action: 'addProduct', label: 'Imported kettle', details: {} },
      {
        action: 'editProduct',
        label: 'Cup to import',
        details: { fields: ['price'], from: '৳300', to: '৳310' },
      },
      {
        action: 'importProducts',
        label: 'products',
        details: { from: 'products.csv', to: '1 new, 1 changed, 2 refused', rows: 2 },
      },
    ]);

    expect(await store(body)).toEqual([
      { row: 2, kind: 'same', reason: '' },
      { row: 3, kind: 'same', reason: '' },
    ]);
    expect(await newestActions(3)).toEqual(entries);
  });

  it('SP-6 MD-14 new products of one part are sorted as their rows, the last one as the newest', async () => {
    const products = ['f', 'd', 'e'].map((digit, index) => ({
      row: index + 2,
      id: digit.repeat(24),
      seen: null,
      name: `Tray of row ${index + 2}`,
    }));
    await store({ products });
    const query = { searchQuery: 'Tray of row', sort: 'newest' } as const;
    const { data } = await api.call(listProductsCall, { query });
    expect(data.map(({ name }) => name)).toEqual(['Tray of row 4', 'Tray of row 3', 'Tray of row 2']);
  });

  it('SP-6 a product that has changed since the check is told and left alone; the others are stored', async () => {
    const [changed, taken, deleted, cup] = [
      await addProduct(api, admin, { name: 'Changed' }),
      await addProduct(api, admin, { name: 'Taken' }),
      await addProduct(api, admin, { name: 'Deleted' }),
      await addProduct(api, admin, { name: 'Untouched' }),
    ];
    const seen = {
      changed: await seenOf(changed),
      deleted: await seenOf(deleted),
      cup: await seenOf(cup),
    };
    await api.call(updateProductCall, {
      params: { id: changed },
      body: { originalPrice: 350 },
      token: admin,
    });
    await api.call(deleteProductCall, { params: { id: deleted }, token: admin });

    expect(
      await store({
        products: [
          { row: 2, id: changed, seen: seen.changed, originalPrice: 400 },
          { row: 3, id: deleted, seen: seen.deleted, originalPrice: 400 },
          { row: 4, id: taken, seen: null, name: 'Another' },
          { row: 5, id: cup, seen: seen.cup, originalPrice: 400 },
        ],
      }),
    ).toEqual([
      { row: 2, kind: 'refused', reason: 'The product has been changed in the meantime.' },
      { row: 3, kind: 'refused', reason: 'The product has been deleted in the meantime.' },
      { row: 4, kind: 'refused', reason: 'The product has been added in the meantime.' },
      { row: 5, kind: 'changed', reason: '' },
    ]);
    expect((await product(changed)).originalPrice).toBe(350);
    expect((await product(cup)).originalPrice).toBe(400);
  });

  it('SP-6 a part with an invalid product is refused with its field, and nothing of it is stored', async () => {
    const id = 'c'.repeat(24);
    const good = { row: 2, id, seen: null, name: 'Good' };
    for (const [bad, field] of [
      [{ originalPrice: -5 }, 'products[1].originalPrice'],
      [{ originalPrice: 20_000_000 }, 'products[1].originalPrice'],
      [{ images: ['javascript:alert(1)'] }, 'products[1].images[0]'],
      [{ colors: Array.from({ length: 31 }, String) }, 'products[1].colors'],
      [{ createdAt: 'yesterday' }, 'createdAt'],
    ] as const) {
      const body = { products: [good, { ...good, id: 'd'.repeat(24), ...bad }] };
      const { status, body: answer } = await api.send(calls.storeProductImportCall, { body, token: admin });
      expect([status, answer]).toMatchObject([400, { code: 'invalid', field }]);
    }
    const checked = { products: [{ row: 2, name: 'New', createdAt: 'yesterday' }], replacesPictures: false };
    expect(await api.send(calls.checkProductImportCall, { body: checked, token: admin })).toMatchObject({
      status: 400,
      body: { code: 'invalid', field: 'createdAt' },
    });
    const twice = { products: [good, { ...good, row: 3 }] };
    expect(await api.send(calls.storeProductImportCall, { body: twice, token: admin })).toMatchObject({
      status: 400,
      body: { code: 'invalid', field: 'products', message: 'Each product may be sent once' },
    });
    const many = { products: Array.from({ length: 101 }, (_, row) => ({ ...good, row: row + 1 })) };
    const { status } = await api.send(calls.storeProductImportCall, { body: many, token: admin });
    expect(status).toBe(400);
    expect((await api.send(getProductCall, { params: { id } })).status).toBe(404);
  });
});
