import { categoryKey } from './categoryNames.ts';
import { nameMatches, type Product, salePrice } from './product.ts';

export const productSorts = ['newest', 'priceUp', 'priceDown', 'rating'] as const;
export type ProductSort = (typeof productSorts)[number];

/** Filters of a product list: the spec's four, and the shop's own sort, price range and limit. */
export interface ProductFilter {
  readonly searchQuery?: string;
  readonly category?: string;
  readonly subCategory?: string;
  readonly productType?: string;
  readonly sort?: ProductSort;
  readonly minPrice?: number;
  readonly maxPrice?: number;
  /** Maximum number of products. */
  readonly limit?: number;
}

/** Whether the texts are equal, ignoring case; an empty filter matches every text. */
const equalsIgnoreCase = (text: string, wanted = ''): boolean =>
  wanted === '' || text.toLowerCase() === wanted.toLowerCase();

const inRange = (price: number | null, min = 0, max = Number.POSITIVE_INFINITY): boolean =>
  (min === 0 && max === Number.POSITIVE_INFINITY) || (price !== null && price >= min && price <= max);

/** Whether the product passes the filter; sort and limit do not matter. */
export const matchesFilter = (product: Product, filter: ProductFilter): boolean =>
  nameMatches(product.name, filter.searchQuery ?? '') &&
  equalsIgnoreCase(categoryKey(product.category), categoryKey(filter.category ?? '')) &&
  equalsIgnoreCase(product.subCategory, filter.subCategory) &&
  equalsIgnoreCase(product.productType, filter.productType) &&
  inRange(salePrice(product), filter.minPrice, filter.maxPrice);

type Comparator = (a: Product, b: Product) => number;
const withoutPrice = Number.POSITIVE_INFINITY;
/** How each sort orders two products. */
export const comparators: Record<ProductSort, Comparator> = {
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  priceUp: (a, b) => (salePrice(a) ?? withoutPrice) - (salePrice(b) ?? withoutPrice),
  priceDown: (a, b) => (salePrice(b) ?? 0) - (salePrice(a) ?? 0),
  rating: (a, b) => (b.ratings ?? 0) - (a.ratings ?? 0),
};

/**
 * Filters all products in the browser, for hosts that always send all (API-8). Without `sort`, keeps the
 * given order.
 */
export const filterAndSortProducts = (products: readonly Product[], filter: ProductFilter): Product[] => {
  const matching = products.filter((product) => matchesFilter(product, filter));
  return filter.sort === undefined ? matching : matching.toSorted(comparators[filter.sort]);
};
