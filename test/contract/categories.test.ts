import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as calls from '#contract/products/categories.ts';
import { countFacetsCall } from '#contract/products/productFacets.ts';
import { listProductsCall, postProductCall, updateProductCall } from '#contract/products/products.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { listedPart } from '#domain/products/categoryTree.ts';
import { defaultCategoryTree } from '#domain/products/defaultCategories.ts';
import { auditText } from '#domain/staff/audit.ts';
import type { CurrentCategories } from '#server/categories/currentCategories.ts';
import { categoryTrees, products } from '#server/database/schema/schema.ts';
import { signInStaff } from '../support/clients/signInStaff.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

type Change = Omit<calls.ChangeCategoriesBody, 'version' | 'subCategory'> & { readonly subCategory?: string };

describe.each(testDatabases())('the categories on $name', (at) => {
  let api: Api;
  let admin: string;
  let categories: CurrentCategories;
  let announced = 0;
  beforeAll(async () => {
    api = await startApi(
      at,
      {},
      {
        invalidations: {
          publish: () => {
            announced += 1;
          },
          subscribe: () => undefined,
        },
        extend: async (_app, parts) => {
          categories = parts.categories;
        },
      },
    );
    admin = await api.signIn(adminPerson);
  });
  beforeEach(async () => {
    await api.db.delete(products);
    await api.db.delete(categoryTrees);
    await categories.refresh();
  });
  afterAll(() => api?.close());

  const read = () => api.call(calls.getCategoryTreeCall, { token: admin });
  const send = async (change: Change, version?: number) =>
    api.send(calls.changeCategoriesCall, {
      body: { subCategory: '', ...change, version: version ?? (await read()).version },
      token: admin,
    });
  const make = async (change: Change) => {
    const answer = await send(change);
    expect([answer.status, answer.body]).toEqual([200, { version: expect.any(Number) }]);
  };
  const addProduct = async (category: string, subCategory = '') => {
    const body = { name: `${category} ${subCategory}`, category, subCategory };
    return (await api.call(postProductCall, { body, token: admin })).insertedId;
  };
  const post = (category: string, subCategory: string) =>
    api.send(postProductCall, { body: { name: 'Tray', category, subCategory }, token: admin });
  const list = async (category: string, subCategory?: string) => {
    const query = { category, ...(subCategory === undefined ? {} : { subCategory }) };
    return (await api.call(listProductsCall, { query })).data;
  };
  const lastEntries = async (count: number): Promise<string[]> => {
    const { entries } = await api.call(listAuditEntriesCall, { query: { limit: 100 }, token: admin });
    return entries.slice(0, count).map(auditText);
  };

  it('SP-4 are the twelve of the specification in a new shop', async () => {
    expect(await read()).toEqual({ version: 0, categories: defaultCategoryTree.categories, counts: [] });
    expect(await api.call(calls.listCategoriesCall, {})).toEqual({
      categories: listedPart(defaultCategoryTree.categories, {}),
      movedTo: null,
    });
  });

  it('SP-4 are renamed with their products, whose lists follow at once', async () => {
    const id = await addProduct('Kitchen Items', 'Cookware');
    await addProduct('Bag Items', 'Tote Bags');
    announced = 0;
    await make({ kind: 'edit', category: 'kitchen items', name: 'Kitchen', nameBengali: 'রান্নাঘর' });

    // As a page asks that was open before.
    const query = { category: 'kitchen items' };
    expect(await list(query.category)).toMatchObject([{ _id: id, category: 'Kitchen' }]);
    expect((await api.call(countFacetsCall, { query })).data.total).toBe(1);
    expect(await list('kitchen', 'cookware')).toMatchObject([
      { _id: id, category: 'Kitchen', subCategory: 'Cookware' },
    ]);
    expect(categories.newest.version).toBe(1);
    expect(announced).toBe(1);
    expect(await api.call(calls.listCategoriesCall, { query })).toEqual({
      categories: [],
      movedTo: { category: 'kitchen', subCategory: '' },
    });
    expect((await read()).counts).toEqual([
      { category: 'bag items', subCategory: 'tote bags', products: 1 },
      { category: 'kitchen', subCategory: 'cookware', products: 1 },
    ]);
    expect(await lastEntries(1)).toEqual([
      'Edited category Kitchen Items: name in Bengali, name from Kitchen Items to Kitchen',
    ]);
  });

  it('SP-4 are merged with their products', async () => {
    await addProduct('Kitchen Items', 'Cookware');
    await addProduct('Bag Items', 'Tote Bags');
    await make({ kind: 'merge', category: 'kitchen items', intoCategory: 'bag items' });
    await make({
      kind: 'merge',
      category: 'bag items',
      subCategory: 'cookware',
      intoCategory: 'men items',
      intoSubCategory: 'belts',
    });

    expect((await read()).counts).toEqual([
      { category: 'bag items', subCategory: 'tote bags', products: 1 },
      { category: 'men items', subCategory: 'belts', products: 1 },
    ]);
    const query = { category: 'kitchen items', subCategory: 'cookware' };
    const { movedTo } = await api.call(calls.listCategoriesCall, { query });
    expect(movedTo).toEqual({ category: 'men items', subCategory: 'belts' });
    expect(await lastEntries(2)).toEqual([
      'Merged category Bag Items > Cookware into Men Items > Belts',
      'Merged category Kitchen Items into Bag Items',
    ]);
  });

  it('SP-4 are added, ordered, hidden, shown and removed, each with its entry in the audit log', async () => {
    await make({
      kind: 'add',
      category: '',
      name: 'Fish',
      tile: 1,
      picture: 'https://img.example/fish.webp',
    });
    await make({ kind: 'add', category: 'fish', name: 'River Fish' });
    await make({ kind: 'order', category: 'fish', position: 0 });
    await make({ kind: 'hide', category: 'fish', isHidden: true });
    // The twelve of a new shop, without the one that is hidden.
    expect((await api.call(calls.listCategoriesCall, {})).categories).toHaveLength(12);
    await make({ kind: 'hide', category: 'fish', isHidden: false });
    await addProduct('fish', 'river fish');

    expect((await read()).categories[0]).toEqual({
      name: 'Fish',
      nameBengali: '',
      isHidden: false,
      picture: 'https://img.example/fish.webp',
      tile: 1,
      subCategories: [{ name: 'River Fish', nameBengali: '', isHidden: false }],
    });
    const full = await send({ kind: 'remove', category: 'fish', subCategory: 'river fish' });
    expect([full.status, full.body]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid', field: 'subCategory' }),
    ]);
    await make({ kind: 'remove', category: 'men items' });
    expect(await lastEntries(7)).toEqual([
      'Removed category Men Items',
      'Added product fish river fish',
      'Showed category Fish',
      'Hid category Fish',
      'Moved category Fish to place 1',
      'Added category Fish > River Fish',
      'Added category Fish',
    ]);
  });

  it('SP-4 AP-5 refuse a product of a category that the shop does not have', async () => {
    const answers = [
      await post('Moon Items', ''),
      await post('Kitchen Items', 'Moon Dust'),
      await post('', 'Cookware'),
      await post('Kitchen Items', 'Belts'),
    ];
    expect(answers.map(({ status, refusal }) => [status, refusal.field])).toEqual([
      [400, 'category'],
      [400, 'subCategory'],
      [400, 'subCategory'],
      [400, 'subCategory'],
    ]);
    const id = await addProduct('HOME & LIVING', 'lighting');
    const change = (body: object) => api.send(updateProductCall, { params: { id }, body, token: admin });
    expect((await change({ subCategory: 'Moon Dust' })).status).toBe(400);
    expect((await change({ category: 'Men Items', subCategory: 'Lighting' })).status).toBe(400);
    expect((await change({ category: 'Men Items', subCategory: 'Belts' })).status).toBe(200);
    expect((await change({ category: '', subCategory: '' })).status).toBe(200);
  });

  it('SP-4 let a product keep a category that the shop no longer has', async () => {
    const id = await addProduct('Men Items', 'Belts');
    await api.db.update(products).set({ category: 'Old Items', categoryKey: 'old items' });
    const body = { name: 'Belt', category: 'Old Items', subCategory: 'Belts' };
    const answer = await api.send(updateProductCall, { params: { id }, body, token: admin });
    expect([answer.status, answer.body]).toEqual([200, { data: expect.objectContaining(body) }]);
  });

  it('SP-4 keep what another admin has changed meanwhile; of ten at once one changes', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => send({ kind: 'add', category: '', name: `C${index}` }, 0)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(9).fill(409),
    ]);
    expect((await read()).categories).toHaveLength(13);
  });

  it('SP-4 leave no product behind that is added while they are renamed', async () => {
    const added = await Promise.all([
      ...Array.from({ length: 8 }, () =>
        api.send(postProductCall, { body: { name: 'Bag', category: 'Bag Items' }, token: admin }),
      ),
      send({ kind: 'edit', category: 'bag items', name: 'Bags' }, 0),
    ]);
    expect(added.at(-1)?.status).toBe(200);
    const { counts } = await read();
    // One that comes after the renaming is refused: the shop no longer has its category.
    const stored = added.slice(0, -1).filter(({ status }) => status === 200).length;
    expect(counts).toEqual(stored === 0 ? [] : [{ category: 'bags', subCategory: '', products: stored }]);
  });

  it.each<[string, Change, string]>([
    ['a name of 500 letters', { kind: 'add', category: '', name: 'n'.repeat(500) }, 'name'],
    ['a name of two lines', { kind: 'add', category: '', name: 'a\nb' }, 'name'],
    ['a name that is no path', { kind: 'add', category: '', name: '..' }, 'name'],
    ['a name that two want', { kind: 'edit', category: 'bag items', name: 'Men Items' }, 'name'],
    ['a category within itself', { kind: 'add', category: 'bag items', name: 'Bag Items' }, 'name'],
    [
      'a merge into itself',
      { kind: 'merge', category: 'bag items', intoCategory: 'Bag Items' },
      'intoCategory',
    ],
    ['an unknown category', { kind: 'remove', category: 'moon items' }, 'category'],
    ['a category of 500 letters', { kind: 'remove', category: 'c'.repeat(500) }, 'category'],
    ['an unknown change', { kind: 'explode' as 'add', category: 'bag items' }, 'kind'],
    [
      'a picture that runs a script',
      { kind: 'edit', category: 'bag items', name: 'Bag Items', picture: 'javascript:alert(1)' },
      'picture',
    ],
    ['a tile below 1', { kind: 'edit', category: 'bag items', name: 'Bag Items', tile: 0 }, 'tile'],
    ['a position below 0', { kind: 'order', category: 'bag items', position: -1 }, 'position'],
  ])('SP-4 refuse %s and change nothing', async (_name, change, field) => {
    const before = await read();
    const answer = await send(change);
    expect([answer.status, answer.body]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid', field: expect.stringContaining(field) }),
    ]);
    expect(await read()).toEqual(before);
  });

  it('SP-4 are read by staff and changed by admins alone', async () => {
    const staff = await signInStaff(api, admin);
    const body = { version: 0, kind: 'remove', category: 'bag items', subCategory: '' } as const;
    const answers = [
      await api.send(calls.getCategoryTreeCall, { token: staff }),
      await api.send(calls.changeCategoriesCall, { body, token: staff }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 403]);
  });
});
