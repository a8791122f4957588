import { isDeepStrictEqual } from 'node:util';
import type { CategoryTree } from '#domain/products/categoryTree.ts';
import { parseJson } from '#domain/values/parse.ts';
import type { CategoriesVersion } from './categoriesRepository.ts';

/** Whether the stored version has this tree, which goes through JSON, as the stored one did, so that it has no fields that are undefined. */
export const hasTree = ({ tree: stored }: CategoriesVersion, tree: CategoryTree): boolean =>
  isDeepStrictEqual(parseJson(JSON.stringify(tree)), stored);
