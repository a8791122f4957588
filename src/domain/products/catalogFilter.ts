import { compareTexts } from '../values/compareTexts.ts';
import { dayStart, isDay } from '../values/dates.ts';
import type { Product } from './product.ts';
import {
  type Comparator,
  type Condition,
  comparators,
  comparedProduct,
  filterConditions,
  type NarrowingFilter,
  passesAll,
  type StockState,
} from './productFilter.ts';
import type { ProductSort } from './productSorts.ts';

/**
 * What the dashboard's product list filters and sorts by, beyond the storefront's lists (MD-14). Not in productFilter.ts, so that
 * the storefront does not load it.
 */

/** What the list offers; `name` sorts by the name that the page shows. */
export const offeredSorts = ['newest', 'oldest', 'name', 'priceUp', 'priceDown', 'changed'] as const;
export type OfferedSort = (typeof offeredSorts)[number];

/** What a request may ask for; Bengali pages ask for `nameBengali` instead of `name`. */
export const catalogSorts = [...offeredSorts, 'nameBengali'] as const;
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

/** The text by which products are compared by name, in the order of their UTF-16 units. */
const nameKey = ({ name }: Pick<Product, 'name'>): string => name.toLowerCase();

/** The text by which products are compared by their Bengali name, or by the English name of a product that has no Bengali one. */
export const bengaliNameKey = ({ name, nameBengali }: Pick<Product, 'name' | 'nameBengali'>): string =>
  (nameBengali || name).toLowerCase();

const allComparators: Record<ProductSort | CatalogSort, Comparator> = {
  ...comparators,
  oldest: (a, b) => comparators.newest(b, a),
  name: (a, b) => compareTexts(nameKey(a), nameKey(b)),
  nameBengali: (a, b) => compareTexts(bengaliNameKey(a), bengaliNameKey(b)),
  changed: (a, b) => compareTexts(b.changedAt, a.changedAt),
};

/** The conditions that only the dashboard has. */
const catalogOnlyConditions = ({
  pictures,
  changedSince,
}: Pick<CatalogFilter, 'pictures' | 'changedSince'>): Condition[] => {
  const conditions: Condition[] = [];
  if (pictures !== undefined)
    conditions.push({ field: 'images', passes: ({ images }) => images.length === 0 });
  if (changedSince !== undefined) {
    // No comparison with NaN is true: neither an unreadable day nor an unreadable time lets a product pass.
    const since = isDay(changedSince) ? dayStart(changedSince).getTime() : Number.NaN;
    conditions.push({ field: 'changedAt', passes: ({ changedAt }) => Date.parse(changedAt) >= since });
  }
  return conditions;
};

/** The conditions of a filter; an absent part passes every product. */
export const catalogConditions = (
  filter: NarrowingFilter & Pick<CatalogFilter, 'pictures' | 'changedSince'>,
): Condition[] => [...filterConditions(filter), ...catalogOnlyConditions(filter)];

/**
 * Filters all products in the browser, for the lists of storefront and dashboard on hosts that always send all (API-8). Without `sort`,
 * keeps the given order.
 */
export const filterAndSortProducts = (
  products: readonly Product[],
  {
    sort,
    ...filter
  }: NarrowingFilter &
    Omit<CatalogFilter, 'sort'> & { readonly sort?: ProductSort | CatalogSort | undefined },
): Product[] => {
  const passes = passesAll(catalogConditions(filter));
  const matching = products.filter((product) => passes(comparedProduct(product)));
  return sort === undefined ? matching : matching.toSorted(allComparators[sort]);
};
