import { compareTexts } from '../values/compareTexts.ts';
import { isRecord, readList, readNumber, readText } from '../values/parse.ts';
import { facetLimit, ratingChoices } from './filterLimits.ts';
import type { Product } from './product.ts';
import {
  type ComparedProduct,
  type Condition,
  comparedProduct,
  groupConditions,
  listingConditions,
  type NarrowingFilter,
  passesAll,
} from './productFilter.ts';

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
  /** Products with that many stars and more, for each of `ratingChoices` that has products. */
  readonly ratings: readonly FacetChoice[];
  /** Products with a discount, and products that are not sold out. */
  readonly offer: number;
  readonly available: number;
  /** Taka; `null` without a product that has a price. */
  readonly lowestPrice: number | null;
  readonly highestPrice: number | null;
}

/** The choices of a group in the order of `ProductFacets`, without the empty text. */
const orderedChoices = (counts: ReadonlyMap<string, number>): FacetChoice[] =>
  [...counts]
    .map(([value, count]) => ({ value, count }))
    .filter(({ value }) => value !== '')
    .toSorted((a, b) => b.count - a.count || compareTexts(a.value, b.value))
    .slice(0, facetLimit);

/** Products grouped by a field in which they are equal: one product of each group, and the group's size. */
export type AlikeProducts = readonly (readonly [product: ComparedProduct, count: number])[];

/** The products that pass the conditions, grouped by one field. */
export type CountByField = (conditions: readonly Condition[], field: keyof ComparedProduct) => AlikeProducts;

const add = (counts: Map<string, number>, text: string, count: number): void => {
  counts.set(text, (counts.get(text) ?? 0) + count);
};

const countTexts = (products: AlikeProducts, field: 'colors' | 'sizes'): FacetChoice[] => {
  const counts = new Map<string, number>();
  for (const [product, count] of products)
    for (const text of new Set(product[field])) add(counts, text, count);
  return orderedChoices(counts);
};

/** Counts types by their key (`type`), without regard to case; each is shown in the spelling that comes first by code point. */
const countTypes = (products: AlikeProducts): FacetChoice[] => {
  const spellings = new Map<string, string>();
  for (const [{ type, productType }] of products) {
    const spelling = productType.trim();
    const first = spellings.get(type) ?? spelling;
    spellings.set(type, compareTexts(spelling, first) < 0 ? spelling : first);
  }
  const counts = new Map<string, number>();
  for (const [{ type }, count] of products) add(counts, spellings.get(type) ?? '', count);
  return orderedChoices(counts);
};

const countIf = (products: AlikeProducts, passes: (product: ComparedProduct) => boolean): number =>
  products.reduce((sum, [product, count]) => sum + (passes(product) ? count : 0), 0);

const countRatings = (products: AlikeProducts): FacetChoice[] =>
  ratingChoices
    .map((least) => ({
      value: String(least),
      count: countIf(products, ({ ratings }) => (ratings ?? 0) >= least),
    }))
    .filter(({ count }) => count > 0);

/** The facets of a filter (SH-6). */
export const countFacets = (countByField: CountByField, filter: NarrowingFilter): ProductFacets => {
  const listing = listingConditions(filter);
  const groups = groupConditions(filter);
  /** The products that pass all groups of the filter except the group of `field`, grouped by `by`. */
  const withoutGroup = (field: keyof ComparedProduct, by = field): AlikeProducts =>
    countByField([...listing, ...groups.filter((condition) => condition.field !== field)], by);
  // For the total any field would do; one with two values makes the fewest groups.
  const matching = countByField([...listing, ...groups], 'soldOut');
  const prices = withoutGroup('price').flatMap(([{ price }]) => (price === null ? [] : [price]));
  return {
    total: countIf(matching, () => true),
    colors: countTexts(withoutGroup('colors'), 'colors'),
    sizes: countTexts(withoutGroup('sizes'), 'sizes'),
    types: countTypes(withoutGroup('type', 'productType')),
    ratings: countRatings(withoutGroup('ratings')),
    offer: countIf(withoutGroup('discount'), ({ discount }) => discount > 0),
    available: countIf(withoutGroup('soldOut'), ({ soldOut }) => !soldOut),
    lowestPrice: prices.length === 0 ? null : prices.reduce((a, b) => Math.min(a, b)),
    highestPrice: prices.length === 0 ? null : prices.reduce((a, b) => Math.max(a, b)),
  };
};

/** The facets of a filter over all products, for hosts that do not count (API-8). */
export const productFacets = (products: readonly Product[], filter: NarrowingFilter): ProductFacets => {
  const compared = products.map(comparedProduct);
  return countFacets(
    // Each product is a group of its own, by whatever field.
    (conditions) => compared.filter(passesAll(conditions)).map((product) => [product, 1]),
    filter,
  );
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
