import type { ProductBody } from '#contract/products.ts';
import { categoryKey } from '#domain/categoryNames.ts';
import { resolvableImages } from '#domain/image.ts';
import { fromPoisha, toPoisha } from '#domain/money.ts';
import type { Product } from '#domain/product.ts';
import type { products } from '../database/schema.ts';

/** A row of the products table. */
export type ProductRow = typeof products.$inferSelect;
type ProductColumns = Partial<typeof products.$inferInsert>;

const toTaka = (poisha: number | null): number | null => (poisha === null ? null : fromPoisha(poisha));
const toPoishaOrNull = (taka: number | null): number | null => (taka === null ? null : toPoisha(taka));

/** Text as the `…_key` columns store it, for comparison. */
export const lowerKey = (text: string): string => text.trim().toLowerCase();

/** The product of a row, prices in taka, without images whose URL cannot be resolved. */
export const toProduct = (row: ProductRow): Product => ({
  _id: row.id,
  name: row.name,
  description: row.description,
  videoLink: row.videoLink,
  category: row.category,
  subCategory: row.subCategory,
  productType: row.productType,
  sizes: row.sizes,
  colors: row.colors,
  images: resolvableImages(row.images),
  originalPrice: toTaka(row.originalPrice),
  offerPrice: toTaka(row.offerPrice),
  ratings: row.ratings,
  reviews: row.reviews,
  createdAt: row.createdAt.toISOString(),
});

const withoutUndefined = (columns: ProductColumns): ProductColumns =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));

/** Columns for the fields that the body has; `createdAt` must be a time that Date can parse. */
export const toColumns = (body: ProductBody): ProductColumns =>
  withoutUndefined({
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
    ...(body.originalPrice === undefined ? {} : { originalPrice: toPoishaOrNull(body.originalPrice) }),
    ...(body.offerPrice === undefined ? {} : { offerPrice: toPoishaOrNull(body.offerPrice) }),
    ...(body.createdAt === undefined ? {} : { createdAt: new Date(body.createdAt) }),
    description: body.description,
    videoLink: body.videoLink,
    sizes: body.sizes && [...body.sizes],
    colors: body.colors && [...body.colors],
    images: body.images && [...body.images],
    ratings: body.ratings,
    reviews: body.reviews,
  });

/** Columns of a new product for the fields that its body does not have. */
export const emptyColumns = {
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
