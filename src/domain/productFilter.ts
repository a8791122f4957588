import { categoryKey } from './categoryNames.ts';
import { nameMatches, type Product, salePrice } from './product.ts';

export const productSorts = ['newest', 'priceUp', 'priceDown', 'rating'] as const;
export type ProductSort = (typeof productSorts)[number];

/** What a listing asks for: the spec's four filters, and the shop's own order, price range and limit. */
export interface ProductFilter {
  readonly searchQuery?: string;
  readonly category?: string;
  readonly subCategory?: string;
  readonly productType?: string;
  readonly sort?: ProductSort;
  readonly minPrice?: number;
  readonly maxPrice?: number;
  /** How many at once. */
  readonly limit?: number;
}

/** Whether the text is the one asked for, in any case; what is left empty asks for nothing. */
const equalsIgnoreCase = (text: string, asked = ''): boolean =>
  asked === '' || text.toLowerCase() === asked.toLowerCase();

const inRange = (price: number | null, min = 0, max = Number.POSITIVE_INFINITY): boolean =>
  (min === 0 && max === Number.POSITIVE_INFINITY) || (price !== null && price >= min && price <= max);

const matchesFilter = (product: Product, question: ProductFilter): boolean =>
  nameMatches(product.name, question.searchQuery ?? '') &&
  equalsIgnoreCase(categoryKey(product.category), categoryKey(question.category ?? '')) &&
  equalsIgnoreCase(product.subCategory, question.subCategory) &&
  equalsIgnoreCase(product.productType, question.productType) &&
  inRange(salePrice(product), question.minPrice, question.maxPrice);

type Order = (a: Product, b: Product) => number;
const dearest = Number.POSITIVE_INFINITY;
const orders: Record<ProductSort, Order> = {
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  priceUp: (a, b) => (salePrice(a) ?? dearest) - (salePrice(b) ?? dearest),
  priceDown: (a, b) => (salePrice(b) ?? 0) - (salePrice(a) ?? 0),
  rating: (a, b) => (b.ratings ?? 0) - (a.ratings ?? 0),
};

/** All the products that answer the question, for hosts that send them all (API-8). Without `sort`, in the order given. */
export const filterAndSortProducts = (products: readonly Product[], question: ProductFilter): Product[] => {
  const found = products.filter((product) => matchesFilter(product, question));
  return question.sort === undefined ? found : found.toSorted(orders[question.sort]);
};
