import { and, eq, gte, inArray, like, lte, type SQL, sql } from 'drizzle-orm';
import type { ProductBody, ProductsQuery } from '#contract/products.ts';
import { categoryKey } from '#domain/categoryNames.ts';
import { fromPoisha, toPoisha } from '#domain/money.ts';
import { resolvablePictures } from '#domain/picture.ts';
import type { Product } from '#domain/product.ts';
import type { ProductSort } from '#domain/productFilter.ts';
import type { Db } from '../database/openDatabase.ts';
import {
  afterCursor,
  containing,
  inOrder,
  type ListOrder,
  nextCursor,
  type Page,
} from '../database/paging.ts';
import { products } from '../database/schema.ts';

/** The only SQL on products. */

type Row = typeof products.$inferSelect;
type LimitedQuery = ProductsQuery & { readonly limit: number };

const amount = (poisha: number | null): number | null => (poisha === null ? null : fromPoisha(poisha));
const poisha = (taka: number | null): number | null => (taka === null ? null : toPoisha(taka));
const lowerKey = (text: string): string => text.trim().toLowerCase();

const toProduct = (row: Row): Product => ({
  _id: row.id,
  name: row.name,
  description: row.description,
  videoLink: row.videoLink,
  category: row.category,
  subCategory: row.subCategory,
  productType: row.productType,
  sizes: row.sizes,
  colors: row.colors,
  images: resolvablePictures(row.images),
  originalPrice: amount(row.originalPrice),
  offerPrice: amount(row.offerPrice),
  ratings: row.ratings,
  reviews: row.reviews,
  createdAt: row.createdAt.toISOString(),
});

/** Columns for the fields that the body has; `createdAt` must be a time that Date can parse. */
const toColumns = (body: ProductBody): Partial<typeof products.$inferInsert> => ({
  ...(body.name === undefined ? {} : { name: body.name, nameKey: body.name.toLowerCase() }),
  ...(body.category === undefined
    ? {}
    : { category: body.category, categoryKey: categoryKey(body.category) }),
  ...(body.subCategory === undefined
    ? {}
    : { subCategory: body.subCategory, subCategoryKey: lowerKey(body.subCategory) }),
  ...(body.productType === undefined
    ? {}
    : { productType: body.productType, productTypeKey: lowerKey(body.productType) }),
  ...(body.originalPrice === undefined ? {} : { originalPrice: poisha(body.originalPrice) }),
  ...(body.offerPrice === undefined ? {} : { offerPrice: poisha(body.offerPrice) }),
  ...(body.createdAt === undefined ? {} : { createdAt: new Date(body.createdAt) }),
  description: body.description,
  videoLink: body.videoLink,
  sizes: body.sizes && [...body.sizes],
  colors: body.colors && [...body.colors],
  images: body.images && [...body.images],
  ratings: body.ratings,
  reviews: body.reviews,
});

const emptyProduct = {
  name: '',
  nameKey: '',
  description: '',
  videoLink: '',
  category: '',
  categoryKey: '',
  subCategory: '',
  subCategoryKey: '',
  productType: '',
  productTypeKey: '',
  sizes: [],
  colors: [],
  images: [],
};

const withoutGaps = <Columns extends object>(columns: Columns): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Columns;

const noPrice = 2_147_483_647;
const sorts: Record<ProductSort, ListOrder<Row>> = {
  newest: {
    name: 'newest',
    key: products.createdAt,
    type: 'timestamptz',
    up: false,
    valueOf: (row) => row.createdAt,
  },
  priceUp: {
    name: 'priceUp',
    key: sql`coalesce(${products.salePrice}, ${sql.raw(String(noPrice))})`,
    type: 'double precision',
    up: true,
    valueOf: (row) => row.salePrice ?? noPrice,
  },
  priceDown: {
    name: 'priceDown',
    key: sql`coalesce(${products.salePrice}, 0)`,
    type: 'double precision',
    up: false,
    valueOf: (row) => row.salePrice ?? 0,
  },
  rating: {
    name: 'rating',
    key: sql`coalesce(${products.ratings}, 0)`,
    type: 'double precision',
    up: false,
    valueOf: (row) => row.ratings ?? 0,
  },
};

