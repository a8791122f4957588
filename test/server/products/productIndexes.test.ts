import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductsQuery } from '#contract/products.ts';
import { newId } from '#server/database/newId.ts';
import { type Database, openDatabase } from '#server/database/openDatabase.ts';
import { queryRows } from '#server/database/queryRows.ts';
import { products } from '#server/database/schema.ts';
import { matchingProducts } from '#server/products/productQuery.ts';
import { insertProduct } from '#server/products/productsRepository.ts';
import { type TestDatabase, testDatabases } from '../../support/servers/testDatabases.ts';

const categories = ['Kitchen', 'Fashion', 'Books', 'Gadget Items'];

describe.each(testDatabases())('the indexes of the products on $name', ({ make }) => {
  let made: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    made = await make();
    database = await openDatabase(made.settings);
    for (let number = 0; number < 60; number += 1) {
      const now = new Date(Date.UTC(2025, 0, 1, 0, number));
      await insertProduct(database.db, newId(now), {
        name: `Clay cup ${number}`,
        category: categories[number % categories.length] ?? '',
        originalPrice: 100 + number,
        createdAt: now.toISOString(),
      });
    }
    // Marks the pages whose rows an index tells on its own.
    await database.db.execute(sql`vacuum analyze ${products}`);
  });
  afterAll(async () => {
    await database?.close();
    await made?.remove();
  });

  /** How the query reads its table without these ways, which are the fastest in so small a table. */
  const planOf = (query: SQL, ...without: readonly string[]): Promise<string> =>
    database.db.transaction(async (tx) => {
      for (const way of without) await tx.execute(sql.raw(`set local enable_${way} = off`));
      const rows = await queryRows<{ 'QUERY PLAN': string }>(tx, sql`explain ${query}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });

  it.each<[string, ProductsQuery]>([
    ['a price', { maxPrice: 130 }],
    ['a price range in a category', { category: 'Books', minPrice: 110, maxPrice: 130 }],
    ['what is for sale', { stock: 'available' }],
    ['a rating and a price', { minRating: 4, maxPrice: 130 }],
  ])('SPD-24 count the products of %s without reading their rows', async (_name, query) => {
    const count = sql`select count(*) from ${products} where ${matchingProducts(query)}`;
    const plan = await planOf(count, 'seqscan');
    expect(plan).toContain('Index Only Scan using products_filter');
  });

  it('SPD-24 find part of a name without reading all products', async () => {
    const search = sql`select id from ${products} where ${matchingProducts({ searchQuery: 'CUP 4' })}`;
    const plan = await planOf(search, 'seqscan', 'indexscan', 'indexonlyscan');
    expect(plan).toContain('Bitmap Index Scan on products_search');
  });
});
