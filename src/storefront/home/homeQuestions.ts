import type { ProductsQuery } from '#contract/products.ts';
import { categoryKey, hundredTakaCategory } from '#domain/catalogue.ts';
import { carouselLimit, hundredTakaFirst, popular } from '#domain/rules.ts';

/** What the home page asks the shelf; the same on the server and in the browser, so that nothing is asked twice. */

export const newArrivals: ProductsQuery = {
  productType: 'New Arrivals',
  sort: 'newest',
  limit: carouselLimit,
};

export const mostPopular = (category?: string): ProductsQuery => ({
  productType: 'Most Popular',
  ...(category === undefined ? {} : { category: categoryKey(category) }),
  limit: popular.first,
});

export const firstHundredTaka: ProductsQuery = {
  category: categoryKey(hundredTakaCategory),
  limit: hundredTakaFirst,
};
export const allHundredTaka: ProductsQuery = { category: categoryKey(hundredTakaCategory) };
