import { savedCategoryTitle } from '#domain/products/bengaliCategories.ts';
import type { SelectOption } from '#ui/forms/Select.tsx';

interface Named {
  readonly name: string;
  readonly nameBengali?: string | undefined;
}

/** Options for a choice of categories or sub-categories; the current one stays an option if the shop no longer has it. */
export const categoryOptions = (items: readonly Named[] = [], current = ''): readonly SelectOption[] => {
  const options = items.map((item) => ({ value: item.name, label: savedCategoryTitle(item) }));
  const isMissing = current !== '' && items.every(({ name }) => name !== current);
  return isMissing ? [...options, current] : options;
};
