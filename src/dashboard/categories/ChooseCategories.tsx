import { useState } from 'react';
import type { SavedCategories } from '#domain/products/categoryTree.ts';
import * as messages from '#messages/dashboard/categories.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ChooseCategoriesForm } from './ChooseCategoriesForm.tsx';
import type { CategoryChanges } from './useCategoryChanges.ts';

interface ChooseCategoriesProps {
  readonly saved: SavedCategories;
  readonly choose: CategoryChanges['choose'];
}

/**
 * Asks with which categories the shop begins (SP-1), as long as no product has a category. The form is open in a new shop
 * (`version` is 0), and behind a button once the categories have been changed.
 */
export const ChooseCategories = ({ saved: { version, counts }, choose }: ChooseCategoriesProps) => {
  const [isOpen, setIsOpen] = useState(version === 0);
  const hasProductInCategory = counts.some(({ category }) => category !== '');
  if (hasProductInCategory) return null;
  return isOpen ? (
    <ChooseCategoriesForm choose={choose} onDone={() => setIsOpen(false)} />
  ) : (
    <div>
      <Button tone="plain" onClick={() => setIsOpen(true)}>
        {messages.chooseAllCategoriesAgain}
      </Button>
    </div>
  );
};
