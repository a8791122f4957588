import { savedCategoryTitle } from '#domain/products/bengaliCategories.ts';
import type { SelectOption } from '#ui/forms/Select.tsx';

interface Named {
  readonly name: string;
  readonly nameBengali?: string | undefined;
}

/** Categories or sub-categories by the names that people read; a current one that the shop does not have stays. */
export const categoryOptions = (items: readonly Named[] = [], current = ''): readonly SelectOption[] => [
  ...items.map((item) => ({ value: item.name, label: savedCategoryTitle(item) })),
  ...(current === '' || items.some(({ name }) => name === current) ? [] : [current]),
];
