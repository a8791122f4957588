import { categoryTitle } from '#messages/domain/categories.ts';
import { categoryKey, typeKey } from './categoryNames.ts';

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

/** A category by its key; one of its sub-categories unless `subCategory` is empty. */
export interface CategoryPlace {
  /** Empty where an address names a sub-category alone. */
  readonly category: string;
  readonly subCategory: string;
}

/** Where the products of an earlier address are now. */
export interface MovedCategory {
  readonly from: CategoryPlace;
  readonly to: CategoryPlace;
}

/** The categories in the order of the menus, hidden ones among them; earlier addresses, newest last. */
export interface CategoryTree {
  readonly categories: readonly Category[];
  readonly moved: readonly MovedCategory[];
}

/** The newest version of the categories as staff read it. */
export interface SavedCategories {
  /** 0 until they are changed for the first time. */
  readonly version: number;
  readonly categories: readonly Category[];
  /** Numbers of products by category and sub-category, of those that have any. */
  readonly counts: readonly (CategoryPlace & { readonly products: number })[];
}

export const findCategory = <Item extends { readonly name: string }>(
  categories: readonly Item[],
  name: string,
): Item | undefined => categories.find((category) => categoryKey(category.name) === categoryKey(name));

export const findSubCategory = (
  { subCategories }: Pick<ListedCategory, 'subCategories'>,
  name: string,
): SubCategory | undefined => subCategories.find((sub) => typeKey(sub.name) === typeKey(name));

/** Whether the shop has the category or, where only a sub-category is named, any category with it. */
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

/** Whether menus leave out the category or the sub-category. */
export const isHiddenPlace = (
  { categories }: CategoryTree,
  { category, subCategory }: CategoryPlace,
): boolean => {
  const found = findCategory(categories, category);
  if (found === undefined) return false;
  return found.isHidden || (findSubCategory(found, subCategory)?.isHidden ?? false);
};

const samePlace = (a: CategoryPlace, b: CategoryPlace): boolean =>
  a.category === b.category && a.subCategory === b.subCategory;

/** The next step from an address that the shop no longer has. */
const stepFrom = ({ categories, moved }: CategoryTree, at: CategoryPlace): CategoryPlace | undefined => {
  const isFrom = ({ from }: MovedCategory): boolean =>
    at.category === '' ? from.subCategory === at.subCategory : samePlace(from, at);
  const exact = moved.findLast(isFrom)?.to;
  if (exact !== undefined || at.subCategory === '') return exact;
  // A sub-category moves with its category.
  const parent = { category: at.category, subCategory: '' };
  if (hasPlace(categories, parent)) return parent;
  const to = moved.findLast(({ from }) => samePlace(from, parent))?.to;
  return to === undefined || to.subCategory !== '' ? to : { ...to, subCategory: at.subCategory };
};

/** More changes of one address than this are not followed. */
const longestWay = 50;

/** Where the products of an earlier address are now; `null` for a present address and for one that never was. */
export const movedPlace = (
  tree: CategoryTree,
  { category, subCategory }: CategoryPlace,
): CategoryPlace | null => {
  const start = { category: categoryKey(category), subCategory: typeKey(subCategory) };
  let at: CategoryPlace | undefined = start;
  for (let steps = 0; at !== undefined && steps < longestWay; steps += 1) {
    if (hasPlace(tree.categories, at)) return steps === 0 ? null : at;
    at = stepFrom(tree, at);
  }
  return null;
};

/** A category's name in the shop's spelling and the language of the application; as given when unknown. */
export const categoryLabel = (
  categories: readonly { readonly name: string; readonly nameBengali?: string }[],
  name: string,
): string => categoryTitle(findCategory(categories, name) ?? { name });

/** The same of a sub-category, of the first category that has it unless one is given. */
export const subCategoryLabel = (
  categories: readonly ListedCategory[],
  subCategory: string,
  category?: string,
): string =>
  categoryTitle(
    categories
      .filter(({ name }) => category === undefined || categoryKey(name) === categoryKey(category))
      .flatMap(({ subCategories }) => subCategories)
      .find(({ name }) => typeKey(name) === typeKey(subCategory)) ?? { name: subCategory },
  );

/** A category as a menu or a listing shows it. */
export interface ListedCategory extends SubCategory {
  readonly subCategories: readonly SubCategory[];
}

/** Without those that are hidden. */
export const withoutHidden = <Item extends Pick<SubCategory, 'isHidden'>>(items: readonly Item[]): Item[] =>
  items.filter(({ isHidden }) => !isHidden);

/**
 * The categories that a caller asks for: the one named or those that have the sub-category, hidden ones too, whose pages
 * stay; without a name all of the menus.
 */
export const listedPart = (
  categories: readonly Category[],
  { category = '', subCategory = '' }: { readonly [Part in keyof CategoryPlace]?: string | undefined },
): ListedCategory[] => {
  const listed = categories.map(({ picture: _1, tile: _2, ...shown }): ListedCategory => shown);
  if (category !== '') return listed.filter(({ name }) => categoryKey(name) === categoryKey(category));
  if (subCategory !== '')
    return listed.filter((candidate) => findSubCategory(candidate, subCategory) !== undefined);
  return withoutHidden(listed).map((shown) => ({
    ...shown,
    subCategories: withoutHidden(shown.subCategories),
  }));
};
