import { isDeepStrictEqual } from 'node:util';
import type { CategoryTree } from '#domain/products/categoryTree.ts';
import { parseJson } from '#domain/values/parse.ts';
import type { Db } from '../database/database.ts';
import { type CategoriesVersion, readCategories } from './categoriesRepository.ts';

/**
 * Whether the newest version is what `change` makes of the version before it: an earlier request has then stored the same change.
 * `change` returns `null` for a tree that it cannot be made in.
 */
export const isAlreadyStored = async (
  tx: Db,
  newest: CategoriesVersion,
  change: (before: CategoryTree) => CategoryTree | null,
): Promise<boolean> => {
  const before = await readCategories(tx, newest.version - 1);
  const tree = before && change(before.tree);
  // The tree goes through JSON, as the stored one did, so that it has no fields that are undefined.
  return isDeepStrictEqual(parseJson(JSON.stringify(tree)), newest.tree);
};
