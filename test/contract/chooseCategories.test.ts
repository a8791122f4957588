import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as calls from '#contract/products/categories.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { defaultCategoryTree } from '#domain/products/defaultCategories.ts';
import { auditText } from '#domain/staff/audit.ts';
import type { CurrentCategories } from '#server/categories/currentCategories.ts';
import { categoryTrees, products } from '#server/database/schema/schema.ts';
import { addProduct } from '../support/clients/shopData.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const fish = { name: 'Fish', nameBengali: 'মাছ', subCategories: [{ name: 'River Fish', nameBengali: '' }] };
const rice = { name: 'Rice', nameBengali: '', subCategories: [] };
const shown = { isHidden: false, picture: '' };

/** How a choice without the category place of a product is refused. */
const missing = (place: string) => [
  400,
  'invalid',
  'start',
  `There are products in “${place}”, which would be missing. Change the categories one by one instead`,
];

describe.each(testDatabases())('the choice of all categories on $name', (at) => {
  let api: Api;
  let admin: string;
  let categories: CurrentCategories;
  beforeAll(async () => {
    api = await startApi(
      at,
      {},
      {
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
  const audited = async () =>
    (await api.call(listAuditEntriesCall, { query: { limit: 100 }, token: admin })).entries.length;
  const send = async (body: object) =>
    api.send(calls.chooseCategoriesCall, {
      body: { version: (await read()).version, ...body },
      token: admin,
    });
  const refusedWith = async (body: object) => {
    const { status, refusal } = await send(body);
    return [status, refusal.code, refusal.field, refusal.message];
  };
  const lastEntry = async (): Promise<string> => {
    const { entries } = await api.call(listAuditEntriesCall, { query: { limit: 10 }, token: admin });
    return entries.slice(0, 1).map(auditText).join();
  };

  it('SP-1 SP-4 begins with a list, whose first categories are the tiles of the home page', async () => {
    expect((await send({ start: 'list', categories: [fish, rice] })).body).toEqual({ version: 1 });
    expect(await read()).toEqual({
      version: 1,
      categories: [
        {
          ...shown,
          ...fish,
          tile: 1,
          subCategories: [{ name: 'River Fish', nameBengali: '', isHidden: false }],
        },
        { ...shown, ...rice, tile: 2 },
      ],
      counts: [],
    });
    expect(categories.newest.version).toBe(1);
    expect(await lastEntry()).toBe('Chose the categories: Fish, Rice');
  });

  it('SP-1 begins with the twelve, or with none', async () => {
    await send({ start: 'empty' });
    expect(await read()).toEqual({ version: 1, categories: [], counts: [] });
    expect(await lastEntry()).toBe('Chose the categories: none');
    await send({ start: 'twelve' });
    expect(await read()).toEqual({ version: 2, categories: defaultCategoryTree.categories, counts: [] });
  });

  it('SP-1 keeps the categories of products', async () => {
    await addProduct(api, admin, { category: 'Kitchen Items', subCategory: 'Cookware' });
    const kitchen = { name: 'Kitchen Items', nameBengali: '', subCategories: [] };
    expect(await refusedWith({ start: 'empty' })).toEqual(missing('kitchen items > cookware'));
    expect(await refusedWith({ start: 'list', categories: [kitchen] })).toEqual(
      missing('kitchen items > cookware'),
    );
    const cookware = { name: 'cookware', nameBengali: '' };
    const fitting = { start: 'list', categories: [fish, { ...kitchen, subCategories: [cookware] }] };
    expect((await send(fitting)).status).toBe(200);
  });

  it('SP-1 refuses a name with its field, and stores nothing', async () => {
    const sub = { ...fish, subCategories: [...fish.subCategories, { name: 'RIVER FISH', nameBengali: '' }] };
    const many = Array.from({ length: 61 }, (_, index) => ({ ...rice, name: `Rice ${index}` }));
    const list = (...all: readonly unknown[]) => refusedWith({ start: 'list', categories: all });
    expect([
      await list(fish, rice, { ...rice, name: 'FISH' }),
      await list(sub),
      await list({ ...rice, name: ' ' }),
      await list(...many),
      await refusedWith({ start: 'list' }),
      await refusedWith({ start: 'some' }),
    ]).toEqual([
      [400, 'invalid', 'categories[2].name', 'There is a category “Fish” already'],
      [400, 'invalid', 'categories[0].subCategories[1].name', 'Fish has a sub-category “River Fish” already'],
      [400, 'invalid', 'categories[0].name', 'Please fill in the name'],
      [400, 'invalid', 'categories', 'There may be at most 60 categories'],
      [400, 'invalid', 'categories', 'categories is required'],
      [400, 'invalid', 'start', 'start must be one of twelve, empty, list'],
    ]);
    expect((await read()).version).toBe(0);
  });

  it('SP-4 is refused when another admin was faster', async () => {
    await send({ start: 'empty' });
    expect((await refusedWith({ version: 0, start: 'twelve' })).slice(0, 2)).toEqual([
      409,
      'changedMeanwhile',
    ]);
  });

  it('SP-1 takes a choice again whose answer was lost, and makes it once, also from an admin who has seen it since', async () => {
    const choice = { start: 'list', categories: [fish, rice] };
    await send({ version: 0, ...choice });
    const made = [await read(), await audited()];
    for (const version of [0, 1])
      expect(await send({ version, ...choice })).toMatchObject({ status: 200, body: { version: 1 } });
    expect([await read(), await audited()]).toEqual(made);
  });

  it.each<Omit<calls.ChangeCategoriesBody, 'version'>>([
    { kind: 'add', category: '', subCategory: '', name: 'Pets' },
    { kind: 'edit', category: 'bag items', subCategory: '', name: 'Bags' },
    { kind: 'order', category: 'bag items', subCategory: '', position: 3 },
    { kind: 'merge', category: 'bag items', subCategory: '', intoCategory: 'Men Items' },
    { kind: 'remove', category: 'bag items', subCategory: '' },
  ])('SP-4 takes a change again whose answer was lost, and makes it once: $kind', async (change) => {
    const body = { ...change, version: (await read()).version };
    const changeOnce = () => api.send(calls.changeCategoriesCall, { body, token: admin });
    await changeOnce();
    const made = await read();
    const again = await changeOnce();
    expect([again.status, again.body, await read()]).toEqual([200, { version: 1 }, made]);
  });

  it('SP-4 takes an added category again whose answer was lost, from an admin who has seen it since', async () => {
    const add = { kind: 'add', category: '', subCategory: '', name: 'Pets' } as const;
    for (const version of [0, 1]) {
      const answer = await api.send(calls.changeCategoriesCall, { body: { ...add, version }, token: admin });
      expect(answer.body).toEqual({ version: 1 });
    }
  });
});
