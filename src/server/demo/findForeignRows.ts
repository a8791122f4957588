import { notLike, sql } from 'drizzle-orm';
import type { Db } from '../database/openDatabase.ts';
import { orders, products, slides, users } from '../database/schema.ts';
import { demoProductId, demoRows } from './demoProducts.ts';
import { demoSlides } from './demoSlides.ts';

/** Made-up people have addresses under this name, which nobody can own (RFC 2606). */
const madeUp = '%@hatkhola.example';

/** A shop grown large has each row of goods so many times at most, wherever rows of it were deleted since. */
const mostTurns = 1000;

const hasForeignProduct = async (db: Db): Promise<boolean> => {
  const unknown = new Set((await db.select({ id: products.id }).from(products)).map(({ id }) => id));
  const turns = mostTurns + unknown.size / demoRows.length;
  for (let turn = 0; turn < turns && unknown.size > 0; turn += 1)
    for (const row of demoRows) unknown.delete(demoProductId(row, turn));
  return unknown.size > 0;
};

const hasForeignSlide = async (db: Db): Promise<boolean> => {
  const own = new Set(demoSlides(new Date(0)).map(({ _id }) => _id));
  return (await db.select({ id: slides.id }).from(slides)).some(({ id }) => !own.has(id));
};

const hasForeignPerson = async (db: Db): Promise<boolean> =>
  (await db.select({ one: sql`1` }).from(users).where(notLike(users.email, madeUp)).limit(1)).length > 0;

const hasForeignOrder = async (db: Db): Promise<boolean> =>
  (await db.select({ one: sql`1` }).from(orders).where(notLike(orders.emailKey, madeUp)).limit(1)).length > 0;

/** The first kind of rows that neither the demo nor the seed made, in the plural; `null` when there is none. */
export const findForeignRows = async (db: Db): Promise<string | null> => {
  if (await hasForeignPerson(db)) return 'people';
  if (await hasForeignOrder(db)) return 'orders';
  if (await hasForeignSlide(db)) return 'slides';
  return (await hasForeignProduct(db)) ? 'products' : null;
};
