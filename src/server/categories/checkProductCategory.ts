import { categoryKey, typeKey } from '#domain/products/categoryNames.ts';
import { type Category, hasPlace } from '#domain/products/categoryTree.ts';
import type { Db } from '../database/database.ts';
import { invalid } from '../errors/apiError.ts';
import { keepCategories, readNewestCategories } from './categoriesRepository.ts';

interface Placed {
  readonly category?: string | undefined;
  readonly subCategory?: string | undefined;
}

/**
 * Why a product may not get the category and sub-category, with the field; `null` when the shop has them, and for those of
 * the `present` product.
 */
export const categoryRefusal = (
  categories: readonly Category[],
  body: Placed,
  present: Placed | null,
): { readonly field: keyof Placed; readonly message: string } | null => {
  const category = body.category ?? present?.category ?? '';
  const subCategory = body.subCategory ?? present?.subCategory ?? '';
  if (category === '' && subCategory === '') return null;
  const isKept =
    categoryKey(category) === categoryKey(present?.category ?? '') &&
    typeKey(subCategory) === typeKey(present?.subCategory ?? '');
  if (isKept) return null;
  if (category === '') return { field: 'subCategory', message: 'A sub-category needs a category' };
  if (!hasPlace(categories, { category, subCategory: '' }))
    return { field: 'category', message: `The shop has no category “${category}”` };
  // Who names the category alone leaves the sub-category as it is.
  if (body.subCategory && !hasPlace(categories, { category, subCategory }))
    return { field: 'subCategory', message: `${category} has no sub-category “${subCategory}”` };
  return null;
};

/**
 * Throws an ApiError unless the shop has the category and sub-category that a product is about to get; those that it has
 * already may stay. To be called in the product's transaction, before its row is locked: until its end the categories stay
 * as they are.
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
