import { getTableColumns, type SQL } from 'drizzle-orm';
import type { ProductBody } from '#contract/products/products.ts';
import { readBengaliTexts } from '#domain/products/bengaliProduct.ts';
import { categoryKey, subCategoryKey } from '#domain/products/categoryNames.ts';
import { type Product, readImages } from '#domain/products/product.ts';
import { defaultLowStock } from '#domain/products/stock.ts';
import { fromPoishaOrNull, toPoisha } from '#domain/values/money.ts';
import { jsonObject } from '../database/queries/queryRows.ts';
import { products } from '../database/schema/schema.ts';

/** How products are stored in rows, and read from them. */

const {
  categoryKey: _categoryKey,
  subCategoryKey: _subCategoryKey,
  ...shownColumns
} = getTableColumns(products);

/** A row of the table `products` without the two columns that only serve comparisons. */
export type ProductRow = Pick<typeof products.$inferSelect, keyof typeof shownColumns>;

type JsonRow = Omit<ProductRow, 'createdAt' | 'changedAt'> & {
  readonly createdAt: string;
  readonly changedAt: string;
};

/** SQL for a row as one JSON value, which is read faster than single columns (`jsonObject`). */
export const jsonRow: SQL<JsonRow> = jsonObject(shownColumns);

/** Turns the JSON of `jsonRow` into a row: JSON has times as texts. A new column with a time must become a Date here too. */
export const fromJsonRow = (row: JsonRow): ProductRow => ({
  ...row,
  createdAt: new Date(row.createdAt),
  changedAt: new Date(row.changedAt),
});

/** What lists show about the stock of a counted product; empty for any other. */
const stockOf = ({
  stockCount,
  lowStock,
  outOfStock,
}: Pick<ProductRow, 'stockCount' | 'lowStock' | 'outOfStock'>): Pick<Product, 'stock'> =>
  stockCount === 'uncounted' ? {} : { stock: { count: stockCount, low: lowStock, isOut: outOfStock } };

/** The product of a row, with prices in taka, and without images whose URL cannot be resolved. */
export const toProduct = (row: ProductRow): Product => ({
  _id: row.id,
  name: row.name,
  description: row.description,
  ...readBengaliTexts(row),
  videoLink: row.videoLink,
  category: row.category,
  subCategory: row.subCategory,
  productType: row.productType,
  sizes: row.sizes,
  colors: row.colors,
  ...readImages(row.images, row.imageColors),
  originalPrice: fromPoishaOrNull(row.originalPrice),
  offerPrice: fromPoishaOrNull(row.offerPrice),
  ratings: row.ratings,
  reviews: row.reviews,
  soldOut: row.soldOut,
  ...stockOf(row),
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
});

type InsertedRow = typeof products.$inferInsert;
/** A column that a body can set. */
type BodyColumn = Exclude<keyof InsertedRow, 'id' | 'changedAt' | 'outOfStock'>;

/** The amount in poisha; `null` takes a price away, and `undefined` leaves it as it is. */
const toPoishaIfGiven = (taka: number | null | undefined): number | null | undefined =>
  typeof taka === 'number' ? toPoisha(taka) : taka;

/**
 * The value of each column by the field of the body; `undefined` for a field that the body does not have. All columns are named, so that
 * a new column does not compile until its field is read here, and has its empty value in `emptyColumns`.
 */
const columnsOf = (body: ProductBody): { [Column in BodyColumn]: InsertedRow[Column] | undefined } => ({
  name: body.name,
  category: body.category,
  categoryKey: body.category === undefined ? undefined : categoryKey(body.category),
  subCategory: body.subCategory,
  subCategoryKey: body.subCategory === undefined ? undefined : subCategoryKey(body.subCategory),
  productType: body.productType,
  originalPrice: toPoishaIfGiven(body.originalPrice),
  offerPrice: toPoishaIfGiven(body.offerPrice),
  createdAt: body.createdAt === undefined ? undefined : new Date(body.createdAt),
  description: body.description,
  nameBengali: body.nameBengali,
  descriptionBengali: body.descriptionBengali,
  videoLink: body.videoLink,
  sizes: body.sizes && [...body.sizes],
  colors: body.colors && [...body.colors],
  images: body.images && [...body.images],
  imageColors: body.imageColors && [...body.imageColors],
  ratings: body.ratings,
  reviews: body.reviews,
  soldOut: body.soldOut,
  stockCount: body.stockCount,
  lowStock: body.lowStock,
});

/** The columns for the fields that the body has; `createdAt` must be a time that `Date` can parse. */
export const toColumns = (body: ProductBody): Partial<InsertedRow> =>
  Object.fromEntries(Object.entries(columnsOf(body)).filter(([, value]) => value !== undefined));

/** The values of a new product for fields that its body does not have. */
export const emptyColumns = {
  name: '',
  description: '',
  nameBengali: '',
  descriptionBengali: '',
  videoLink: '',
  category: '',
  categoryKey: '',
  subCategory: '',
  subCategoryKey: '',
  productType: '',
  sizes: [],
  colors: [],
  images: [],
  imageColors: [],
  originalPrice: null,
  offerPrice: null,
  ratings: null,
  reviews: null,
  soldOut: false,
  stockCount: 'uncounted',
  lowStock: defaultLowStock,
} satisfies { [Column in Exclude<BodyColumn, 'createdAt'>]: InsertedRow[Column] };
