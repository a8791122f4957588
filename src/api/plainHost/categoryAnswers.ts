import type { CategoriesQuery, ListedCategories } from '#contract/products/categories.ts';
import { listedPart, type SavedCategories } from '#domain/products/categoryTree.ts';
import { defaultCategoryTree } from '#domain/products/defaultCategories.ts';
import type { HostAnswer } from './host.ts';

/** A host that keeps no categories has those of a new shop. */

export const answerCategories = ({
  query = {},
}: {
  readonly query?: CategoriesQuery;
}): HostAnswer<ListedCategories> => ({
  data: { categories: listedPart(defaultCategoryTree.categories, query), movedTo: null },
});

export const answerCategoryTree = (): HostAnswer<SavedCategories> => ({
  data: { version: 0, categories: defaultCategoryTree.categories, counts: [] },
});
