import { categoryKey, subCategoryKey } from '#domain/products/categoryNames.ts';
import { type Category, hasPlace } from '#domain/products/categoryTree.ts';
import type { Db } from '../database/database.ts';
import { invalid } from '../errors/apiError.ts';
import { keepCategories, readNewestCategories } from './categoriesRepository.ts';

/** The category and sub-category of a product; absent or '' for none. */
interface Placed {
  readonly category?: string | undefined;
  readonly subCategory?: string | undefined;
}

/**
 * Why a product may not get the category and sub-category in `body`, and in which field; `null` if the shop has them, or if
 * the product has them already. `present` is the product as it is, `null` for a new one. The message has no full stop.
 */
export const categoryRefusal = (
  categories: readonly Category[],
  body: Placed,
  present: Placed | null,
): { readonly field: keyof Placed; readonly message: string } | null => {
  const presentCategory = present?.category ?? '';
  const presentSubCategory = present?.subCategory ?? '';
  const category = body.category ?? presentCategory;
  const subCategory = body.subCategory ?? presentSubCategory;
  if (category === '' && subCategory === '') return null;
  const isKept =
    categoryKey(category) === categoryKey(presentCategory) &&
    subCategoryKey(subCategory) === subCategoryKey(presentSubCategory);
  if (isKept) return null;
  if (category !== '' && !hasPlace(categories, { category, subCategory: '' }))
    return { field: 'category', message: `The shop has no category “${category}”` };
  // A body with the category alone changes nothing else (API-4): the product keeps its sub-category, even if that is of another category.
  if (!body.subCategory) return null;
  if (category === '') return { field: 'subCategory', message: 'A sub-category needs a category' };
  if (!hasPlace(categories, { category, subCategory }))
    return { field: 'subCategory', message: `${category} has no sub-category “${subCategory}”` };
  return null;
};

/**
 * Throws an ApiError unless the shop has the category and sub-category that a product is about to get; it may keep those
 * that it has, which `readPresent` reads; a new product has none. Call it in the product's transaction, before the product's row
 * is locked: a change of the categories locks these first and then products, and each would wait for the other. The categories stay as
 * they are until the transaction ends.
 */
export const checkProductCategory = async (
  tx: Db,
  body: Placed,
  readPresent: () => Promise<Placed | null> = async () => null,
): Promise<void> => {
  if (!body.category && !body.subCategory) return;
  await keepCategories(tx);
  const present = await readPresent();
  const { tree } = await readNewestCategories(tx);
  const refusal = categoryRefusal(tree.categories, body, present);
  if (refusal !== null) throw invalid(refusal.field, refusal.message);
};
