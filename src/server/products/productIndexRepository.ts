import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Comparable, type ComparedProduct, comparedProduct } from '#domain/products/productFilter.ts';
import type { Db } from '../database/database.ts';
import { jsonObject, queryRows } from '../database/queries/queryRows.ts';
import { products, productWrites } from '../database/schema/schema.ts';
import { toTaka } from './productRow.ts';

/** The SQL of the index of products. */

/** What lists filter, sort and count products by. */
export interface IndexedProduct extends ComparedProduct {
  readonly id: string;
  /** Differs after each change of the row. */
  readonly rowVersion: string;
  /** ISO time. */
  readonly createdAt: string;
}

/** The transaction that wrote the row: it differs after each change. */
export const rowVersion = sql<string>`${products}.xmin::text`;

// Triggers on `products` append a row for each statement: writers of one counter would wait for each other.
const version = sql<string>`(select coalesce(sum(${productWrites.writes}), 0)::text from ${productWrites})`;

interface Versions {
  /** The catalog's version. */
  readonly version: string;
  /** The versions of its rows, by id. */
  readonly rows: Readonly<Record<string, string>>;
}

/** The version of the catalog, which differs after each change. */
export const readCatalogVersion = async (db: Db): Promise<string | undefined> =>
  (await queryRows<Pick<Versions, 'version'>>(db, sql`select ${version} as version`))[0]?.version;

/** The version of the catalog and those of its rows by id, at one moment. */
export const readRowVersions = async (db: Db): Promise<Versions> => {
  const [read] = await queryRows<{ version: string; rows: Versions['rows'] | null }>(
    db,
    sql`select ${version} as version, (select json_object_agg(${products.id}, ${rowVersion}) from ${products}) as rows`,
  );
  return { version: read?.version ?? '', rows: read?.rows ?? {} };
};

/** Rows that a sum reads in a fraction of a millisecond. */
const compactAbove = 200;

/** Replaces the rows that count writes by their sum once there are many of them; the version stays. */
export const compactProductWrites = async (db: Db): Promise<void> => {
  if ((await db.$count(productWrites)) <= compactAbove) return;
  // One statement: every reader sees either all rows or their sum.
  await db.execute(sql`with removed as (delete from ${productWrites} returning writes)
    insert into ${productWrites} (writes) select sum(writes) from removed having count(*) > 0`);
};

const columns = {
  id: products.id,
  name: products.name,
  nameBengali: products.nameBengali,
  category: products.category,
  subCategory: products.subCategory,
  productType: products.productType,
  colors: products.colors,
  sizes: products.sizes,
  ratings: products.ratings,
  soldOut: sql`${products.soldOut} or ${products.outOfStock}`,
  originalPrice: products.originalPrice,
  offerPrice: products.offerPrice,
  createdAt: products.createdAt,
  changedAt: products.changedAt,
  // The index reads only `images.length`.
  images: sql`json_build_object('length', cardinality(${products.images}))`,
} satisfies Record<keyof Omit<Row, 'rowVersion' | 'stock'>, PgColumn | SQL>;

/** A row as the database sends it: prices in poisha, times in its own format. */
interface Row extends Comparable {
  readonly id: string;
  readonly rowVersion: string;
  readonly createdAt: string;
}

const isoTime = (text: string): string => new Date(text).toISOString();

/** Lends the first of equal values, such as `Women Items`: JSON makes a new text for each row. */
export interface SharedValues {
  readonly text: (text: string) => string;
  readonly list: (texts: readonly string[]) => string[];
}

/** The values that the products of one index have in common. */
export const shareValues = (): SharedValues => {
  const texts = new Map<string, string>();
  const lists = new Map<string, string[]>();
  const text = (wanted: string): string => {
    const known = texts.get(wanted);
    if (known === undefined) texts.set(wanted, wanted);
    return known ?? wanted;
  };
  const list = (wanted: readonly string[]): string[] => {
    const key = wanted.join('\0');
    const known = lists.get(key) ?? wanted.map(text);
    lists.set(key, known);
    return known;
  };
  return { text, list };
};

const toIndexed = (row: Row, { text, list }: SharedValues): IndexedProduct => {
  const compared = comparedProduct({
    ...row,
    originalPrice: toTaka(row.originalPrice),
    offerPrice: toTaka(row.offerPrice),
    createdAt: text(isoTime(row.createdAt)),
    changedAt: text(isoTime(row.changedAt)),
  });
  // Each field by name: V8 gives copies of so many fields a table of their own each, which takes most of the memory.
  return {
    id: compared.id,
    rowVersion: text(compared.rowVersion),
    name: compared.name,
    nameBengali: compared.nameBengali,
    searched: compared.searched,
    sounds: text(compared.sounds),
    category: text(compared.category),
    subCategory: text(compared.subCategory),
    productType: text(compared.productType),
    type: text(compared.type),
    colors: list(compared.colors),
    sizes: list(compared.sizes),
    ratings: compared.ratings,
    price: compared.price,
    originalPrice: compared.originalPrice,
    offerPrice: compared.offerPrice,
    discount: compared.discount,
    soldOut: compared.soldOut,
    stock: compared.stock,
    createdAt: compared.createdAt,
    changedAt: compared.changedAt,
    images: compared.images,
  };
};

/** The existing products among the ids, in no particular order. One JSON text each way is quicker than thousands of rows. */
export const readIndexed = async (
  db: Db,
  ids: readonly string[],
  shared: SharedValues,
): Promise<IndexedProduct[]> => {
  const [read] = await queryRows<{ rows: Row[] | null }>(
    db,
    sql`select json_agg(${jsonObject({ ...columns, rowVersion })}) as rows from ${products}
      where ${products.id} = any(array(select json_array_elements_text(${JSON.stringify(ids)}::json)))`,
  );
  return (read?.rows ?? []).map((row) => toIndexed(row, shared));
};
