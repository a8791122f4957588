import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCategoriesCall } from '#contract/products/categories.ts';
import type { CurrentCategories } from '#server/categories/currentCategories.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { onDatabase, type TestDatabase, testDatabases } from '../support/servers/testDatabases.ts';

const postgresql = testDatabases().filter(({ name }) => name === 'PostgreSQL');

describe.each(postgresql)('the categories with two processes on one $name', (at) => {
  let made: TestDatabase;
  let one: Api;
  let other: Api;
  let seenByOther: CurrentCategories;
  beforeAll(async () => {
    made = await at.make();
    one = await startApi(onDatabase(made));
    other = await startApi(
      onDatabase(made),
      {},
      {
        extend: async (_app, parts) => {
          seenByOther = parts.categories;
        },
      },
    );
  });
  afterAll(async () => {
    await one?.close();
    await other?.close();
    await made?.remove();
  });

  it('SP-4 SP-5 reach the other process within two seconds', async () => {
    const admin = await one.signIn(adminPerson);
    const body = { version: 0, kind: 'remove', category: 'bag items', subCategory: '' } as const;
    await one.get(changeCategoriesCall, { body, token: admin });

    await expect.poll(() => seenByOther.newest.version, { timeout: 2000 }).toBe(1);
    expect(seenByOther.newest.tree.categories).toHaveLength(11);
  });
});
