import { categoryKey, typeKey } from '#domain/products/categoryNames.ts';
import { hasPlace } from '#domain/products/categoryTree.ts';
import type { Db } from '../database/database.ts';
import { invalid } from '../errors/apiError.ts';
import { keepCategories, readNewestCategories } from './categoriesRepository.ts';

interface Placed {
  readonly category?: string | undefined;
  readonly subCategory?: string | undefined;
}

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
  const category = body.category ?? present?.category ?? '';
  const subCategory = body.subCategory ?? present?.subCategory ?? '';
  const isKept =
    categoryKey(category) === categoryKey(present?.category ?? '') &&
    typeKey(subCategory) === typeKey(present?.subCategory ?? '');
  if (isKept) return;
  const { tree } = await readNewestCategories(tx);
  if (category === '') throw invalid('subCategory', 'A sub-category needs a category');
  if (!hasPlace(tree.categories, { category, subCategory: '' }))
    throw invalid('category', `The shop has no category “${category}”`);
  // Who names the category alone leaves the sub-category as it is.
  if (body.subCategory && !hasPlace(tree.categories, { category, subCategory }))
    throw invalid('subCategory', `${category} has no sub-category “${subCategory}”`);
};
