import { dayStart, isDay } from './dates.ts';
import type { Product } from './product.ts';
import { comparators, matchesFilter, type StockState } from './productFilter.ts';

/**
 * What the dashboard's product list filters and sorts by (MD-14), beyond the storefront's lists. Apart from
 * productFilter, so that the storefront does not load it.
 */

export const catalogSorts = ['newest', 'oldest', 'name', 'priceUp', 'priceDown', 'changed'] as const;
export type CatalogSort = (typeof catalogSorts)[number];

export const stockStates = ['soldOut', 'available'] as const satisfies readonly StockState[];

export interface CatalogFilter {
  readonly searchQuery?: string | undefined;
  readonly category?: string | undefined;
  readonly stock?: StockState | undefined;
  /** Products without any picture. */
  readonly pictures?: 'none' | undefined;
  /** A day in Dhaka, `2025-01-05`, inclusive. */
  readonly changedSince?: string | undefined;
  readonly sort?: CatalogSort | undefined;
}

/** The text by which products are compared by name, in the order of code points; equal to the `name_key` column. */
export const nameKey = ({ name }: Pick<Product, 'name'>): string => name.toLowerCase();

const compareTexts = (a: string, b: string): number => Number(a > b) - Number(a < b);

const catalogComparators: Record<CatalogSort, (a: Product, b: Product) => number> = {
  newest: comparators.newest,
  oldest: (a, b) => comparators.newest(b, a),
  name: (a, b) => compareTexts(nameKey(a), nameKey(b)),
  priceUp: comparators.priceUp,
  priceDown: comparators.priceDown,
  changed: (a, b) => compareTexts(b.changedAt, a.changedAt),
};

/** Whether it was changed on the day or later; a product with an unreadable time was not. */
const isChangedSince = ({ changedAt }: Product, day: string): boolean =>
  isDay(day) && Date.parse(changedAt) >= dayStart(day).getTime();

/** Whether the product passes the filter; an absent part passes every product. */
export const matchesCatalog = (product: Product, filter: CatalogFilter): boolean =>
  matchesFilter(product, {
    searchQuery: filter.searchQuery ?? '',
    category: filter.category ?? '',
    stock: filter.stock,
  }) &&
  (filter.pictures === undefined || product.images.length === 0) &&
  (filter.changedSince === undefined || isChangedSince(product, filter.changedSince));

/** Filters and sorts all products in the browser, for hosts that always send all (API-8); newest first by default. */
export const filterAndSortCatalog = (products: readonly Product[], filter: CatalogFilter): Product[] =>
  products
    .filter((product) => matchesCatalog(product, filter))
    .toSorted(catalogComparators[filter.sort ?? 'newest']);
