import { useShop } from '#api/client/useShop.ts';
import { categoryKey } from '#domain/products/categoryNames.ts';
import { categoryTitle } from '#messages/domain/categories.ts';

/** The name of a category in the shop's spelling and the language of the page; a name that no category has comes back as it is. */
export const useCategoryLabel = (categoryName: string): string => {
  const key = categoryKey(categoryName);
  const category = useShop().categories.find(({ name }) => categoryKey(name) === key);
  return categoryTitle(category ?? { name: categoryName });
};
