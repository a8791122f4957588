import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Comparable, type ComparedProduct, comparedFields } from '#domain/products/productFilter.ts';
import { fromPoishaOrNull } from '#domain/values/money.ts';
import type { Db } from '../database/database.ts';
import { jsonObject, queryRows } from '../database/queries/queryRows.ts';
import { products, productWrites } from '../database/schema/schema.ts';

/** The SQL for the product index. */

/** The fields of a product by which lists filter, sort and count. */
export interface IndexedProduct extends ComparedProduct {
  readonly id: string;
  /** A text that differs after each change of the row. */
  readonly rowVersion: string;
  /** ISO time. */
  readonly createdAt: string;
}

/** The version of a row: the id of the transaction that wrote it last. */
export const rowVersion = sql<string>`${products}.xmin::text`;

/** Tells which writes of products a state of the catalog includes. */
export interface CatalogVersion {
  /** The number of all writes. */
  readonly writes: number;
  /** The ids of the rows of `product_writes` whose sum that number is. */
  readonly rows: ReadonlySet<string>;
}

/** The version before any product is read; no real version has this number of writes. */
export const noVersion: CatalogVersion = { writes: -1, rows: new Set() };

/** Reads the number of all writes, which differs after each change of the catalog. */
export const readWrites = async (db: Db): Promise<number> => {
  const [row] = await queryRows<{ writes: number }>(
    db,
    // `sum` gives a bigint, which pg would return as a text.
    sql`select coalesce(sum(${productWrites.writes}), 0)::float8 as writes from ${productWrites}`,
  );
  return row?.writes ?? 0;
};

/** A row of `product_writes`, which counts writes and tells which products they changed. */
interface WriteRow {
  readonly id: string;
  readonly writes: number;
  /** The changed products; `null` when the row does not tell, or when the earlier version has it already. */
  readonly productIds: readonly string[] | null;
}

const writesIn = (rows: readonly WriteRow[]): number => rows.reduce((sum, { writes }) => sum + writes, 0);

const versionOf = (rows: readonly WriteRow[]): CatalogVersion => ({
  writes: writesIn(rows),
  rows: new Set(rows.map(({ id }) => id)),
});

/** SQL for all rows of `product_writes` as JSON, each a `WriteRow`; `productIds` is the SQL for the field of that name. */
const writeRows = (productIds: SQL): SQL =>
  sql`(select coalesce(json_agg(json_build_object('id', id, 'writes', writes, 'productIds', ${productIds})), '[]')
    from ${productWrites})`;

interface Writes {
  readonly version: CatalogVersion;
  /** The products written since the earlier version, deleted ones too; `null` when the rows do not tell all of them. */
  readonly ids: readonly string[] | null;
}

/** Reads which products were written since the earlier version. */
export const readWritesSince = async (db: Db, earlier: CatalogVersion): Promise<Writes> => {
  const earlierRows = JSON.stringify([...earlier.rows]);
  const idsOfNewRow = sql`case when id = any(array(select json_array_elements_text(${earlierRows}::json)::uuid))
    then null else product_ids end`;
  const [result] = await queryRows<{ rows: WriteRow[] }>(db, sql`select ${writeRows(idsOfNewRow)} as rows`);
  const rows = result?.rows ?? [];
  const version = versionOf(rows);
  const rowsWithIds = rows.filter(({ productIds }) => productIds !== null);
  // False if rows that nobody has read here yet were replaced by a sum (`compactProductWrites`), which names no products.
  const areAllTold = writesIn(rowsWithIds) === version.writes - earlier.writes;
  if (!areAllTold) return { version, ids: null };
  const ids = new Set(rowsWithIds.flatMap(({ productIds }) => productIds ?? []));
  return { version, ids: [...ids] };
};

interface RowVersions {
  readonly version: CatalogVersion;
  /** The version of each product's row, by the product's id. */
  readonly rows: Readonly<Record<string, string>>;
}

