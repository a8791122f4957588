import { useShop } from '#api/client/useShop.ts';
import { categoryTitle } from '#messages/domain/categories.ts';

/** The name of a category in the language of the page; a name that no category has comes back as it is. */
export const useCategoryLabel = (categoryName: string): string => {
  const category = useShop().categories.find(({ name }) => name === categoryName);
  return categoryTitle(category ?? { name: categoryName });
};
