import { defaultSettings, type PageSettings } from '#contract/settings.ts';
import { defaultCategoryTree } from '#domain/products/defaultCategories.ts';
import { pageCategories } from '#domain/products/pageShop.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';

/** The settings of a page of a new shop whose host speaks API-1 to API-7 alone. */
export const pageSettings: PageSettings = {
  ...defaultSettings,
  shop: { ...defaultShopSettings, categories: pageCategories(defaultCategoryTree.categories) },
};
