import { facetLimit, ratingChoices } from './filterLimits.ts';
import { isRecord, readList, readNumber, readText } from './parse.ts';
import { discountPercent, type Product, salePrice } from './product.ts';
import { filterGroups, inListing, matchesFilter, type ProductFilter, typeKey } from './productFilter.ts';

/** One colour, size, type or rating, and how many products it would leave. */
export interface FacetChoice {
  readonly value: string;
  readonly count: number;
}

/**
 * What a listing can be narrowed by, with counts (SH-6). Each group is counted with the filters of all other groups:
 * its counts say what a choice would show, and stay when another choice of the group is made.
 */
export interface ProductFacets {
  /** Products that pass the whole filter. */
  readonly total: number;
  /** Most products first, then by code point; at most `facetLimit` each. */
  readonly colors: readonly FacetChoice[];
  readonly sizes: readonly FacetChoice[];
  readonly types: readonly FacetChoice[];
  /** Products with that many stars and more, for each of `ratingChoices` that has any. */
  readonly ratings: readonly FacetChoice[];
  /** Products with a discount, and products that are not sold out. */
  readonly offer: number;
  readonly available: number;
  /** Taka; `null` without a product that has a price. */
  readonly lowestPrice: number | null;
  readonly highestPrice: number | null;
}

const compareTexts = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** The choices of a group in the order of `ProductFacets`, without the empty text. */
export const orderedChoices = (choices: readonly FacetChoice[]): FacetChoice[] =>
  choices
    .filter(({ value }) => value !== '')
    .toSorted((a, b) => b.count - a.count || compareTexts(a.value, b.value))
    .slice(0, facetLimit);

type GroupName = keyof typeof filterGroups;
const groupNames = Object.keys(filterGroups) as GroupName[];

/** The products that pass all groups but this one. */
type PassingOthers = (group: GroupName) => readonly Product[];

const countTexts = (
  products: readonly Product[],
  textsOf: (product: Product) => readonly string[],
): FacetChoice[] => {
  const counts = new Map<string, number>();
  for (const product of products)
    for (const text of new Set(textsOf(product))) counts.set(text, (counts.get(text) ?? 0) + 1);
  return orderedChoices([...counts].map(([value, count]) => ({ value, count })));
};

/** Types under the first of their spellings. */
const countTypes = (products: readonly Product[]): FacetChoice[] => {
  const spellings = new Map<string, string>();
  for (const { productType } of products) {
    const [key, text] = [typeKey(productType), productType.trim()];
    const known = spellings.get(key) ?? text;
    spellings.set(key, compareTexts(text, known) < 0 ? text : known);
  }
  return countTexts(products, ({ productType }) => [spellings.get(typeKey(productType)) ?? '']);
};

const countRatings = (products: readonly Product[]): FacetChoice[] =>
  ratingChoices
    .map((minRating) => ({
      value: String(minRating),
      count: products.filter((product) => filterGroups.rating(product, { minRating })).length,
    }))
    .filter(({ count }) => count > 0);

const passingOthers = (products: readonly Product[], filter: ProductFilter): PassingOthers => {
  const refusals = products.map((product) => ({
    product,
    groups: groupNames.filter((group) => !filterGroups[group](product, filter)),
  }));
  return (group) =>
    refusals.filter(({ groups }) => groups.every((name) => name === group)).map(({ product }) => product);
};

/** The facets of a filter over all products, for hosts that do not count (API-8); the meaning of the server's SQL. */
export const productFacets = (products: readonly Product[], filter: ProductFilter): ProductFacets => {
  const listed = products.filter((product) => inListing(product, filter));
  const passing = passingOthers(listed, filter);
  const prices = passing('price').flatMap((product) => salePrice(product) ?? []);
  return {
    total: listed.filter((product) => matchesFilter(product, filter)).length,
    colors: countTexts(passing('colors'), ({ colors }) => colors),
    sizes: countTexts(passing('sizes'), ({ sizes }) => sizes),
    types: countTypes(passing('types')),
    ratings: countRatings(passing('rating')),
    offer: passing('offer').filter((product) => discountPercent(product) > 0).length,
    available: passing('stock').filter(({ soldOut }) => !soldOut).length,
    lowestPrice: prices.length === 0 ? null : prices.reduce((a, b) => Math.min(a, b)),
    highestPrice: prices.length === 0 ? null : prices.reduce((a, b) => Math.max(a, b)),
  };
};

const readChoice = (raw: unknown): FacetChoice | null => {
  const value = isRecord(raw) ? readText(raw.value) : '';
  return isRecord(raw) && value !== '' ? { value, count: readNumber(raw.count) ?? 0 } : null;
};

/** The facets that a host sent, with missing parts empty. */
export const readProductFacets = (raw: unknown): ProductFacets => {
  const facets = isRecord(raw) ? raw : {};
  return {
    total: readNumber(facets.total) ?? 0,
    colors: readList(facets.colors, readChoice),
    sizes: readList(facets.sizes, readChoice),
    types: readList(facets.types, readChoice),
    ratings: readList(facets.ratings, readChoice),
    offer: readNumber(facets.offer) ?? 0,
    available: readNumber(facets.available) ?? 0,
    lowestPrice: readNumber(facets.lowestPrice),
    highestPrice: readNumber(facets.highestPrice),
  };
};
