import { choiceLimits, ratingChoices } from '#domain/products/filterLimits.ts';
import type { ListingFilter } from '#domain/products/productFilter.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import { formatTaka } from '#domain/values/money.ts';
import { choiceName } from '#messages/domain/choices.ts';
import * as messages from '#messages/storefront/listing.ts';
import { readPriceRange } from './priceRange.ts';

/** The filter of a listing is in its address (SH-6). `color`, `size` and `type` may be repeated, as a form sends them. */

/** What the parameters of the address are called, by group. */
const parameterNames = { colors: 'color', sizes: 'size', types: 'type' } as const;
type ChoiceGroup = keyof typeof parameterNames;
const choiceGroups = Object.keys(parameterNames) as ChoiceGroup[];

/** The choices of a group, each once and sorted; those beyond the filter's limits are dropped. */
const readChoices = (search: URLSearchParams, group: ChoiceGroup): string[] =>
  [...new Set(search.getAll(parameterNames[group]).map((text) => text.trim()))]
    .filter((text) => text !== '' && text.length <= choiceLimits.characters)
    .toSorted()
    .slice(0, choiceLimits.choices);

/** The filter in the address; a parameter without a valid value is dropped. */
export const readListingFilter = (search: URLSearchParams): ListingFilter => {
  const minRating = ratingChoices.find((rating) => String(rating) === search.get('rating'));
  const choicesByGroup = choiceGroups.flatMap((group) => {
    const choices = readChoices(search, group);
    return choices.length === 0 ? [] : [[group, choices] as const];
  });
  return {
    ...readPriceRange(search),
    ...Object.fromEntries(choicesByGroup),
    ...(minRating === undefined ? {} : { minRating }),
    ...(search.get('offer') === 'yes' ? { offer: 'yes' } : {}),
    ...(search.get('stock') === 'available' ? { stock: 'available' } : {}),
  };
};

/** The parameters of the address with this filter in place of the one that they have. */
export const withListingFilter = (search: URLSearchParams, filter: ListingFilter): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const [name, value] of [
    ['min', filter.minPrice],
    ['max', filter.maxPrice],
    ...choiceGroups.map((group) => [parameterNames[group], filter[group]] as const),
    ['rating', filter.minRating],
    ['offer', filter.offer],
    ['stock', filter.stock],
  ] as const) {
    next.delete(name);
    for (const text of [value ?? []].flat()) next.append(name, String(text));
  }
  return next;
};

/** One chosen filter: its label, and the whole filter without it. */
export interface ChosenFilter {
  readonly group: FilterGroupName;
  readonly label: string;
  readonly without: ListingFilter;
}

/** The groups in the order of their menus, with their names. */
export const groupLabels = {
  price: messages.price,
  colors: messages.color,
  sizes: messages.size,
  types: messages.type,
  rating: messages.rating,
  availability: messages.availability,
} as const;
export type FilterGroupName = keyof typeof groupLabels;
export const filterGroups = Object.keys(groupLabels) as FilterGroupName[];

export const ratingLabel = messages.starsAndUp;
export const offerLabel = messages.onOffer;
export const stockLabel = messages.inStock;

/** The label of a price range with at least one end. */
const priceLabel = ({ minPrice, maxPrice }: ListingFilter): string => {
  if (minPrice === undefined) return messages.upTo(formatTaka(maxPrice ?? 0));
  return maxPrice === undefined
    ? messages.from(formatTaka(minPrice))
    : `${formatTaka(minPrice)} – ${formatTaka(maxPrice)}`;
};

const chosenPrice = (filter: ListingFilter): ChosenFilter[] => {
  if (filter.minPrice === undefined && filter.maxPrice === undefined) return [];
  const without = { ...filter, minPrice: undefined, maxPrice: undefined };
  return [{ group: 'price', label: priceLabel(filter), without }];
};

const chosenIn = (group: ChoiceGroup, filter: ListingFilter): ChosenFilter[] =>
  (filter[group] ?? []).map((text) => ({
    group,
    label: group === 'sizes' ? messages.sizeOf(text) : choiceName(text),
    without: { ...filter, [group]: filter[group]?.filter((other) => other !== text) },
  }));

const chosenRating = (filter: ListingFilter): ChosenFilter[] => {
  if (filter.minRating === undefined) return [];
  const without = { ...filter, minRating: undefined };
  return [{ group: 'rating', label: ratingLabel(filter.minRating), without }];
};

const chosenAvailability = (filter: ListingFilter): ChosenFilter[] => {
  const group = 'availability';
  const chosen: ChosenFilter[] = [];
  if (filter.offer !== undefined)
    chosen.push({ group, label: offerLabel, without: { ...filter, offer: undefined } });
  if (filter.stock !== undefined)
    chosen.push({ group, label: stockLabel, without: { ...filter, stock: undefined } });
  return chosen;
};

/** The chosen filters, one by one: a price range is one, each choice of a group is one. */
export const chosenFilters = (filter: ListingFilter): ChosenFilter[] => [
  ...chosenPrice(filter),
  ...choiceGroups.flatMap((group) => chosenIn(group, filter)),
  ...chosenRating(filter),
  ...chosenAvailability(filter),
];

/** `24 products`, `1 product`. */
export const productCount = (count: number): string => messages.productCount(count, formatCount(count));
