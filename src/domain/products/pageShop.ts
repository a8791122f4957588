import type { Shop } from '../shop/shop.ts';
import type { Category } from './categoryTree.ts';

/** A category as every page brings it; what it has not is left out, which keeps pages small. */
export interface PageCategory {
  readonly name: string;
  readonly nameBengali?: string;
  readonly picture?: string;
  readonly tile?: number;
}

/** What every page knows of the shop: its settings, its links to pages, and the categories of its menus, in their order. */
export interface PageShop extends Shop {
  readonly categories: readonly PageCategory[];
}

/** The categories that are not hidden, as pages bring them. */
export const pageCategories = (categories: readonly Category[]): PageCategory[] =>
  categories
    .filter(({ isHidden }) => !isHidden)
    .map(({ name, nameBengali, picture, tile }) => ({
      name,
      ...(nameBengali === '' ? {} : { nameBengali }),
      ...(picture === '' || tile === null ? {} : { picture }),
      ...(tile === null ? {} : { tile }),
    }));
