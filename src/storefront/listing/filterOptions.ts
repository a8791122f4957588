import { subCategoryKey } from '#domain/products/categoryNames.ts';
import { colors, productTypes, sizes } from '#domain/products/productChoices.ts';
import type { FacetChoice, ProductFacets } from '#domain/products/productFacets.ts';
import type { ListingFilter } from '#domain/products/productFilter.ts';
import * as messages from '#messages/storefront/listing/filters.ts';
import { type FilterGroupName, offerLabel, ratingLabel, stockLabel } from './listingFilter.ts';

/** One box or radio button of a group. */
export interface FilterOption {
  /** In English for a colour, size or type, as products have it: `choiceName` gives it in the language of the page. */
  readonly label: string;
  /** Number of products; `null` for the option “any rating”. */
  readonly count: number | null;
  readonly isChosen: boolean;
  /** The filter after a press on it. */
  readonly next: ListingFilter;
}

/** The options of a group. One that is chosen stays even without products, so that it can be removed. */
export const filterOptions = (
  group: Exclude<FilterGroupName, 'price'>,
  filter: ListingFilter,
  facets: ProductFacets,
): FilterOption[] => {
  if (group === 'rating') return ratingOptions(filter, facets);
  return group === 'availability'
    ? availabilityOptions(filter, facets)
    : choiceOptions(group, filter, facets);
};

type ChoiceGroup = 'colors' | 'sizes' | 'types';
const catalogOrder: Readonly<Record<ChoiceGroup, readonly string[]>> = { colors, sizes, types: productTypes };

const choiceOptions = (group: ChoiceGroup, filter: ListingFilter, facets: ProductFacets): FilterOption[] => {
  const chosen = filter[group] ?? [];
  // The shop compares types without regard to case, and colours and sizes to the letter.
  const isSame = (first: string, second: string) =>
    group === 'types' ? subCategoryKey(first) === subCategoryKey(second) : first === second;
  const chosenWithoutProducts = chosen
    .filter((text) => !facets[group].some(({ value }) => isSame(value, text)))
    .map((value) => ({ value, count: 0 }));
  const choices = inCatalogOrder(group, [...facets[group], ...chosenWithoutProducts]);
  return choices.map(({ value, count }) => {
    const others = chosen.filter((text) => !isSame(text, value));
    const isChosen = others.length < chosen.length;
    // Sorted, so that the address does not depend on the order of the presses.
    const chosenNext = isChosen ? others : [...others, value].toSorted();
    return { label: value, count, isChosen, next: { ...filter, [group]: chosenNext } };
  });
};

/** The catalog's own order, then the others as they come: most products first. */
const inCatalogOrder = (group: ChoiceGroup, choices: readonly FacetChoice[]): FacetChoice[] => {
  const order = catalogOrder[group];
  const placeOf = ({ value }: FacetChoice): number => {
    const place = order.indexOf(value);
    return place === -1 ? order.length : place;
  };
  return choices.toSorted((first, second) => placeOf(first) - placeOf(second));
};

const ratingOptions = (filter: ListingFilter, facets: ProductFacets): FilterOption[] => {
  const { minRating } = filter;
  const ratings = ratingsWithChosen(filter, facets);
  if (ratings.length === 0) return [];
  const anyRating: FilterOption = {
    label: messages.anyRating,
    count: null,
    isChosen: minRating === undefined,
    next: { ...filter, minRating: undefined },
  };
  const options = ratings.map(({ value, count }) => ({
    label: ratingLabel(value),
    count,
    isChosen: minRating === Number(value),
    next: { ...filter, minRating: Number(value) },
  }));
  return [anyRating, ...options];
};

/** The ratings with their counts, and the chosen one with 0 if no product has it. */
const ratingsWithChosen = (
  { minRating }: ListingFilter,
  { ratings }: ProductFacets,
): readonly FacetChoice[] => {
  const isListed = ratings.some(({ value }) => Number(value) === minRating);
  if (minRating === undefined || isListed) return ratings;
  return [...ratings, { value: String(minRating), count: 0 }];
};

/** In a listing, `stock` is 'available' or absent: its address has no filter for sold-out products. */
const availabilityOptions = (filter: ListingFilter, facets: ProductFacets): FilterOption[] => [
  {
    label: stockLabel,
    count: facets.available,
    isChosen: filter.stock !== undefined,
    next: { ...filter, stock: filter.stock === undefined ? 'available' : undefined },
  },
  {
    label: offerLabel,
    count: facets.offer,
    isChosen: filter.offer !== undefined,
    next: { ...filter, offer: filter.offer === undefined ? 'yes' : undefined },
  },
];
