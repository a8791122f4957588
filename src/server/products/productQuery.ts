import { and, arrayOverlaps, eq, gte, inArray, like, lte, not, type SQL, sql } from 'drizzle-orm';
import type { ProductsQuery } from '#contract/products.ts';
import { nameKey } from '#domain/catalogFilter.ts';
import { categoryKey } from '#domain/categoryNames.ts';
import { dayStart } from '#domain/dates.ts';
import { toPoisha } from '#domain/money.ts';
import { type filterGroups, type ListingFilter, typeKey } from '#domain/productFilter.ts';
import { containing, type ListOrder } from '../database/paging.ts';
import { products } from '../database/schema.ts';
import { changedAtOf, lowerKey, type ProductRow } from './productRow.ts';

/** SQL for the filters and the order of a product list. */

/** Above every price, so that products without a price come last; the largest PostgreSQL integer. */
const noPrice = 2_147_483_647;

/** Rows of an earlier version have no time of a change. */
const changedAt = sql`(coalesce(${products.changedAt}, ${products.createdAt}))`;

/** How each sort orders the rows. Products without a price or a rating come last. */
export const productOrders: Record<NonNullable<ProductsQuery['sort']>, ListOrder<ProductRow>> = {
  newest: {
    name: 'newest',
    key: products.createdAt,
    type: 'timestamptz',
    up: false,
    valueOf: (row) => row.createdAt,
  },
  oldest: {
    name: 'oldest',
    key: products.createdAt,
    type: 'timestamptz',
    up: true,
    valueOf: (row) => row.createdAt,
  },
  name: {
    name: 'name',
    // The same order on every database, whatever its locale.
    key: sql`(${products.nameKey} collate "C")`,
    type: 'text',
    up: true,
    valueOf: nameKey,
  },
  changed: {
    name: 'changed',
    key: changedAt,
    type: 'timestamptz',
    up: false,
    valueOf: changedAtOf,
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

const stockCondition = (stock: ProductsQuery['stock']): SQL | undefined => {
  if (stock === undefined) return undefined;
  return stock === 'soldOut' ? sql`${products.soldOut}` : not(sql`${products.soldOut}`);
};

/** Whether the card shows a discount: at least half a per cent, which is rounded up (`discountPercent`). */
export const isOffered = sql`(coalesce(${products.offerPrice}, 0) > 0
  and (${products.originalPrice} - ${products.offerPrice})::bigint * 200 >= ${products.originalPrice})`;

const isChosen = <Choice>(choices: readonly Choice[] | undefined): choices is readonly Choice[] =>
  choices !== undefined && choices.length > 0;

/** The conditions of `filterGroups`; `undefined` for one that passes every product. */
export const groupConditions = (
  filter: ListingFilter,
): Record<keyof typeof filterGroups, SQL | undefined> => ({
  price: and(
    filter.minPrice ? gte(products.salePrice, toPoisha(filter.minPrice)) : undefined,
    filter.maxPrice === undefined ? undefined : lte(products.salePrice, toPoisha(filter.maxPrice)),
  ),
  colors: isChosen(filter.colors) ? arrayOverlaps(products.colors, [...filter.colors]) : undefined,
  sizes: isChosen(filter.sizes) ? arrayOverlaps(products.sizes, [...filter.sizes]) : undefined,
  types: isChosen(filter.types) ? inArray(products.productTypeKey, filter.types.map(typeKey)) : undefined,
  rating: filter.minRating === undefined ? undefined : gte(products.ratings, filter.minRating),
  offer: filter.offer === undefined ? undefined : isOffered,
  stock: stockCondition(filter.stock),
});

/** Condition for the products of a listing before a visitor narrows it (`inListing`); `undefined` for all. */
export const listedProducts = (query: ProductsQuery): SQL | undefined =>
  and(
    query.searchQuery?.trim() ? like(products.nameKey, containing(lowerKey(query.searchQuery))) : undefined,
    query.category ? eq(products.categoryKey, categoryKey(query.category)) : undefined,
    query.subCategory ? eq(products.subCategoryKey, lowerKey(query.subCategory)) : undefined,
    query.productType ? eq(products.productTypeKey, lowerKey(query.productType)) : undefined,
  );

/** Condition for the products that match all filters of the query; `undefined` without filters. */
export const matchingProducts = (query: ProductsQuery): SQL | undefined =>
  and(
    listedProducts(query),
    ...Object.values(groupConditions(query)),
    query.pictures === undefined ? undefined : sql`cardinality(${products.images}) = 0`,
    query.changedSince === undefined
      ? undefined
      : sql`${changedAt} >= ${dayStart(query.changedSince).toISOString()}::timestamptz`,
  );
