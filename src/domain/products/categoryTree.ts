import { categoryTitle } from '#messages/domain/categories.ts';
import { categoryKey, subCategoryKey } from './categoryNames.ts';

/** The categories of a shop, which admins change (SP-4). */

export interface SubCategory {
  readonly name: string;
  /** Shown beside the name; empty for none. */
  readonly nameBengali: string;
  /** Whether menus, tiles and search engines leave it out; its page and its products stay. */
  readonly isHidden: boolean;
}

export interface Category extends SubCategory {
  /** A picture of the build, such as `kitchen-items`, or the address of an uploaded one; empty for none. */
  readonly picture: string;
  /** Its place among the tiles of the home page, from 1; `null` for a category without a tile. */
  readonly tile: number | null;
  readonly subCategories: readonly SubCategory[];
}

/** A category by its key, or one of its sub-categories if `subCategory` is not empty. */
export interface CategoryPlace {
  /** Empty if an address names only a sub-category. */
  readonly category: string;
  readonly subCategory: string;
}

/** Where the products of an earlier address were moved; a later note may say that they were moved on. */
interface MovedCategory {
  readonly from: CategoryPlace;
  readonly to: CategoryPlace;
}

export interface CategoryTree {
  /** In the order of the menus, hidden ones too. */
  readonly categories: readonly Category[];
  /** The notes about earlier addresses, the newest last; `movedPlace` reads them. */
  readonly moved: readonly MovedCategory[];
}

/** The newest version of the categories as staff read it. */
export interface SavedCategories {
  /** 0 until they are changed for the first time. */
  readonly version: number;
  readonly categories: readonly Category[];
  /** Numbers of products by category and sub-category; those without products are left out. */
  readonly counts: readonly (CategoryPlace & { readonly products: number })[];
}

/** The category with the name or key; `undefined` for none. */
export const findCategory = <Item extends { readonly name: string }>(
  categories: readonly Item[],
  name: string,
): Item | undefined => categories.find((category) => categoryKey(category.name) === categoryKey(name));

/** The sub-category with the name or key; `undefined` for none. */
export const findSubCategory = (
  { subCategories }: Pick<ListedCategory, 'subCategories'>,
  name: string,
): SubCategory | undefined => subCategories.find((sub) => subCategoryKey(sub.name) === subCategoryKey(name));

/** Whether the shop has the place; if it names only a sub-category, whether any category has that one. */
export const hasPlace = (
  categories: readonly Category[],
  { category, subCategory }: CategoryPlace,
): boolean => {
  if (category === '')
    return categories.some((candidate) => findSubCategory(candidate, subCategory) !== undefined);
  const found = findCategory(categories, category);
  if (found === undefined) return false;
  return subCategory === '' || findSubCategory(found, subCategory) !== undefined;
};

/** Whether menus leave out the category or the sub-category; `false` if the place names no category of the shop. */
export const isHiddenPlace = (
  { categories }: CategoryTree,
  { category, subCategory }: CategoryPlace,
): boolean => {
  const found = findCategory(categories, category);
  if (found === undefined) return false;
  return found.isHidden || (findSubCategory(found, subCategory)?.isHidden ?? false);
};

/** Whether two places, both by keys, are equal. */
export const isSamePlace = (a: CategoryPlace, b: CategoryPlace): boolean =>
  a.category === b.category && a.subCategory === b.subCategory;

/** A category's name in the shop's spelling and the language of the application; an unknown name as it was given. */
export const categoryLabel = (
  categories: readonly { readonly name: string; readonly nameBengali?: string }[],
  name: string,
): string => categoryTitle(findCategory(categories, name) ?? { name });

/** A sub-category's name, as `categoryLabel` gives a category's: from the given category, or the first that has the sub-category. */
export const subCategoryLabel = (
  categories: readonly ListedCategory[],
  subCategory: string,
  category?: string,
): string => {
  const candidates = categories.filter(
    ({ name }) => category === undefined || categoryKey(name) === categoryKey(category),
  );
  // `undefined` also for a sub-category that only products have.
  const saved = candidates
    .flatMap(({ subCategories }) => subCategories)
    .find(({ name }) => subCategoryKey(name) === subCategoryKey(subCategory));
  return categoryTitle(saved ?? { name: subCategory });
};

/** A category as a menu or a listing shows it. */
export interface ListedCategory extends SubCategory {
  readonly subCategories: readonly SubCategory[];
}

/** The items that are not hidden. */
export const withoutHidden = <Item extends Pick<SubCategory, 'isHidden'>>(items: readonly Item[]): Item[] =>
  items.filter(({ isHidden }) => !isHidden);

/**
 * The categories that a caller asks for: the named one, or those with the named sub-category, even if they are hidden, since their
 * pages stay. Without a name: all categories that menus show.
 */
export const listedPart = (
  categories: readonly Category[],
  { category = '', subCategory = '' }: { readonly [Part in keyof CategoryPlace]?: string | undefined },
): ListedCategory[] => {
  const listed = categories.map(({ picture: _picture, tile: _tile, ...shown }): ListedCategory => shown);
  if (category !== '') return listed.filter(({ name }) => categoryKey(name) === categoryKey(category));
  if (subCategory !== '')
    return listed.filter((candidate) => findSubCategory(candidate, subCategory) !== undefined);
  return withoutHidden(listed).map((shown) => ({
    ...shown,
    subCategories: withoutHidden(shown.subCategories),
  }));
};