/** Reads the version of the catalog and of all product rows, at one moment. */
export const readRowVersions = async (db: Db): Promise<RowVersions> => {
  const [result] = await queryRows<{ writes: WriteRow[]; rows: RowVersions['rows'] | null }>(
    db,
    sql`select ${writeRows(sql`null`)} as writes,
      (select json_object_agg(${products.id}, ${rowVersion}) from ${products}) as rows`,
  );
  return { version: versionOf(result?.writes ?? []), rows: result?.rows ?? {} };
};

/** Number of rows that are still summed in a fraction of a millisecond. */
const compactAbove = 200;

/**
 * Replaces the rows of `product_writes` by their sum once there are many; the number of all writes stays the same. `scheduleUpkeep` calls
 * it.
 */
export const compactProductWrites = async (db: Db): Promise<void> => {
  if ((await db.$count(productWrites)) <= compactAbove) return;
  // One statement: every reader sees either all rows or their sum.
  await db.execute(sql`with removed as (delete from ${productWrites} returning writes)
    insert into ${productWrites} (writes) select sum(writes) from removed having count(*) > 0`);
};

/** A row as the database sends it: prices are poisha, and times are in PostgreSQL's format. */
interface Row extends Comparable {
  readonly id: string;
  readonly rowVersion: string;
  readonly createdAt: string;
}

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
  // Also true if counted pieces have run out, so the index needs no `stock`.
  soldOut: sql`${products.soldOut} or ${products.outOfStock}`,
  originalPrice: products.originalPrice,
  offerPrice: products.offerPrice,
  createdAt: products.createdAt,
  changedAt: products.changedAt,
  // The index reads only `images.length`.
  images: sql`json_build_object('length', cardinality(${products.images}))`,
} satisfies Record<keyof Omit<Row, 'rowVersion' | 'stock'>, PgColumn | SQL>;

const isoTime = (text: string): string => new Date(text).toISOString();

/** Returns one and the same object for equal values, such as `Women Items`, since JSON makes a new string for each row. */
interface SharedValues {
  readonly text: (text: string) => string;
  readonly list: (texts: readonly string[]) => string[];
}

/** Makes the shared values of one reading of the index. */
export const shareValues = (): SharedValues => {
  const texts = new Map<string, string>();
  const lists = new Map<string, string[]>();
  const text = (wanted: string): string => {
    const shared = texts.get(wanted);
    if (shared !== undefined) return shared;
    texts.set(wanted, wanted);
    return wanted;
  };
  const list = (wanted: readonly string[]): string[] => {
    const key = wanted.join('\0');
    const shared = lists.get(key) ?? wanted.map(text);
    lists.set(key, shared);
    return shared;
  };
  return { text, list };
};

const toIndexed = (row: Row, { text, list }: SharedValues): IndexedProduct => {
  const originalPrice = fromPoishaOrNull(row.originalPrice);
  const offerPrice = fromPoishaOrNull(row.offerPrice);
  const compared = comparedFields({ ...row, originalPrice, offerPrice });
  // Each field is named, since an object with so many fields that is made by spreading takes much more memory in V8.
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
    createdAt: text(isoTime(row.createdAt)),
    changedAt: text(isoTime(row.changedAt)),
    images: row.images,
  };
};

/** Reads the existing products among the ids, in no particular order; as one JSON text, which is faster than thousands of rows. */
export const readIndexed = async (
  db: Db,
  ids: readonly string[],
  shared: SharedValues,
): Promise<IndexedProduct[]> => {
  const [result] = await queryRows<{ rows: Row[] | null }>(
    db,
    sql`select json_agg(${jsonObject({ ...columns, rowVersion })}) as rows from ${products}
      where ${products.id} = any(array(select json_array_elements_text(${JSON.stringify(ids)}::json)))`,
  );
  const rows = result?.rows ?? [];
  return rows.map((row) => toIndexed(row, shared));
};
