import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProductsQuery } from '#contract/products/products.ts';
import { listSorts } from '#contract/products/productsSchemas.ts';
import type { Database } from '#server/database/database.ts';
import { newId } from '#server/database/queries/newId.ts';
import { products, productWrites } from '#server/database/schema/schema.ts';
import { type Catalog, openCatalog } from '#server/products/catalog.ts';
import { compactProductWrites } from '#server/products/productIndexRepository.ts';
import { deleteProduct, insertProduct, updateProduct } from '#server/products/productsRepository.ts';
import { type LentDatabase, lendDatabase } from '../../support/servers/lendDatabase.ts';
import { testDatabases } from '../../support/servers/testDatabases.ts';

const start = Date.UTC(2026, 0, 1);

describe.each(testDatabases())('the catalog on $name', (at) => {
  let lent: LentDatabase;
  let database: Database;
  let catalog: Catalog;
  let now = start;
  beforeEach(async () => {
    lent = await lendDatabase(at);
    database = lent.database;
    catalog = openCatalog(database.db);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await lent?.giveBack();
  });

  /** Adds products, each a millisecond newer than the one before. */
  const add = async (...names: readonly string[]): Promise<string[]> => {
    const ids: string[] = [];
    for (const [index, name] of names.entries()) {
      now += 1;
      const createdAt = new Date(now);
      ids.push(newId(createdAt));
      const body = { name, originalPrice: 100 + index, createdAt: createdAt.toISOString() };
      await insertProduct(database.db, ids.at(-1) ?? '', body);
    }
    return ids;
  };
  const namesOf = async (query: ProductsQuery = {}): Promise<string[]> =>
    (await catalog.list(query)).items.map(({ name }) => name);

  /** `productWrites` gets a row with each write, and more than 200 are summed into one: 210 that count nothing have them summed now. */
  const compactWrites = async (): Promise<void> => {
    await database.db.insert(productWrites).values(Array.from({ length: 210 }, () => ({ writes: 0 })));
    await compactProductWrites(database.db);
  };

  it('SPD-24 asks the database for nothing but its version while no product changes', async () => {
    await add('Cup', 'Plate', 'Pot');
    await namesOf();
    const statements = [vi.spyOn(database.db, 'execute'), vi.spyOn(database.db, 'select')];
    const answers = [
      await namesOf({ searchQuery: 'p' }),
      await namesOf({ maxPrice: 100 }),
      (await catalog.countFacets({})).total,
    ];
    expect(answers).toEqual([['Pot', 'Plate', 'Cup'], ['Cup'], 3]);
    expect(statements.map(({ mock }) => mock.calls.length)).toEqual([3, 0]);
  });

  it('BY-4 what is sold out comes last on every page, each part in the order that was asked for', async () => {
    const [, plate = '', , , bowl = ''] = await add('Cup', 'Plate', 'Pot', 'Jug', 'Bowl');
    for (const id of [plate, bowl]) await updateProduct(database.db, id, { soldOut: true }, new Date(start));
    const pages: string[][] = [];
    let after: string | undefined;
    do {
      const page = await catalog.list({
        soldOut: 'last',
        limit: 2,
        ...(after === undefined ? {} : { after }),
      });
      pages.push(page.items.map(({ name }) => name));
      expect(page.total).toBe(5);
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(pages).toEqual([['Jug', 'Pot'], ['Cup', 'Bowl'], ['Plate']]);
    expect(await namesOf({ soldOut: 'last', sort: 'priceUp' })).toEqual([
      'Cup',
      'Pot',
      'Jug',
      'Plate',
      'Bowl',
    ]);
    expect(await namesOf({ soldOut: 'last', stock: 'soldOut' })).toEqual(['Bowl', 'Plate']);
    expect(await namesOf()).toEqual(['Bowl', 'Jug', 'Pot', 'Plate', 'Cup']);
  });

  it('BY-4 the next page has a product that has sold out since the page before', async () => {
    const [cup = ''] = await add('Cup', 'Plate', 'Pot');
    const first = await catalog.list({ soldOut: 'last', limit: 2 });
    await updateProduct(database.db, cup, { soldOut: true }, new Date(start));
    const query = { soldOut: 'last', limit: 2, after: first.next ?? '' } as const;
    expect(first.items.map(({ name }) => name)).toEqual(['Pot', 'Plate']);
    expect(await namesOf(query)).toEqual(['Cup']);
    await expect(catalog.list({ ...query, sort: 'priceUp' })).rejects.toMatchObject({
      details: { field: 'after' },
    });
  });

  it('SPD-24 reads the changed products alone', async () => {
    const [cup = ''] = await add('Cup', 'Plate', 'Pot');
    await namesOf();
    await updateProduct(database.db, cup, { name: 'Mug' }, new Date(start));
    const rows = vi.spyOn(database.db, 'select');
    expect(await namesOf()).toEqual(['Pot', 'Plate', 'Mug']);
    expect(rows).toHaveBeenCalledTimes(1);
  });

  it('SPD-24 shows every change at the next list, also one made by SQL', async () => {
    const [cup = '', plate = ''] = await add('Cup', 'Plate', 'Pot');
    const lists = [await namesOf()];
    await deleteProduct(database.db, plate);
    lists.push(await namesOf());
    await database.db.execute(sql`update products set name = 'Glass' where id = ${cup}`);
    lists.push(await namesOf());
    await add('Bowl');
    lists.push(await namesOf());
    await database.db.execute(sql`truncate products cascade`);
    lists.push(await namesOf());
    expect(lists).toEqual([
      ['Pot', 'Plate', 'Cup'],
      ['Pot', 'Cup'],
      ['Pot', 'Glass'],
      ['Bowl', 'Pot', 'Glass'],
      [],
    ]);
  });

  it('SPD-24 sorts changed products in each way as a catalog does that was opened after the change', async () => {
    const [cup = '', plate = '', pot = ''] = await add('Cup', 'Plate', 'Pot', 'Jug', 'Bowl', 'Dish');
    for (const sort of listSorts) await namesOf({ sort });
    await updateProduct(database.db, cup, { name: 'Vase', originalPrice: 500 }, new Date(start));
    await updateProduct(database.db, plate, { originalPrice: 101, ratings: 4 }, new Date(start));
    await deleteProduct(database.db, pot);
    await add('Mug', 'Zinc tub');
    const fresh = openCatalog(database.db);
    for (const sort of listSorts)
      expect([sort, (await catalog.list({ sort })).items]).toEqual([
        sort,
        (await fresh.list({ sort })).items,
      ]);
  });

  it('SPD-24 reads only what the writes name, and compares all rows when these were summed before it read them', async () => {
    const [cup = '', plate = '', pot = ''] = await add('Cup', 'Plate', 'Pot');
    await namesOf();
    const statements = vi.spyOn(database.db, 'execute');
    const change = async (write: () => Promise<unknown>) => {
      await write();
      statements.mockClear();
      return [await namesOf(), statements.mock.calls.length];
    };
    const rename = (id: string, name: string) => () =>
      updateProduct(database.db, id, { name }, new Date(start));
    const told = [
      await change(rename(cup, 'Mug')),
      await change(() => deleteProduct(database.db, plate)),
      await change(() => add('Bowl')),
      // The catalog has read all writes before they are summed.
      await change(() => compactWrites()),
      await change(rename(pot, 'Pan')),
    ];
    // Here the rename is summed before the catalog has read it.
    const untold = await change(async () => {
      await rename(cup, 'Glass')();
      await compactWrites();
    });
    // Three statements read the number of writes, what was written, and the changed rows (none is left of a deleted one).
    expect(told).toEqual([
      [['Pot', 'Plate', 'Mug'], 3],
      [['Pot', 'Mug'], 3],
      [['Bowl', 'Pot', 'Mug'], 3],
      [['Bowl', 'Pot', 'Mug'], 1],
      [['Bowl', 'Pan', 'Mug'], 3],
    ]);
    // The fourth reads the versions of all rows.
    expect(untold).toEqual([['Bowl', 'Pan', 'Glass'], 4]);
  });

  it('SPD-24 reads once for calls that wait together, after the last of them has come', async () => {
    await add('Cup');
    await namesOf();
    const statements = vi.spyOn(database.db, 'execute');
    const first = namesOf();
    await add('Plate');
    const rest = Array.from({ length: 5 }, () => namesOf());
    await first;
    expect(new Set((await Promise.all(rest)).map(String))).toEqual(new Set(['Plate,Cup']));
    // The version for the first; version, writes and row for the next; the version for those that came in the meantime.
    expect(statements.mock.calls.length).toBeLessThanOrEqual(5);
  });

  it('SPD-24 keeps the version when its rows are summed', async () => {
    await add(...Array.from({ length: 210 }, (_, number) => `Cup ${number}`));
    await namesOf({ limit: 1 });
    await compactProductWrites(database.db);
    const statements = vi.spyOn(database.db, 'execute');
    const page = await catalog.list({ limit: 1 });
    expect([page.total, statements.mock.calls.length]).toEqual([210, 1]);
    expect(await database.db.$count(productWrites)).toBe(1);
  });

  it('MD-14 sorts names by code point and goes on after any of them', async () => {
    await add('👜 bag', '｡ stop', 'cup', 'Bowl', 'cup');
    const names: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page = await catalog.list({ sort: 'name', limit: 2, ...(after === '' ? {} : { after }) });
      names.push(...page.items.map(({ name }) => name));
      after = page.next;
    }
    expect(names).toEqual(['Bowl', 'cup', 'cup', '｡ stop', '👜 bag']);
    expect(await database.db.$count(products)).toBe(5);
  });
});
