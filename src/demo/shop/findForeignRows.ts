import { notLike, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { orders, products, slides, users } from '#server/database/schema/schema.ts';
import { demoProductId, demoRows } from '../catalog/demoProducts.ts';
import { demoSlides } from '../catalog/demoSlides.ts';

/** LIKE pattern of generated e-mail addresses; `.example` cannot be registered (RFC 2606). */
const generatedEmail = '%@hatkhola.example';

/**
 * A large demo shop has several products for each row of the demo catalog, its variants. So many more variants are looked for than the
 * number of products suggests, since some products may have been deleted.
 */
const maxDeletedVariants = 1000;

const hasForeignProduct = async (db: Db): Promise<boolean> => {
  const rows = await db.select({ id: products.id }).from(products);
  /** The ids that have not been found among the variants yet. */
  const unexplainedIds = new Set(rows.map(({ id }) => id));
  const variants = maxDeletedVariants + unexplainedIds.size / demoRows.length;
  for (let variant = 0; variant < variants && unexplainedIds.size > 0; variant += 1)
    for (const catalogRow of demoRows) unexplainedIds.delete(demoProductId(catalogRow, variant));
  return unexplainedIds.size > 0;
};

const hasForeignSlide = async (db: Db): Promise<boolean> => {
  // Any time: the ids do not depend on it.
  const demoIds = new Set(demoSlides(new Date(0)).map(({ _id }) => _id));
  const rows = await db.select({ id: slides.id }).from(slides);
  return rows.some(({ id }) => !demoIds.has(id));
};

// The queries below select `1`, since they only ask whether there is a row.

const hasForeignPerson = async (db: Db): Promise<boolean> => {
  const isForeign = notLike(users.email, generatedEmail);
  const rows = await db.select({ one: sql`1` }).from(users).where(isForeign).limit(1);
  return rows.length > 0;
};

const hasForeignOrder = async (db: Db): Promise<boolean> => {
  const isForeign = notLike(orders.emailKey, generatedEmail);
  const rows = await db.select({ one: sql`1` }).from(orders).where(isForeign).limit(1);
  return rows.length > 0;
};

/** Plural name of the first kind of rows that neither demo nor seed created, with which `npm run seed` refuses a shop; else `null`. */
export const findForeignRows = async (db: Db): Promise<string | null> => {
  if (await hasForeignPerson(db)) return 'people';
  if (await hasForeignOrder(db)) return 'orders';
  if (await hasForeignSlide(db)) return 'slides';
  return (await hasForeignProduct(db)) ? 'products' : null;
};
