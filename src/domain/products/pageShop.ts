import type { Shop } from '../shop/shop.ts';
import { categoryKey, hundredTakaCategory } from './categoryNames.ts';
import { type Category, withoutHidden } from './categoryTree.ts';

/** A category as every page brings it; what it lacks is absent, which keeps pages small. */
export interface PageCategory {
  readonly name: string;
  readonly nameBengali?: string;
  readonly picture?: string;
  readonly tile?: number;
  /** Whether menus show no sub-category of it. */
  readonly isLeaf?: boolean;
}

/** What every page brings about the shop: settings, links to pages of text, and the categories of the menus, in their order. */
export interface PageShop extends Shop {
  readonly categories: readonly PageCategory[];
}

/** Whether the shop has the categories that a section of the home page needs. */
export const hasCategoriesFor = (section: string, categories: readonly PageCategory[]): boolean => {
  if (section === 'popularCategories') return categories.some(({ tile }) => tile !== undefined);
  if (section === 'hundredTaka')
    return categories.some(({ name }) => categoryKey(name) === categoryKey(hundredTakaCategory));
  return true;
};

/** The shop as pages bring it, its home page without sections that would be empty. */
export const pageShopOf = (shop: Shop, categories: readonly PageCategory[]): PageShop => ({
  ...shop,
  homeSections: shop.homeSections.filter((section) => hasCategoriesFor(section, categories)),
  categories,
});

/** The categories that are not hidden, as pages bring them. */
export const pageCategories = (categories: readonly Category[]): PageCategory[] =>
  withoutHidden(categories).map(({ name, nameBengali, picture, tile, subCategories }) => ({
    name,
    ...(nameBengali === '' ? {} : { nameBengali }),
    // Only a tile shows the picture.
    ...(picture === '' || tile === null ? {} : { picture }),
    ...(tile === null ? {} : { tile }),
    ...(withoutHidden(subCategories).length > 0 ? {} : { isLeaf: true }),
  }));
