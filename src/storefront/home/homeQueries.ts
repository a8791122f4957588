import { hundredTakaCategory } from '#domain/products/categoryNames.ts';
import type { ProductFilter } from '#domain/products/productFilter.ts';
import {
  allHundredTakaLimit,
  carouselLimit,
  hundredTakaLimit,
  popularCounts,
} from '#domain/shop/constants.ts';

/** The home page's product queries, the same on the server and in the browser, so that nothing is fetched twice. */

export const bestSelling: ProductFilter = { productType: 'Best Selling', limit: carouselLimit };

export const mostPopular = (category?: string): ProductFilter => ({
  productType: 'Most Popular',
  ...(category === undefined ? {} : { category }),
  limit: popularCounts.first,
});

export const firstHundredTaka: ProductFilter = {
  category: hundredTakaCategory,
  limit: hundredTakaLimit,
};
export const allHundredTaka: ProductFilter = {
  category: hundredTakaCategory,
  limit: allHundredTakaLimit,
};
