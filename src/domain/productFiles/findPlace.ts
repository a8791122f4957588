import { subCategoryKey } from '../products/categoryNames.ts';
import { type Category, findCategory } from '../products/categoryTree.ts';
import type { NamedPlace } from './productFile.ts';

/** The category's first sub-category with one of the names, in the shop's spelling; empty for none. */
const subCategoryOf = ({ subCategories }: Category, names: readonly string[]): string => {
  const keys = new Set(names.map(subCategoryKey));
  return subCategories.find(({ name }) => keys.has(subCategoryKey(name)))?.name ?? '';
};

/** The names in `Men > Shirts`. */
const namesOf = (path: string): string[] =>
  path
    .split('>')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/**
 * The shop's place for a category of another shop. Its path begins with a category of this shop, or else ends with a sub-category that
 * only one category of this shop has; `null` for any other path.
 */
const placeOf = (categories: readonly Category[], path: string): NamedPlace | null => {
  const [top = '', ...below] = namesOf(path);
  const category = findCategory(categories, top);
  if (category !== undefined) return { category: category.name, subCategory: subCategoryOf(category, below) };
  const leaf = below.at(-1) ?? top;
  const [parent, ...otherParents] = categories.filter((each) => subCategoryOf(each, [leaf]) !== '');
  if (parent === undefined || otherParents.length > 0) return null;
  return { category: parent.name, subCategory: subCategoryOf(parent, [leaf]) };
};

/** The place of the first of the other shop's categories that this shop has; `null` when it has none of them. */
export const findPlace = (categories: readonly Category[], sources: readonly string[]): NamedPlace | null => {
  for (const source of sources) {
    const place = placeOf(categories, source);
    if (place !== null) return place;
  }
  return null;
};
