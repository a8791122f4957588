import type { CategoriesQuery, ListedCategories } from '#contract/products/categories.ts';
import { withAllBengaliNames } from '#domain/products/bengaliCategories.ts';
import { listedPart, type SavedCategories } from '#domain/products/categoryTree.ts';
import { defaultCategoryTree } from '#domain/products/defaultCategories.ts';
import { language } from '#messages/language.ts';
import type { HostAnswer } from './host.ts';

/** Answers about categories: a host that stores none has the categories of a new shop. */

export const answerCategories = ({
  query = {},
}: {
  readonly query?: CategoriesQuery;
}): HostAnswer<ListedCategories> => {
  const listed = listedPart(defaultCategoryTree.categories, query);
  // `language` is a constant of each build: the English one leaves out the table of Bengali names.
  return { data: { categories: language === 'bn' ? withAllBengaliNames(listed) : listed, movedTo: null } };
};

/** Version 0: nobody has changed the categories. Such a host does not count its products by category. */
export const answerCategoryTree = (): HostAnswer<SavedCategories> => ({
  data: { version: 0, categories: defaultCategoryTree.categories, counts: [] },
});
