import { categoryInBengali } from '#domain/products/bengaliCategories.ts';
import { language } from '#messages/language.ts';
import type { SelectOption } from '#ui/forms/Select.tsx';

interface Named {
  readonly name: string;
  readonly nameBengali?: string | undefined;
}

const titleOf = (item: Named): string => (language === 'bn' && categoryInBengali(item)) || item.name;

/** Categories or sub-categories by the names that people read; a current one that the shop does not have stays. */
export const categoryOptions = (items: readonly Named[] = [], current = ''): readonly SelectOption[] => [
  ...items.map((item) => ({ value: item.name, label: titleOf(item) })),
  ...(current === '' || items.some(({ name }) => name === current) ? [] : [current]),
];
