import { defaultSettings, type PageSettings } from '#contract/settings.ts';
import { defaultCategoryTree } from '#domain/products/defaultCategories.ts';
import { pageCategories } from '#domain/products/pageShop.ts';
import { defaultPages } from '#domain/shop/defaultPages.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { shopOf } from '#domain/shop/shop.ts';

const pages = defaultPages.map(({ page }) => page);

/** The settings of a page of a new shop whose host speaks API-1 to API-7 alone. */
export const pageSettings: PageSettings = {
  ...defaultSettings,
  shop: {
    ...shopOf(defaultShopSettings, pages),
    categories: pageCategories(defaultCategoryTree.categories),
  },
};
