import { searchKey } from '../values/plainText.ts';
import { categoryKey, subCategoryKey } from './categoryNames.ts';
import { discountPercent, isSoldOut, type Product, salePrice } from './product.ts';
import type { ProductSort } from './productSorts.ts';
import { soundedWords, soundsOfKeys } from './soundKeys.ts';

/** Sold-out products (`isSoldOut`), or all others; no number of pieces. */
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

/** The specification's four filters of a product list, and the filters of a listing. */
export interface NarrowingFilter extends ListingFilter {
  readonly searchQuery?: string | undefined;
  readonly category?: string | undefined;
  readonly subCategory?: string | undefined;
  readonly productType?: string | undefined;
}

/** Filters of a product list with the shop's own sort and limit. */
export interface ProductFilter extends NarrowingFilter {
  readonly sort?: ProductSort;
  /** Maximum number of products. */
  readonly limit?: number;
}

/** The fields of a product that filters read, with only the number of its images. A filter by another field adds that field here. */
export interface Comparable
  extends Pick<
    Product,
    | 'name'
    | 'nameBengali'
    | 'category'
    | 'subCategory'
    | 'productType'
    | 'sizes'
    | 'colors'
    | 'originalPrice'
    | 'offerPrice'
    | 'ratings'
    | 'soldOut'
    | 'stock'
    | 'changedAt'
  > {
  readonly images: { readonly length: number };
}

/** A product as filters compare it: its texts by their keys, its prices in taka. */
export interface ComparedProduct extends Comparable {
  /** The names by which a search finds it, as `searchKey` writes them. */
  readonly searched: string;
  /** How those names sound, as `soundsOfKeys` writes it. */
  readonly sounds: string;
  /** The `productType` by its key. */
  readonly type: string;
  readonly price: number | null;
  /** Whole per cent. */
  readonly discount: number;
}

/** The names of a product that a search reads. */
const namesOf = ({ name, nameBengali }: Comparable): readonly string[] =>
  nameBengali ? [name, nameBengali] : [name];

/** The names of a product for comparison. Equal texts are kept once in memory, since most names equal their key. */
const searchedNames = (names: readonly string[]): Pick<ComparedProduct, 'name' | 'searched' | 'sounds'> => {
  const name = (names[0] ?? '').toLowerCase();
  const keys = names.map(searchKey);
  const searched = keys.join('\n');
  return { name, searched: searched === name ? name : searched, sounds: soundsOfKeys(keys) };
};

/** The fields of a compared product that differ from the product's own. */
export const comparedFields = (product: Comparable) => ({
  ...searchedNames(namesOf(product)),
  category: categoryKey(product.category),
  subCategory: subCategoryKey(product.subCategory),
  type: subCategoryKey(product.productType),
  price: salePrice(product),
  discount: discountPercent(product),
  soldOut: isSoldOut(product),
});

/** The product as filters compare it. */
export const comparedProduct = (product: Comparable): ComparedProduct => ({
  ...product,
  ...comparedFields(product),
});

/**
 * A part of a filter. `passes` reads only `field`, or what follows from it as `sounds` do from `searched`, so that products with an equal
 * value in it pass or fail together.
 */
export interface Condition {
  readonly field: keyof ComparedProduct;
  readonly passes: (product: ComparedProduct) => boolean;
  /** For the condition of a search, what `passes` looks for; the server's index looks for it in another way. */
  readonly search?: TextSearch | undefined;
}

/** What a search looks for: a text among the letters of a product's names, or else their sounds. */
export interface TextSearch {
  /** Passes a product whose `searched` holds this text. */
  readonly text: string;
  /** Passes also a product whose `sounds` hold at least one text of each list; `null` for a search by letters only. */
  readonly sounds: readonly (readonly string[])[] | null;
  /** Whether the search passes the products that it does not find, and no others. */
  readonly isNegated?: boolean;
}

/** The condition, unless its part of the filter is absent and every product passes. */
const conditionIf = (
  isPresent: boolean,
  field: Condition['field'],
  passes: Condition['passes'],
): Condition[] => (isPresent ? [{ field, passes }] : []);

