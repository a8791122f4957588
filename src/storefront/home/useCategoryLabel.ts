import { useShop } from '#api/client/useShop.ts';
import { categoryTitle } from '#messages/domain/categories.ts';
import { language } from '#messages/language.ts';

const useLabel = (wanted: string): string =>
  categoryTitle(useShop().categories.find(({ name }) => name === wanted) ?? { name: wanted });

/** The name of a category in the language of the page. */
export const useCategoryLabel: typeof useLabel = language === 'bn' ? useLabel : (name) => name;
