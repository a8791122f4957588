import { categoryKey } from './categoryNames.ts';
import { discountPercent, nameMatches, type Product, salePrice } from './product.ts';

export const productSorts = ['newest', 'priceUp', 'priceDown', 'rating'] as const;
export type ProductSort = (typeof productSorts)[number];

export type StockState = 'soldOut' | 'available';

/** What a visitor narrows a listing by (SH-6). An absent part, or an empty list, passes every product. */
export interface ListingFilter {
  /** Taka, inclusive. */
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  /** Products in at least one of these colours. */
  readonly colors?: readonly string[] | undefined;
  readonly sizes?: readonly string[] | undefined;
  /** Products of one of these types, in any case. */
  readonly types?: readonly string[] | undefined;
  /** Stars, inclusive. */
  readonly minRating?: number | undefined;
  /** Products whose card shows a discount. */
  readonly offer?: 'yes' | undefined;
  readonly stock?: StockState | undefined;
}

/** Filters of a product list: the spec's four, the shop's own sort and limit, and those of a listing. */
export interface ProductFilter extends ListingFilter {
  readonly searchQuery?: string;
  readonly category?: string;
  readonly subCategory?: string;
  readonly productType?: string;
  readonly sort?: ProductSort;
  /** Maximum number of products. */
  readonly limit?: number;
}

/** Whether the texts are equal, ignoring case; an empty filter matches every text. */
const equalsIgnoreCase = (text: string, wanted = ''): boolean =>
  wanted === '' || text.toLowerCase() === wanted.toLowerCase();

const inRange = (price: number | null, min = 0, max = Number.POSITIVE_INFINITY): boolean =>
  (min === 0 && max === Number.POSITIVE_INFINITY) || (price !== null && price >= min && price <= max);

const holdsOne = (texts: readonly string[], wanted: readonly string[] = []): boolean =>
  wanted.length === 0 || wanted.some((text) => texts.includes(text));

/** The text by which types are compared. */
export const typeKey = (type: string): string => type.trim().toLowerCase();

type Group = (product: Product, filter: ListingFilter) => boolean;
/** Whether a product passes each part of a listing's filter; the parts are counted apart (`productFacets`). */
export const filterGroups = {
  price: (product, { minPrice, maxPrice }) => inRange(salePrice(product), minPrice, maxPrice),
  colors: (product, { colors }) => holdsOne(product.colors, colors),
  sizes: (product, { sizes }) => holdsOne(product.sizes, sizes),
  types: (product, { types }) => holdsOne([typeKey(product.productType)], types?.map(typeKey)),
  rating: ({ ratings }, { minRating = 0 }) => (ratings ?? 0) >= minRating,
  offer: (product, { offer }) => offer === undefined || discountPercent(product) > 0,
  stock: ({ soldOut }, { stock }) => stock === undefined || soldOut === (stock === 'soldOut'),
} satisfies Record<string, Group>;

/** Whether the product is in the listing, before a visitor narrows it. */
export const inListing = (product: Product, filter: ProductFilter): boolean =>
  nameMatches(product.name, filter.searchQuery ?? '') &&
  equalsIgnoreCase(categoryKey(product.category), categoryKey(filter.category ?? '')) &&
  equalsIgnoreCase(product.subCategory, filter.subCategory) &&
  equalsIgnoreCase(product.productType, filter.productType);

/** Whether the product passes the filter; sort and limit do not matter. */
export const matchesFilter = (product: Product, filter: ProductFilter): boolean =>
  inListing(product, filter) && Object.values(filterGroups).every((passes) => passes(product, filter));

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
