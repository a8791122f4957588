import { categoryLabel } from '#domain/categories.ts';
import { categoryPath } from '#domain/categoryNames.ts';
import type { Crumb } from '../breadcrumb/crumbs.ts';
import { subCategoryLink } from './listingLinks.ts';

/** The category of an address; lowercase, as the shop stores and compares it. */
export interface ListingPlace {
  readonly category: string | undefined;
  readonly subCategory: string | undefined;
}

type Params = Readonly<Record<string, string | undefined>>;

/** Reads only the address, so that the server and a shared link show the same listing (RT-12). */
export const listingPlace = (params: Params, search: URLSearchParams): ListingPlace => ({
  category: (params.category ?? search.get('category') ?? undefined)?.toLowerCase(),
  subCategory: params.subCategory?.toLowerCase(),
});

/** The display name of the listing. */
export const listingName = ({ category, subCategory }: ListingPlace): string =>
  categoryLabel(subCategory ?? category ?? '');

export const listingPath = ({ category, subCategory }: ListingPlace): string => {
  if (subCategory === undefined) return categoryPath(category ?? '');
  if (category === undefined) return `/product/sub-category/${encodeURIComponent(subCategory)}`;
  return subCategoryLink(category, subCategory).to;
};

export const listingCrumbs = (place: ListingPlace): Crumb[] => [
  { name: 'Home', to: '/' },
  { name: 'Shops', to: '/shop' },
  ...(place.category !== undefined && place.subCategory !== undefined
    ? [{ name: categoryLabel(place.category), to: categoryPath(place.category) }]
    : []),
  { name: listingName(place), to: listingPath(place) },
];
