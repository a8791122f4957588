import type { Crumb } from '#domain/pages/pageSubject.ts';
import { categoryKey, categoryPath, subCategoryKey } from '#domain/products/categoryNames.ts';
import {
  type CategoryPlace,
  categoryLabel,
  findSubCategory,
  type ListedCategory,
  subCategoryLabel,
} from '#domain/products/categoryTree.ts';
import type { PageCategory } from '#domain/products/pageShop.ts';
import * as messages from '#messages/storefront/layout/categories.ts';
import { subCategoryLink } from './listingLinks.ts';

/**
 * The category and sub-category in an address, as `categoryKey` and `subCategoryKey` write them. The address of a category or
 * sub-category has at least one of the two; only the list of all products has neither.
 */
export interface ListingScope {
  readonly category: string | undefined;
  readonly subCategory: string | undefined;
}

type Params = Readonly<Record<string, string | undefined>>;

/** Reads only the address, so that the server and a shared link show the same listing (RT-12). */
export const listingScope = (params: Params, search: URLSearchParams): ListingScope => {
  // The parameter names the category of a sub-category; '' names none.
  const category = params.category ?? (search.get('category') || undefined);
  return {
    category: category === undefined ? undefined : categoryKey(category),
    subCategory: params.subCategory === undefined ? undefined : subCategoryKey(params.subCategory),
  };
};

/** The query for the categories of an address. With a category it brings all sub-categories of the category. */
export const scopeQuery = ({ category, subCategory }: ListingScope): Partial<CategoryPlace> => {
  if (category !== undefined) return { category };
  return subCategory === undefined ? {} : { subCategory };
};

/** The categories from which a listing takes its name: `page`, which every page brings, and `listed`, with sub-categories, once loaded. */
export interface KnownCategories {
  readonly page: readonly PageCategory[];
  readonly listed: readonly ListedCategory[];
}

/** The name of a category in the shop's spelling. */
const nameOf = (category: string, { page, listed }: KnownCategories): string =>
  categoryLabel([...page, ...listed], category);

/** The display name of the listing of a category or sub-category; the list of all products has a name of its own. */
export const listingName = ({ category, subCategory }: ListingScope, known: KnownCategories): string =>
  subCategory === undefined
    ? nameOf(category ?? '', known)
    : subCategoryLabel(known.listed, subCategory, category);

/** The address of the listing of a category or sub-category. */
export const listingPath = ({ category, subCategory }: ListingScope): string => {
  if (subCategory === undefined) return categoryPath(category ?? '');
  if (category === undefined) return `/product/sub-category/${encodeURIComponent(subCategory)}`;
  return subCategoryLink(category, subCategory).to;
};

/** The steps from the home page to the listing. */
export const listingCrumbs = (scope: ListingScope, known: KnownCategories): Crumb[] => {
  const { category, subCategory } = scope;
  const categoryCrumb =
    category !== undefined && subCategory !== undefined
      ? [{ name: nameOf(category, known), to: categoryPath(category) }]
      : [];
  return [
    { name: messages.home, to: '/' },
    { name: messages.shops, to: '/shop' },
    ...categoryCrumb,
    { name: listingName(scope, known), to: listingPath(scope) },
  ];
};

type Visibility = Pick<ListedCategory, 'isHidden'>;

/**
 * The loaded categories or sub-categories that the listing shows: several for an address without a category, if more than one category has
 * a sub-category of that name. A sub-category is hidden with its category.
 */
const placesOfListing = (
  { category, subCategory }: ListingScope,
  { listed }: KnownCategories,
): readonly Visibility[] => {
  const categories = listed.filter(({ name }) => category === undefined || categoryKey(name) === category);
  if (subCategory === undefined) return categories;
  return categories.flatMap((parent) => {
    const sub = findSubCategory(parent, subCategory);
    return sub === undefined ? [] : [{ isHidden: parent.isHidden || sub.isHidden }];
  });
};

/** Whether the shop has the category and sub-category of an address. */
export const isKnownListing = (scope: ListingScope, known: KnownCategories): boolean =>
  placesOfListing(scope, known).length > 0;

/** Whether an admin has hidden what the address shows. */
export const isHiddenListing = (scope: ListingScope, known: KnownCategories): boolean => {
  const places = placesOfListing(scope, known);
  return places.length > 0 && places.every(({ isHidden }) => isHidden);
};
