import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoProducts } from '#demo/catalog/demoProducts.ts';
import { fillDemoShop } from '#demo/shop/fillDemoShop.ts';
import { isEmptyShop } from '#demo/shop/isEmptyShop.ts';
import { seedShop } from '#demo/shop/seedShop.ts';
import type { Database } from '#server/database/database.ts';
import { countByStatus } from '#server/orders/lists/orderCountsRepository.ts';
import { listOrders } from '#server/orders/lists/ordersRepository.ts';
import { openCatalog } from '#server/products/catalog.ts';
import { findProducts } from '#server/products/productsRepository.ts';
import { type LentDatabase, lendDatabase } from '../../support/servers/lendDatabase.ts';
import { embedded } from '../../support/servers/testDatabases.ts';

const now = new Date('2026-03-01T06:00:00.000Z');

const byId = (one: { _id: string }, other: { _id: string }) => one._id.localeCompare(other._id);

describe('a new shop', () => {
  let lent: LentDatabase;
  let database: Database;
  beforeAll(async () => {
    lent = await lendDatabase(embedded);
    database = lent.database;
  });
  afterAll(() => lent?.giveBack());

  it('is empty at first, then holds the demo’s products as generated', async () => {
    expect(await isEmptyShop(database.db)).toBe(true);
    await fillDemoShop(database.db, now);
    expect(await isEmptyShop(database.db)).toBe(false);
    const catalog = demoProducts(now);
    const stored = await findProducts(
      database.db,
      catalog.map(({ _id }) => _id),
    );
    expect([...stored.values()].toSorted(byId)).toEqual(catalog.toSorted(byId));
  });

  it('MD-8 MD-14 grows to the requested size, some of it sold out or without pictures, and keeps its rows', async () => {
    await seedShop(database.db, { products: 500, orders: 200, users: 40 }, now);
    await seedShop(database.db, { products: 100, orders: 10, users: 0 }, now);
    expect((await openCatalog(database.db).list({ limit: 1 })).total).toBe(500);
    const totals = await Promise.all(
      [{ stock: 'soldOut' } as const, { pictures: 'none' } as const].map((filter) =>
        openCatalog(database.db).list({ ...filter, limit: 1 }),
      ),
    );
    expect(totals.every(({ total }) => total !== null && total > 1)).toBe(true);
    expect((await listOrders(database.db, { owner: null, limit: 1 })).total).toBe(200);
    const counts = await countByStatus(database.db, null);
    expect(Object.values(counts).reduce((all, each) => all + each, 0)).toBe(200);
  });
});
