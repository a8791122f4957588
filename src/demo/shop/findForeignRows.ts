import { notLike, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { orders, products, slides, users } from '#server/database/schema/schema.ts';
import { demoProductId, demoRows } from '../catalog/demoProducts.ts';
import { demoSlides } from '../catalog/demoSlides.ts';

/** LIKE pattern of generated e-mail addresses; `.example` cannot be registered (RFC 2606). */
const generatedEmail = '%@hatkhola.example';

/** How many models are looked for beyond those that the number of products suggests: some products may have been deleted. */
const maxDeletedModels = 1000;

const hasForeignProduct = async (db: Db): Promise<boolean> => {
  const unknown = new Set((await db.select({ id: products.id }).from(products)).map(({ id }) => id));
  const models = maxDeletedModels + unknown.size / demoRows.length;
  for (let model = 0; model < models && unknown.size > 0; model += 1)
    for (const row of demoRows) unknown.delete(demoProductId(row, model));
  return unknown.size > 0;
};

const hasForeignSlide = async (db: Db): Promise<boolean> => {
  const own = new Set(demoSlides(new Date(0)).map(({ _id }) => _id));
  return (await db.select({ id: slides.id }).from(slides)).some(({ id }) => !own.has(id));
};

// The queries below select `1`, since they only ask whether there is a row.

const hasForeignPerson = async (db: Db): Promise<boolean> =>
  (await db.select({ one: sql`1` }).from(users).where(notLike(users.email, generatedEmail)).limit(1)).length >
  0;

const hasForeignOrder = async (db: Db): Promise<boolean> =>
  (await db.select({ one: sql`1` }).from(orders).where(notLike(orders.emailKey, generatedEmail)).limit(1))
    .length > 0;

/** Plural name of the first kind of rows that neither demo nor seed created; `null` when there is none. */
export const findForeignRows = async (db: Db): Promise<string | null> => {
  if (await hasForeignPerson(db)) return 'people';
  if (await hasForeignOrder(db)) return 'orders';
  if (await hasForeignSlide(db)) return 'slides';
  return (await hasForeignProduct(db)) ? 'products' : null;
};
