import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { savedCategoryTitle } from '#domain/products/bengaliCategories.ts';
import type { Category, SavedCategories } from '#domain/products/categoryTree.ts';
import * as messages from '#messages/dashboard/categories.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { narrow } from '#ui/theme/media.ts';
import { CategoryActions } from './CategoryActions.tsx';
import { CategoryName } from './CategoryName.tsx';
import { productCountIn } from './categoryFacts.ts';
import type { CategoryTask } from './categoryTask.ts';
import { rowKeys } from './rowKeys.ts';
import type { CategoryChanges } from './useCategoryChanges.ts';

interface CategoryItemProps {
  readonly category: Category;
  /** Place of the category among the categories, from 0. */
  readonly index: number;
  readonly saved: SavedCategories;
  readonly changes: CategoryChanges;
  /** Called by the buttons whose task needs the dialog. */
  readonly onTask: (task: CategoryTask) => void;
}

/** A category with its buttons; a press shows its sub-categories. */
export const CategoryItem = ({ category, index, saved, changes, onTask }: CategoryItemProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { name, subCategories, tile, isHidden } = category;
  const title = savedCategoryTitle(category);
  const facts = [
    ...(tile === null ? [] : [messages.tileOfTheHomePage(tile)]),
    ...(isHidden ? [messages.hidden] : []),
  ];
  const subNames = subCategories.map((sub) => sub.name);
  const keys = rowKeys(changes.renamed, name, subNames);
  const shared = { saved, changes, onTask };
  return (
    <Card as="li" aria-label={title}>
      <Line>
        <CategoryName item={category} products={productCountIn(saved, name)} facts={facts} />
        <CategoryActions
          {...shared}
          category={category}
          sub={null}
          index={index}
          count={saved.categories.length}
        />
      </Line>
      <SubCategoryButtons>
        <Button
          tone="quiet"
          size="s"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {messages.subCategoryCount(subCategories.length)}
        </Button>
        <Button
          tone="quiet"
          size="s"
          aria-label={messages.addSubCategoryTo(title)}
          onClick={() => {
            setOpen(true);
            onTask({ kind: 'add', parent: category });
          }}
        >
          {messages.addSubCategory}
        </Button>
      </SubCategoryButtons>
      {/* The list is there while it is closed too, because `aria-controls` names it; its rows are not. */}
      <SubList id={id} hidden={!isOpen} aria-label={messages.subCategoriesOf(title)}>
        {isOpen
          ? subCategories.map((sub, subIndex) => (
              <Line as="li" key={keys[subIndex]} aria-label={savedCategoryTitle(sub)}>
                <CategoryName
                  item={sub}
                  products={productCountIn(saved, name, sub.name)}
                  facts={sub.isHidden ? [messages.hidden] : []}
                />
                <CategoryActions
                  {...shared}
                  category={category}
                  sub={sub}
                  index={subIndex}
                  count={subCategories.length}
                />
              </Line>
            ))
          : null}
      </SubList>
    </Card>
  );
};

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
`;

/** Begins where the name above begins: buttons without a border have their padding around them. */
const SubCategoryButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: calc(-1 * var(--space-3));
  margin-block-end: calc(-1 * var(--space-3));
`;

const SubList = styled.ol`
  margin: var(--space-2) 0 0;
  padding-inline-start: var(--space-4);
  border-inline-start: 2px solid var(--line);

  /* A phone has no space for more beside the six buttons of a sub-category. */
  @media ${narrow} { padding-inline-start: var(--space-2); }
  &[hidden] { display: none; }
`;
