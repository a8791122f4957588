import { styled } from 'styled-components';
import { savedCategoryTitle } from '#domain/products/bengaliCategories.ts';
import type { Category, SavedCategories, SubCategory } from '#domain/products/categoryTree.ts';
import * as messages from '#messages/dashboard/categories.ts';
import { isAtPlace } from '#messages/dashboard/components/actions.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { narrow } from '#ui/theme/media.ts';
import { MoveButtons } from '../components/actions/MoveButtons.tsx';
import { RowActions } from '../components/actions/RowActions.ts';
import { removalQuestion } from '../components/actions/useRowCommand.ts';
import { categoryPath, mergeTargets, productCountIn } from './categoryFacts.ts';
import type { CategoryTask } from './categoryTask.ts';
import type { CategoryChanges } from './useCategoryChanges.ts';

interface CategoryActionsProps {
  readonly category: Category;
  /** The sub-category that the buttons change; `null` if they change the category itself. */
  readonly sub: SubCategory | null;
  /** Place of the category or sub-category in its list, from 0. */
  readonly index: number;
  /** Number of items in that list. */
  readonly count: number;
  readonly saved: SavedCategories;
  readonly changes: CategoryChanges;
  /** Called by the buttons whose task needs the dialog. */
  readonly onTask: (task: CategoryTask) => void;
}

/** The buttons of a category or sub-category: order, edit, hide, merge, remove. */
export const CategoryActions = ({
  category,
  sub,
  index,
  count,
  saved,
  changes: { busy, sendAndReport },
  onTask,
}: CategoryActionsProps) => {
  const changed = sub ?? category;
  const { isHidden } = changed;
  const name = savedCategoryTitle(changed);
  const target = { category: category.name, subCategory: sub?.name ?? '' };
  const hasProducts = productCountIn(saved, category.name, sub?.name) > 0;
  const moveTo = (position: number) =>
    sendAndReport({ ...target, kind: 'order', position }, isAtPlace(name, position + 1, count));
  const hideOrShow = () =>
    sendAndReport(
      { ...target, kind: 'hide', isHidden: !isHidden },
      isHidden ? messages.isShown(name) : messages.isHidden(name),
    );
  const remove = () =>
    sendAndReport(
      { ...target, kind: 'remove' },
      messages.isRemoved(name),
      removalQuestion(messages.hasNoProducts(categoryPath(category, sub))),
    );
  return (
    <Buttons>
      <MoveButtons
        name={name}
        place={index}
        count={count}
        busy={busy}
        isAnnouncedByScreen
        onMove={(by) => void moveTo(index + by)}
      />
      <IconButton
        label={messages.edit(name)}
        icon={<StaffIcon name="edit" />}
        disabled={busy}
        onClick={() => onTask({ kind: 'edit', category, sub })}
      />
      <IconButton
        label={isHidden ? messages.show(name) : messages.hide(name)}
        icon={<StaffIcon name={isHidden ? 'eye' : 'eye-off'} />}
        disabled={busy}
        onClick={hideOrShow}
      />
      <IconButton
        label={messages.merge(name)}
        icon={<StaffIcon name="merge" />}
        disabled={busy || mergeTargets(saved, category, sub).length === 0}
        onClick={() => onTask({ kind: 'merge', category, sub })}
      />
      <IconButton
        label={messages.remove(name)}
        title={hasProducts ? messages.mergeItInstead : undefined}
        icon={<StaffIcon name="trash" />}
        disabled={busy || hasProducts}
        onClick={remove}
      />
    </Buttons>
  );
};

/** The six buttons stand at the end of the line, or on the next one if there is no room. On a phone all six fit on one line. */
const Buttons = styled(RowActions)`
  flex: none;
  max-width: 100%;

  @media ${narrow} {
    gap: 0;
  }
`;