const isWrittenOrSounds = ({ searched, sounds }: ComparedProduct, search: TextSearch): boolean => {
  if (searched.includes(search.text)) return true;
  if (search.sounds === null) return false;
  return search.sounds.every((soundsOfWord) => soundsOfWord.some((sound) => sounds.includes(sound)));
};

const searchCondition = (search: TextSearch): Condition => {
  const passes = (product: ComparedProduct): boolean => isWrittenOrSounds(product, search);
  return {
    field: 'searched',
    passes: search.isNegated === true ? (product) => !passes(product) : passes,
    search,
  };
};

/**
 * Two conditions that divide what a search finds, so that products with the searched letters come before those that only sound alike
 * (BN-7). `null` for a search by letters only.
 */
export const writtenOrSounding = ({
  searchQuery = '',
}: Pick<NarrowingFilter, 'searchQuery'>): readonly [written: Condition, sounding: Condition] | null => {
  const text = searchKey(searchQuery);
  if (soundedWords(text) === null) return null;
  return [searchCondition({ text, sounds: null }), searchCondition({ text, sounds: null, isNegated: true })];
};

/** Whether a product passes all of the conditions. */
export const passesAll =
  (conditions: readonly Condition[]) =>
  (product: ComparedProduct): boolean =>
    conditions.every(({ passes }) => passes(product));

/** The condition that the field is one of the keys; none if all keys are empty. */
const isOneOf = (field: 'category' | 'subCategory' | 'type', keys: readonly string[]): Condition[] =>
  conditionIf(keys.join('') !== '', field, (product) => keys.includes(product[field]));

/** The condition that the field holds one of the wanted texts; none if none is wanted. */
const holdsOne = (field: 'colors' | 'sizes', wanted: readonly string[] = []): Condition[] =>
  conditionIf(wanted.length > 0, field, (product) => wanted.some((text) => product[field].includes(text)));

/** The conditions by which a visitor narrows a listing; each group of choices has a field of its own. */
export const groupConditions = ({
  minPrice = 0,
  maxPrice = Number.POSITIVE_INFINITY,
  minRating = 0,
  types = [],
  colors,
  sizes,
  offer,
  stock,
}: ListingFilter): Condition[] => [
  ...conditionIf(
    minPrice > 0 || maxPrice < Number.POSITIVE_INFINITY,
    'price',
    ({ price }) => price !== null && price >= minPrice && price <= maxPrice,
  ),
  ...holdsOne('colors', colors),
  ...holdsOne('sizes', sizes),
  ...isOneOf('type', types.map(subCategoryKey)),
  ...conditionIf(minRating > 0, 'ratings', ({ ratings }) => (ratings ?? 0) >= minRating),
  ...conditionIf(offer !== undefined, 'discount', ({ discount }) => discount > 0),
  ...conditionIf(stock !== undefined, 'soldOut', ({ soldOut }) => soldOut === (stock === 'soldOut')),
];

/** The conditions of a listing, before a visitor narrows it. */
export const listingConditions = ({
  searchQuery = '',
  category = '',
  subCategory = '',
  productType = '',
}: NarrowingFilter): Condition[] => {
  const text = searchKey(searchQuery);
  return [
    ...(text === '' ? [] : [searchCondition({ text, sounds: soundedWords(text) })]),
    ...isOneOf('category', [categoryKey(category)]),
    ...isOneOf('subCategory', [subCategoryKey(subCategory)]),
    ...isOneOf('type', [subCategoryKey(productType)]),
  ];
};

/** The conditions of a filter. */
export const filterConditions = (filter: NarrowingFilter): Condition[] => [
  ...listingConditions(filter),
  ...groupConditions(filter),
];

export type Comparator = (a: Product, b: Product) => number;
/** Stands for a missing price: the product comes last, as with 0 in `priceDown`. Two differ by NaN, which a sort takes for equal. */
const withoutPrice = Number.POSITIVE_INFINITY;
/** How each sort orders two products. */
export const comparators: Record<ProductSort, Comparator> = {
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  priceUp: (a, b) => (salePrice(a) ?? withoutPrice) - (salePrice(b) ?? withoutPrice),
  priceDown: (a, b) => (salePrice(b) ?? 0) - (salePrice(a) ?? 0),
  rating: (a, b) => (b.ratings ?? 0) - (a.ratings ?? 0),
};
