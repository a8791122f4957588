import { asc, eq } from 'drizzle-orm';
import { createShopTokens } from '#server/auth/shopTokens.ts';
import type { DatabaseSettings } from '#server/database/database.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { newId } from '#server/database/queries/newId.ts';
import { orderLines, orders, users } from '#server/database/schema/schema.ts';
import { insertProduct } from '#server/products/productsRepository.ts';

/** Writes and reads the database of a shop that another process opens. */

const tokenSecret = 'wF5ZQ1mN3rYb8kTqXv2LcH7sJd0PzG6u';

/** Settings of a shop whose accounts are a Firebase project's: it starts without demo data and emulator. */
export const withoutEmulator = {
  TOKEN_SECRET: tokenSecret,
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'shop',
  PUBLIC_URL: 'https://shop.example',
} as const;

/** Price of each product, in taka. */
export const productPrice = 250.5;

/** Adds products that can be ordered for `productPrice`; returns their ids. */
export const writeProducts = async (settings: DatabaseSettings, count: number): Promise<string[]> => {
  const database = await openDatabase(settings);
  try {
    const ids: string[] = [];
    for (let number = 1; number <= count; number += 1) {
      const createdAt = new Date(Date.UTC(2026, 0, 1) + number * 1000);
      const body = {
        createdAt: createdAt.toISOString(),
        name: `Cup ${number}`,
        description: 'Fired in Rajshahi.',
        category: 'Kitchen Items',
        subCategory: 'Glassware',
        productType: 'Most Popular',
        originalPrice: productPrice,
        images: ['/pictures/cup-450.webp'],
      };
      const id = newId(createdAt);
      await insertProduct(database.db, id, body);
      ids.push(id);
    }
    return ids;
  } finally {
    await database.close();
  }
};

/** Adds an admin; returns a token for a shop with the settings `withoutEmulator`, which no Firebase project has to confirm. */
export const writeAdmin = async (settings: DatabaseSettings): Promise<string> => {
  const database = await openDatabase(settings);
  try {
    const admin = { uid: 'admin-1', email: 'admin@shop.example', emailVerified: true };
    const row = { ...admin, id: newId(new Date()), name: 'Admin', createdAt: new Date() };
    await database.db.insert(users).values({ ...row, role: 'admin' });
    const tokens = createShopTokens(database.db, () => new Date(), { tokenSeconds: 86_400, tokenSecret });
    return await tokens.mint(admin);
  } finally {
    await database.close();
  }
};

/** An order with one of its lines, or with `null` where it has none; amounts in poisha. */
export interface StoredOrder {
  readonly id: string;
  readonly quantity: number | null;
  readonly unitPrice: number | null;
  readonly total: number;
}

/** All orders with their lines, sorted by id; an order with two lines is there twice. */
export const readOrders = async (settings: DatabaseSettings): Promise<StoredOrder[]> => {
  // In the tests of updates a later release has migrated the tables.
  const database = await openDatabase({ ...settings, allowNewerTables: true });
  try {
    const { quantity, unitPrice } = orderLines;
    return await database.db
      .select({ id: orders.id, quantity, unitPrice, total: orders.total })
      .from(orders)
      .leftJoin(orderLines, eq(orderLines.orderId, orders.id))
      .orderBy(asc(orders.id));
  } finally {
    await database.close();
  }
};

export const readOrderIds = async (settings: DatabaseSettings): Promise<string[]> =>
  (await readOrders(settings)).map(({ id }) => id);
