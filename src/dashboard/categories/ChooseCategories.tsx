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
 * What the shop begins with (SP-1), as long as no product has a category: asked of a new shop, and behind a button in one
 * whose categories were changed.
 */
export const ChooseCategories = ({ saved: { version, counts }, choose }: ChooseCategoriesProps) => {
  const [isOpen, setIsOpen] = useState(version === 0);
  if (counts.some(({ category }) => category !== '')) return null;
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
