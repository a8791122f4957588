import { eq, gt, inArray, sql } from 'drizzle-orm';
import type { ProductBody } from '#contract/products/products.ts';
import type { Product, ReviewSummary } from '#domain/products/product.ts';
import type { ShownStock } from '#domain/products/stock.ts';
import type { Db } from '../database/database.ts';
import { prepareOnce } from '../database/queries/prepareOnce.ts';
import { products } from '../database/schema/schema.ts';
import { rowVersion } from './productIndexRepository.ts';
import { emptyColumns, fromJsonRow, jsonRow, type ProductRow, toColumns, toProduct } from './productRow.ts';

/** The SQL for products; productIndexRepository.ts has the SQL for lists. */

/** A product and the version of its row. */
export interface ProductVersion {
  readonly product: Product;
  readonly rowVersion: string;
}

/** Reads the existing products among the ids with the versions of their rows, in no particular order. */
export const findVersions = async (db: Db, ids: readonly string[]): Promise<ProductVersion[]> => {
  const results = await db
    .select({ row: jsonRow, rowVersion })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return results.map((result) => ({
    product: toProduct(fromJsonRow(result.row)),
    rowVersion: result.rowVersion,
  }));
};

/**
 * SQL for what shoppers learn about the items of a counted product, to be read in the same query: how many pieces are left (`left`) only
 * of an item that is low on stock. Null for any other product.
 */
const shownStock = sql<ShownStock[] | null>`case when products.stock_count <> 'uncounted' then
  (select coalesce(json_agg(json_build_object('color', stock.color, 'size', stock.size,
    'left', case when stock.pieces <= products.low_stock then stock.pieces end)
    order by stock.color, stock.size), '[]'::json)
  from stock where stock.product_id = products.id) end`;

/** Adds the items of its stock to a counted product; any other stays as it is. */
const withItems = (product: Product, items: readonly ShownStock[] | null): Product => {
  if (product.stock === undefined || items === null) return product;
  return { ...product, stock: { ...product.stock, items } };
};

// Prepared once for each database: drizzle takes 0.1 to 0.2 ms to make the SQL of a statement.
const productsById = prepareOnce('products_by_id', (db) =>
  db
    .select({ row: jsonRow })
    .from(products)
    .where(sql`${products.id} = any(${sql.placeholder('ids')})`),
);

/** The existing products among the ids, by id. */
export const findProducts = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Product>> => {
  const results = await productsById(db).execute({ ids: [...ids] });
  return new Map(results.map(({ row }) => [row.id, toProduct(fromJsonRow(row))]));
};

/** Finds a product; `null` for an unknown id. */
export const findProduct = async (db: Db, id: string): Promise<Product | null> => {
  const products = await findProducts(db, [id]);
  return products.get(id) ?? null;
};

/** SQL for the summary of a product's published reviews, to be read in the same query, from an index. */
const reviewSummary = sql<ReviewSummary>`(select json_build_object('count', count(*),
  'average', round(avg(review.rating), 1)) from product_reviews review
  where review.product_id = products.id and review.state = 'Published')`;

const stockedProducts = prepareOnce('stocked_products', (db) =>
  db
    .select({ row: jsonRow, shownStock })
    .from(products)
    .where(sql`${products.id} = any(${sql.placeholder('ids')})`),
);

/** Reads the existing products among the ids with what is left of counted ones, in no particular order. */
export const findStockedProducts = async (db: Db, ids: readonly string[]): Promise<Product[]> => {
  const results = await stockedProducts(db).execute({ ids: [...ids] });
  return results.map((result) => withItems(toProduct(fromJsonRow(result.row)), result.shownStock));
};

const reviewedProduct = prepareOnce('reviewed_product', (db) =>
  db
    .select({ row: jsonRow, reviewSummary, shownStock })
    .from(products)
    .where(eq(products.id, sql.placeholder('id'))),
);

