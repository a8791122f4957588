import { eq, gt, inArray, sql } from 'drizzle-orm';
import type { ProductBody } from '#contract/products/products.ts';
import type { Product, ReviewSummary } from '#domain/products/product.ts';
import type { ShownStock } from '#domain/products/stock.ts';
import type { Db } from '../database/database.ts';
import { prepareOnce } from '../database/queries/prepareOnce.ts';
import { products } from '../database/schema/schema.ts';
import { rowVersion } from './productIndexRepository.ts';
import { emptyColumns, fromJsonRow, jsonRow, type ProductRow, toColumns, toProduct } from './productRow.ts';

/** The SQL on products; that of lists is in productIndexRepository.ts. */

/** A product and the version of its row. */
export interface ProductVersion {
  readonly product: Product;
  readonly rowVersion: string;
}

/** The existing products among the ids with the versions of their rows, in no particular order. */
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

/** What shoppers learn of the items of a counted product, read in the same query; null for any other. */
const shownStock = sql<ShownStock[] | null>`case when products.stock_count <> 'uncounted' then
  (select coalesce(json_agg(json_build_object('color', stock.color, 'size', stock.size,
    'left', case when stock.pieces <= products.low_stock then stock.pieces end)
    order by stock.color, stock.size), '[]'::json)
  from stock where stock.product_id = products.id) end`;

/** The product with the items of its stock; nothing is added to one that is not counted. */
const withItems = (product: Product, items: readonly ShownStock[] | null): Product =>
  product.stock === undefined || items === null
    ? product
    : { ...product, stock: { ...product.stock, items } };

const productsById = prepareOnce('products_by_id', (db) =>
  db
    .select({ row: jsonRow })
    .from(products)
    .where(sql`${products.id} = any(${sql.placeholder('ids')})`),
);

/** The existing products among the ids, in no particular order. */
export const findProducts = async (db: Db, ids: readonly string[]): Promise<Product[]> => {
  const results = await productsById(db).execute({ ids: [...ids] });
  return results.map(({ row }) => toProduct(fromJsonRow(row)));
};

/** The product; `null` for an unknown id. */
export const findProduct = async (db: Db, id: string): Promise<Product | null> =>
  (await findProducts(db, [id]))[0] ?? null;

/** The summary of the published reviews of a row of `products`, read in the same query, from an index. */
const reviewSummary = sql<ReviewSummary>`(select json_build_object('count', count(*),
  'average', round(avg(review.rating), 1)) from product_reviews review
  where review.product_id = products.id and review.state = 'Published')`;

const stockedProducts = prepareOnce('stocked_products', (db) =>
  db
    .select({ row: jsonRow, shownStock })
    .from(products)
    .where(sql`${products.id} = any(${sql.placeholder('ids')})`),
);

/** The existing products among the ids with what is left of them, in no particular order. */
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

/** The product with the summary of its reviews and what is left of it; `null` for an unknown id. */
export const findReviewedProduct = async (db: Db, id: string): Promise<Product | null> => {
  const [match] = await reviewedProduct(db).execute({ id });
  return match === undefined
    ? null
    : {
        ...withItems(toProduct(fromJsonRow(match.row)), match.shownStock),
        reviewSummary: match.reviewSummary,
      };
};

/** The product, locked until the transaction ends; `null` for an unknown id. */
export const lockProduct = async (tx: Db, id: string): Promise<Product | null> => {
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for('update');
  return row === undefined ? null : toProduct(row);
};

const productsAfter = prepareOnce('products_after', (db) =>
  db
    .select({ row: jsonRow, shownStock })
    .from(products)
    .where(gt(products.id, sql.placeholder('after')))
    .orderBy(products.id)
    .limit(sql.placeholder('limit')),
);

/** The next products by their ids, which begin with the time of creation; the first ones after ''. */
export const listProductsAfter = async (db: Db, after: string, limit: number): Promise<Product[]> => {
  const results = await productsAfter(db).execute({ after, limit });
  return results.map((result) => withItems(toProduct(fromJsonRow(result.row)), result.shownStock));
};

/** Number of products. */
export const countProducts = (db: Db): Promise<number> => db.$count(products);

/** A product as the sitemap lists it. */
export interface ListedProduct extends Pick<ProductRow, 'id' | 'images'> {
  readonly changedAt: Date;
}

/** Products, oldest first, so that new products do not change earlier parts. */
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
    .select({ changedAt: sql<Date>`max(${numbered.changedAt})`.mapWith(products.createdAt) })
    .from(numbered)
    .groupBy(numbered.part)
    .orderBy(numbered.part);
  return rows.map(({ changedAt }) => changedAt);
};

/** The categories and sub-categories that have products, lowercase, with the last change of one of these. */
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

/** Inserts a product; fields that the body does not have are empty. */
export const insertProduct = async (
  db: Db,
  id: string,
  body: ProductBody & { createdAt: string },
  changedAt = new Date(body.createdAt),
): Promise<void> => {
  const createdAt = new Date(body.createdAt);
  await db.insert(products).values({ ...emptyColumns, createdAt, ...toColumns(body), changedAt, id });
};

/** Changes the fields that the body has; returns the changed product, `null` for an unknown id. */
export const updateProduct = async (
  db: Db,
  id: string,
  body: ProductBody,
  changedAt: Date,
): Promise<Product | null> => {
  const columns = toColumns(body);
  if (Object.keys(columns).length === 0) return findProduct(db, id);
  const [row] = await db
    .update(products)
    .set({ ...columns, changedAt })
    .where(eq(products.id, id))
    .returning();
  return row === undefined ? null : toProduct(row);
};

/** Deletes the product and returns its name; `null` for an unknown id. */
export const deleteProduct = async (db: Db, id: string): Promise<string | null> => {
  const [row] = await db.delete(products).where(eq(products.id, id)).returning({ name: products.name });
  return row?.name ?? null;
};
