import type { SavedCategories } from '#domain/products/categoryTree.ts';
import { CategoryForm } from './CategoryForm.tsx';
import type { CategoryTask } from './categoryTask.ts';
import { MergeForm } from './MergeForm.tsx';
import type { CategoryChanges } from './useCategoryChanges.ts';

interface CategoryDialogProps {
  readonly task: CategoryTask;
  readonly saved: SavedCategories;
  readonly changes: CategoryChanges;
  readonly onClose: () => void;
}

/** The dialog in which a category is added, edited or merged. */
export const CategoryDialog = ({ task, saved, changes, onClose }: CategoryDialogProps) => {
  const shared = { changes, onClose };
  return task.kind === 'merge' ? (
    <MergeForm {...shared} category={task.category} sub={task.sub} saved={saved} />
  ) : (
    <CategoryForm {...shared} task={task} />
  );
};
