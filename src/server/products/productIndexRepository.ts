import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Comparable, type ComparedProduct, comparedFields } from '#domain/products/productFilter.ts';
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

/** Which writes of products a state of the catalog has. */
export interface CatalogVersion {
  readonly writes: number;
  /** The rows that count them. */
  readonly rows: ReadonlySet<string>;
}

/** Before any product is read: no number of writes is its own. */
export const noVersion: CatalogVersion = { writes: -1, rows: new Set() };

/** The number of writes, which differs after each change of the catalog. */
export const readWrites = async (db: Db): Promise<number> =>
  (
    await queryRows<{ writes: number }>(
      db,
      sql`select coalesce(sum(${productWrites.writes}), 0)::float8 as writes from ${productWrites}`,
    )
  )[0]?.writes ?? 0;

interface WriteRow {
  readonly id: string;
  readonly writes: number;
  /** `null` when the row does not tell, or told it to the earlier version. */
  readonly productIds: readonly string[] | null;
}

const versionOf = (rows: readonly WriteRow[]): CatalogVersion => ({
  writes: rows.reduce((sum, { writes }) => sum + writes, 0),
  rows: new Set(rows.map(({ id }) => id)),
});

const writeRows = (productIds: SQL): SQL =>
  sql`(select coalesce(json_agg(json_build_object('id', id, 'writes', writes, 'productIds', ${productIds})), '[]')
    from ${productWrites})`;

interface Writes {
  readonly version: CatalogVersion;
  /** The products written since the earlier version, some of them deleted; `null` when the rows do not tell all. */
  readonly ids: readonly string[] | null;
}

/** The writes since the earlier version. */
export const readWritesSince = async (db: Db, earlier: CatalogVersion): Promise<Writes> => {
  const known = JSON.stringify([...earlier.rows]);
  const productIds = sql`case when id = any(array(select json_array_elements_text(${known}::json)::uuid))
    then null else product_ids end`;
  const [read] = await queryRows<{ rows: WriteRow[] }>(db, sql`select ${writeRows(productIds)} as rows`);
  const version = versionOf(read?.rows ?? []);
  const told = (read?.rows ?? []).filter(({ productIds }) => productIds !== null);
  // Also true after the earlier rows were summed. Rows that were summed before they were read leave a difference.
  const isAll = earlier.writes + versionOf(told).writes === version.writes;
  return { version, ids: isAll ? [...new Set(told.flatMap(({ productIds }) => productIds ?? []))] : null };
};

interface RowVersions {
  readonly version: CatalogVersion;
  /** The versions of the rows, by id. */
  readonly rows: Readonly<Record<string, string>>;
}

/** The version of the catalog and those of its rows by id, at one moment. */
export const readRowVersions = async (db: Db): Promise<RowVersions> => {
  const [read] = await queryRows<{ writes: WriteRow[]; rows: RowVersions['rows'] | null }>(
    db,
    sql`select ${writeRows(sql`null`)} as writes,
      (select json_object_agg(${products.id}, ${rowVersion}) from ${products}) as rows`,
  );
  return { version: versionOf(read?.writes ?? []), rows: read?.rows ?? {} };
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
  const originalPrice = toTaka(row.originalPrice);
  const offerPrice = toTaka(row.offerPrice);
  const compared = comparedFields({ ...row, originalPrice, offerPrice });
  // Each field by name: V8 gives copies of so many fields a table of their own each, which takes most of the memory.
  return {
    id: row.id,
    rowVersion: text(row.rowVersion),
    name: compared.name,
    nameBengali: row.nameBengali,
    searched: compared.searched,
    sounds: text(compared.sounds),
    category: text(compared.category),
    subCategory: text(compared.subCategory),
    productType: text(row.productType),
    type: text(compared.type),
    colors: list(row.colors),
    sizes: list(row.sizes),
    ratings: row.ratings,
    price: compared.price,
    originalPrice,
    offerPrice,
    discount: compared.discount,
    soldOut: compared.soldOut,
    stock: row.stock,
    createdAt: text(isoTime(row.createdAt)),
    changedAt: text(isoTime(row.changedAt)),
    images: row.images,
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
