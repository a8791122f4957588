import { hundredTakaCategory } from '#domain/categoryNames.ts';
import { carouselLimit, hundredTakaFirst, popular } from '#domain/rules.ts';
import type { ShelfQuestion } from '#domain/shelf.ts';

/** What the home page asks the shelf; the same on the server and in the browser, so that nothing is asked twice. */

export const newArrivals: ShelfQuestion = {
  productType: 'New Arrivals',
  sort: 'newest',
  limit: carouselLimit,
};

export const mostPopular = (category?: string): ShelfQuestion => ({
  productType: 'Most Popular',
  ...(category === undefined ? {} : { category }),
  limit: popular.first,
});

export const firstHundredTaka: ShelfQuestion = {
  category: hundredTakaCategory,
  limit: hundredTakaFirst,
};
export const allHundredTaka: ShelfQuestion = { category: hundredTakaCategory };
