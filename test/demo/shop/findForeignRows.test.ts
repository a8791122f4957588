import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findForeignRows } from '#demo/shop/findForeignRows.ts';
import { seedShop } from '#demo/shop/seedShop.ts';
import type { Database } from '#server/database/database.ts';
import { orders, products, slides, users } from '#server/database/schema/schema.ts';
import { type LentDatabase, lendDatabase } from '../../support/servers/lendDatabase.ts';
import { embedded } from '../../support/servers/testDatabases.ts';

const now = new Date('2026-03-01T06:00:00.000Z');

describe('rows that neither the demo nor the seed created', () => {
  let lent: LentDatabase;
  let database: Database;
  beforeAll(async () => {
    lent = await lendDatabase(embedded);
    database = lent.database;
  });
  afterAll(() => lent?.giveBack());

  it('are not in an empty shop, nor in a seeded one, not even after deletions', async () => {
    const { db } = database;
    expect(await findForeignRows(db)).toBe(null);
    await seedShop(db, { products: 900, orders: 200, users: 40 }, now);
    expect(await findForeignRows(db)).toBe(null);
    await db.delete(products).where(eq(products.productType, 'Best Selling'));
    expect(await findForeignRows(db)).toBe(null);
  });

  it('are found in every table', async () => {
    const { db } = database;
    const foreignRowsAfter = async (change: (tx: typeof db) => Promise<unknown>): Promise<string | null> => {
      let rows: string | null = null;
      await db
        .transaction(async (tx) => {
          await change(tx);
          rows = await findForeignRows(tx);
          tx.rollback();
        })
        .catch(() => undefined);
      return rows;
    };
    const [product] = await db.select().from(products).limit(1);
    const [slide] = await db.select().from(slides).limit(1);
    const [order] = await db.select().from(orders).limit(1);
    if (!product || !slide || !order) throw new Error('The seed created no rows');
    const id = 'f'.repeat(24);
    const person = {
      id,
      uid: 'uid-1',
      name: 'Nadia',
      email: 'nadia@people.example',
      emailVerified: true,
      role: 'customer' as const,
    };
    expect([
      await foreignRowsAfter((tx) => tx.insert(products).values({ ...product, id })),
      await foreignRowsAfter((tx) => tx.insert(slides).values({ ...slide, id })),
      await foreignRowsAfter((tx) => tx.insert(users).values({ ...person, createdAt: now })),
      await foreignRowsAfter((tx) =>
        tx.update(orders).set({ email: person.email, emailKey: person.email }).where(eq(orders.id, order.id)),
      ),
    ]).toEqual(['products', 'slides', 'people', 'orders']);
  });
});
