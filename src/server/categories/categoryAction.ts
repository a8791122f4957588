import type { CategoryChange } from '#domain/products/categoryChange.ts';
import { categoryKey, subCategoryKey } from '#domain/products/categoryNames.ts';
import {
  type Category,
  type CategoryTree,
  findCategory,
  findSubCategory,
  type SubCategory,
} from '#domain/products/categoryTree.ts';
import type { AuditAction } from '#domain/staff/auditActions.ts';
import type { AuditDetails } from '#domain/staff/auditDetails.ts';
import type { Action } from '../audit/recordAction.ts';

/** A category, or a sub-category after its category, such as `Bag Items > Tote Bags`, as the shop spelled them before the change. */
const pathOf = ({ categories }: CategoryTree, categoryName: string, subCategoryName: string): string => {
  const category = findCategory(categories, categoryName);
  const spelledCategory = category?.name ?? categoryName;
  if (subCategoryName === '') return spelledCategory;
  const subCategory = category && findSubCategory(category, subCategoryName);
  return `${spelledCategory} > ${subCategory?.name ?? subCategoryName}`;
};

const nameOfAction = ({ kind, isHidden }: CategoryChange): AuditAction => {
  if (kind === 'hide') return isHidden === true ? 'hideCategory' : 'showCategory';
  return `${kind}Category`;
};

/** How the audit log names the fields of a category. */
const fieldLabels = {
  name: 'name',
  nameBengali: 'name in Bengali',
  picture: 'picture',
  tile: 'tile',
} as const;

/** The category or sub-category that the change is about, as it was before; a sub-category has neither picture nor tile. */
const editedPart = (
  { categories }: CategoryTree,
  change: CategoryChange,
): (SubCategory & Partial<Category>) | undefined => {
  const category = findCategory(categories, change.category);
  return change.subCategory === '' ? category : category && findSubCategory(category, change.subCategory);
};

/** The names of the fields that an edit has changed, and for a name also the old and the new one. */
const detailsOfEdit = (tree: CategoryTree, change: CategoryChange): AuditDetails => {
  const before = editedPart(tree, change);
  if (before === undefined) return {};
  const isChanged = (field: keyof typeof fieldLabels): boolean =>
    change[field] !== undefined && change[field] !== before[field];
  const labels = (['nameBengali', 'picture', 'tile'] as const)
    .filter(isChanged)
    .map((field) => fieldLabels[field]);
  if (!isChanged('name')) return { fields: labels };
  // The name comes last in the sentence, so that the two names follow it.
  return { fields: [...labels, fieldLabels.name], from: before.name, to: change.name?.trim() };
};

const detailsOf = (tree: CategoryTree, change: CategoryChange): AuditDetails => {
  if (change.kind === 'merge')
    return { to: pathOf(tree, change.intoCategory ?? '', change.intoSubCategory ?? '') };
  // A position counts from 0, a place from 1.
  if (change.kind === 'order') return { to: `place ${(change.position ?? 0) + 1}` };
  return change.kind === 'edit' ? detailsOfEdit(tree, change) : {};
};

/** The path of the category or sub-category that is changed, or of the new one. */
const labelOf = (before: CategoryTree, change: CategoryChange): string => {
  if (change.kind !== 'add') return pathOf(before, change.category, change.subCategory);
  const newName = change.name?.trim() ?? '';
  return change.category === '' ? newName : `${pathOf(before, change.category, '')} > ${newName}`;
};

/** What the audit log records of a change to the categories. */
export const categoryAction = (before: CategoryTree, change: CategoryChange): Action => {
  // A new top category is named by its key to be, since the change names no present one; a new sub-category by its parent.
  const id = [categoryKey(change.category), subCategoryKey(change.subCategory)]
    .filter((key) => key !== '')
    .join(' > ');
  return {
    action: nameOfAction(change),
    subject: { kind: 'category', id: id || categoryKey(change.name ?? ''), label: labelOf(before, change) },
    details: detailsOf(before, change),
  };
};
