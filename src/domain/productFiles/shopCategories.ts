import { typeKey } from '../products/categoryNames.ts';
import { type Category, findCategory } from '../products/categoryTree.ts';
import type { CategoryPlace } from './productFile.ts';

const subCategoryOf = ({ subCategories }: Category, names: readonly string[]): string =>
  subCategories.find((known) => names.some((name) => typeKey(name) === typeKey(known.name)))?.name ?? '';

/** The parts of `Men > Shirts`. */
const partsOf = (path: string): string[] =>
  path
    .split('>')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * The shop's place for a category of another shop: by the category that the path begins with, or else by the sub-category that it ends
 * with, if only one category has that; `null` for none.
 */
const placeOf = (categories: readonly Category[], path: string): CategoryPlace | null => {
  const [first = '', ...rest] = partsOf(path);
  const known = findCategory(categories, first);
  if (known !== undefined) return { category: known.name, subCategory: subCategoryOf(known, rest) };
  const leaf = rest.at(-1) ?? first;
  const [only, ...others] = categories.filter((category) => subCategoryOf(category, [leaf]) !== '');
  return only === undefined || others.length > 0
    ? null
    : { category: only.name, subCategory: subCategoryOf(only, [leaf]) };
};

/** The place of the first of the other shop's categories that this shop has; `null` when it has none of them. */
export const findPlace = (
  categories: readonly Category[],
  sources: readonly string[],
): CategoryPlace | null => {
  for (const source of sources) {
    const place = placeOf(categories, source);
    if (place !== null) return place;
  }
  return null;
};
