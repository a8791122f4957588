import { and, eq, gte, like, lte, not, type SQL, sql } from 'drizzle-orm';
import type { ProductsQuery } from '#contract/products.ts';
import { nameKey } from '#domain/catalogFilter.ts';
import { categoryKey } from '#domain/categoryNames.ts';
import { dayStart } from '#domain/dates.ts';
import { toPoisha } from '#domain/money.ts';
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

/** Condition for the products that match all filters of the query; `undefined` without filters. */
export const matchingProducts = (query: ProductsQuery): SQL | undefined =>
  and(
    query.searchQuery?.trim() ? like(products.nameKey, containing(lowerKey(query.searchQuery))) : undefined,
    query.category ? eq(products.categoryKey, categoryKey(query.category)) : undefined,
    query.subCategory ? eq(products.subCategoryKey, lowerKey(query.subCategory)) : undefined,
    query.productType ? eq(products.productTypeKey, lowerKey(query.productType)) : undefined,
    stockCondition(query.stock),
    query.pictures === undefined ? undefined : sql`cardinality(${products.images}) = 0`,
    query.changedSince === undefined
      ? undefined
      : sql`${changedAt} >= ${dayStart(query.changedSince).toISOString()}::timestamptz`,
    query.minPrice === undefined ? undefined : gte(products.salePrice, toPoisha(query.minPrice)),
    query.maxPrice === undefined ? undefined : lte(products.salePrice, toPoisha(query.maxPrice)),
  );