/** Finds a product with the summary of its reviews, and what is left of it if it is counted; `null` for an unknown id. */
export const findReviewedProduct = async (db: Db, id: string): Promise<Product | null> => {
  const [match] = await reviewedProduct(db).execute({ id });
  if (match === undefined) return null;
  const product = withItems(toProduct(fromJsonRow(match.row)), match.shownStock);
  return { ...product, reviewSummary: match.reviewSummary };
};

const productsAfter = prepareOnce('products_after', (db) =>
  db
    .select({ row: jsonRow, shownStock })
    .from(products)
    .where(gt(products.id, sql.placeholder('after')))
    .orderBy(products.id)
    .limit(sql.placeholder('limit')),
);

/** Reads the products after this id, '' for the first ones, by id: oldest first, apart from imported ones, whose ids tell no time. */
export const listProductsAfter = async (db: Db, after: string, limit: number): Promise<Product[]> => {
  const results = await productsAfter(db).execute({ after, limit });
  return results.map((result) => withItems(toProduct(fromJsonRow(result.row)), result.shownStock));
};

/** Counts all products. */
export const countProducts = (db: Db): Promise<number> => db.$count(products);

/** A product as the sitemap lists it. */
export interface ListedProduct extends Pick<ProductRow, 'id' | 'images'> {
  readonly changedAt: Date;
}

/** A part of all products, oldest first, so that new products do not change earlier parts. */
export const listForSitemap = (
  db: Db,
  { limit, skip }: { limit: number; skip: number },
): Promise<ListedProduct[]> =>
  db
    .select({ id: products.id, images: products.images, changedAt: products.changedAt })
    .from(products)
    .orderBy(products.createdAt, products.id)
    .limit(limit)
    .offset(skip);

/** The last change in each part of `perPart` products, in the order of `listForSitemap`. */
export const listPartChanges = async (db: Db, perPart: number): Promise<Date[]> => {
  const numbered = db
    .select({
      part: sql<number>`(row_number() over (order by ${products.createdAt}, ${products.id}) - 1) / ${perPart}`.as(
        'part',
      ),
      changedAt: products.changedAt,
    })
    .from(products)
    .as('numbered');
  const rows = await db
    .select({ changedAt: sql<Date>`max(${numbered.changedAt})`.mapWith(products.changedAt) })
    .from(numbered)
    .groupBy(numbered.part)
    .orderBy(numbered.part);
  return rows.map(({ changedAt }) => changedAt);
};

/** The keys of the categories and sub-categories that have products, each with the time of the last change of such a product. */
export const listNonEmptyCategories = (
  db: Db,
): Promise<{ category: string; subCategory: string; changedAt: Date }[]> =>
  db
    .select({
      category: products.categoryKey,
      subCategory: products.subCategoryKey,
      changedAt: sql<Date>`max(${products.changedAt})`.mapWith(products.changedAt),
    })
    .from(products)
    .groupBy(products.categoryKey, products.subCategoryKey)
    .orderBy(products.categoryKey, products.subCategoryKey);

/**
 * Inserts a product; fields that the body does not have become empty. A new product counts as changed when it was added (MD-14):
 * `changedAt` is that time, and not `createdAt`, which staff may choose. Only tests leave `changedAt` out.
 */
export const insertProduct = async (
  db: Db,
  id: string,
  body: ProductBody & { createdAt: string },
  changedAt = new Date(body.createdAt),
): Promise<void> => {
  const createdAt = new Date(body.createdAt);
  await db.insert(products).values({ ...emptyColumns, createdAt, ...toColumns(body), changedAt, id });
};

/** Changes the fields that the body has, and returns the product; `null` for an unknown id. */
export const updateProduct = async (
  db: Db,
  id: string,
  body: ProductBody,
  changedAt: Date,
): Promise<Product | null> => {
  const [row] = await db
    .update(products)
    .set({ ...toColumns(body), changedAt })
    .where(eq(products.id, id))
    .returning();
  return row === undefined ? null : toProduct(row);
};

/** Deletes the product and returns its name; `null` for an unknown id. */
export const deleteProduct = async (db: Db, id: string): Promise<string | null> => {
  const [row] = await db.delete(products).where(eq(products.id, id)).returning({ name: products.name });
  return row?.name ?? null;
};
