import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { orders, products, slides, users } from '#server/database/schema/schema.ts';

/** Whether the shop has no products, users, orders and slides. */
export const isEmptyShop = async (db: Db): Promise<boolean> => {
  const samples = await Promise.all(
    [products, users, orders, slides].map((table) => db.select({ one: sql`1` }).from(table).limit(1)),
  );
  return samples.every((rows) => rows.length === 0);
};