const matching = (query: ProductsQuery): SQL | undefined =>
  and(
    query.searchQuery?.trim() ? like(products.nameKey, containing(lowerKey(query.searchQuery))) : undefined,
    query.category ? eq(products.categoryKey, categoryKey(query.category)) : undefined,
    query.subCategory ? eq(products.subCategoryKey, lowerKey(query.subCategory)) : undefined,
    query.productType ? eq(products.productTypeKey, lowerKey(query.productType)) : undefined,
    query.minPrice === undefined ? undefined : gte(products.salePrice, toPoisha(query.minPrice)),
    query.maxPrice === undefined ? undefined : lte(products.salePrice, toPoisha(query.maxPrice)),
  );

/** Counts in the database only for a partial list; `null` when the query then asks for no total. */
const totalOf = async (db: Db, query: LimitedQuery, found: number): Promise<number | null> => {
  if (query.after === undefined && found <= query.limit) return found;
  return query.total === 'no' ? null : db.$count(products, matching(query));
};

/** Products that match the query's filters, in its order; newest first by default. */
export const listProducts = async (db: Db, query: LimitedQuery): Promise<Page<Product>> => {
  const order = sorts[query.sort ?? 'newest'];
  const { limit } = query;
  const rows = await db
    .select()
    .from(products)
    .where(and(matching(query), afterCursor(order, products.id, query.after)))
    .orderBy(...inOrder(order, products.id))
    .limit(limit + 1);
  return {
    items: rows.slice(0, limit).map(toProduct),
    total: await totalOf(db, query, rows.length),
    next: nextCursor(order, rows, limit),
  };
};

/** The existing products among the ids, in no particular order. */
export const findProducts = async (db: Db, ids: readonly string[]): Promise<Product[]> => {
  const rows = await db
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]));
  return rows.map(toProduct);
};

export const findProduct = async (db: Db, id: string): Promise<Product | null> =>
  (await findProducts(db, [id]))[0] ?? null;

export const countProducts = (db: Db): Promise<number> => db.$count(products);

/** Ids, oldest first, so that new products do not change earlier parts. */
export const listProductIds = async (
  db: Db,
  { limit, skip }: { limit: number; skip: number },
): Promise<string[]> => {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .orderBy(products.createdAt, products.id)
    .limit(limit)
    .offset(skip);
  return rows.map(({ id }) => id);
};

/** The categories and sub-categories that have products, lowercase. */
export const listNonEmptyCategories = (db: Db): Promise<{ category: string; subCategory: string }[]> =>
  db
    .selectDistinct({ category: products.categoryKey, subCategory: products.subCategoryKey })
    .from(products)
    .orderBy(products.categoryKey, products.subCategoryKey);

export const insertProduct = async (
  db: Db,
  id: string,
  body: ProductBody & { createdAt: string },
): Promise<void> => {
  const columns = withoutGaps(toColumns(body));
  await db.insert(products).values({ ...emptyProduct, createdAt: new Date(body.createdAt), ...columns, id });
};

/** Returns the changed product; `null` for an unknown id. */
export const updateProduct = async (db: Db, id: string, body: ProductBody): Promise<Product | null> => {
  const columns = withoutGaps(toColumns(body));
  if (Object.keys(columns).length === 0) return findProduct(db, id);
  const [row] = await db.update(products).set(columns).where(eq(products.id, id)).returning();
  return row === undefined ? null : toProduct(row);
};

export const deleteProduct = async (db: Db, id: string): Promise<number> =>
  (await db.delete(products).where(eq(products.id, id)).returning({ id: products.id })).length;
