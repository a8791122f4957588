import type { Crumb } from '#domain/pages/pageSubject.ts';
import { categoryLabel } from '#domain/products/categories.ts';
import { categoryPath } from '#domain/products/categoryNames.ts';
import { subCategoryLink } from './listingLinks.ts';

/** The category of an address; lowercase, as the shop stores and compares it. */
export interface ListingScope {
  readonly category: string | undefined;
  readonly subCategory: string | undefined;
}

type Params = Readonly<Record<string, string | undefined>>;

/** Reads only the address, so that the server and a shared link show the same listing (RT-12). */
export const listingScope = (params: Params, search: URLSearchParams): ListingScope => ({
  category: (params.category ?? search.get('category') ?? undefined)?.toLowerCase(),
  subCategory: params.subCategory?.toLowerCase(),
});

/** The display name of the listing. */
export const listingName = ({ category, subCategory }: ListingScope): string =>
  categoryLabel(subCategory ?? category ?? '');

export const listingPath = ({ category, subCategory }: ListingScope): string => {
  if (subCategory === undefined) return categoryPath(category ?? '');
  if (category === undefined) return `/product/sub-category/${encodeURIComponent(subCategory)}`;
  return subCategoryLink(category, subCategory).to;
};

export const listingCrumbs = (scope: ListingScope): Crumb[] => [
  { name: 'Home', to: '/' },
  { name: 'Shops', to: '/shop' },
  ...(scope.category !== undefined && scope.subCategory !== undefined
    ? [{ name: categoryLabel(scope.category), to: categoryPath(scope.category) }]
    : []),
  { name: listingName(scope), to: listingPath(scope) },
];
