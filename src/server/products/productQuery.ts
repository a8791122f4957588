import { and, eq, gte, like, lte, type SQL, sql } from 'drizzle-orm';
import type { ProductsQuery } from '#contract/products.ts';
import { categoryKey } from '#domain/categoryNames.ts';
import { toPoisha } from '#domain/money.ts';
import type { ProductSort } from '#domain/productFilter.ts';
import { containing, type ListOrder } from '../database/paging.ts';
import { products } from '../database/schema.ts';
import { lowerKey, type ProductRow } from './productRow.ts';

/** SQL for the filters and the order of a product list. */

/** Above every price, so that products without a price come last; the largest PostgreSQL integer. */
const noPrice = 2_147_483_647;

/** How each sort orders the rows. Products without a price or a rating come last. */
export const productOrders: Record<ProductSort, ListOrder<ProductRow>> = {
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

/** Condition for the products that match all filters of the query; `undefined` without filters. */
export const matchingProducts = (query: ProductsQuery): SQL | undefined =>
  and(
    query.searchQuery?.trim() ? like(products.nameKey, containing(lowerKey(query.searchQuery))) : undefined,
    query.category ? eq(products.categoryKey, categoryKey(query.category)) : undefined,
    query.subCategory ? eq(products.subCategoryKey, lowerKey(query.subCategory)) : undefined,
    query.productType ? eq(products.productTypeKey, lowerKey(query.productType)) : undefined,
    query.minPrice === undefined ? undefined : gte(products.salePrice, toPoisha(query.minPrice)),
    query.maxPrice === undefined ? undefined : lte(products.salePrice, toPoisha(query.maxPrice)),
  );
