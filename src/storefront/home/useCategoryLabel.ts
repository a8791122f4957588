import { useShop } from '#api/client/useShop.ts';
import { categoryTitle } from '#messages/domain/categories.ts';

/** The name of a category in the language of the page. */
export const useCategoryLabel = (wanted: string): string =>
  categoryTitle(useShop().categories.find(({ name }) => name === wanted) ?? { name: wanted });
