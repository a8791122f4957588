import type { CategoryChange } from '#domain/products/categoryChange.ts';
import { categoryKey, subCategoryKey } from '#domain/products/categoryNames.ts';
import { type CategoryTree, findCategory, findSubCategory } from '#domain/products/categoryTree.ts';
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

const detailsOf = (tree: CategoryTree, change: CategoryChange): AuditDetails => {
  if (change.kind === 'merge')
    return { to: pathOf(tree, change.intoCategory ?? '', change.intoSubCategory ?? '') };
  // A position counts from 0, a place from 1.
  if (change.kind === 'order') return { to: `place ${(change.position ?? 0) + 1}` };
  if (change.kind !== 'edit') return {};
  const category = findCategory(tree.categories, change.category);
  const before =
    change.subCategory === '' ? category : category && findSubCategory(category, change.subCategory);
  if (before === undefined) return {};
  const editableFields = ['name', 'nameBengali', 'picture', 'tile'] as const;
  const fields = editableFields.filter(
    // A sub-category has neither picture nor tile; typed as `name`, which both have, they are `undefined` there.
    (field) => change[field] !== undefined && change[field] !== before[field as 'name'],
  );
  // The log names the fields that have changed, and for a name also the old and the new one. The name comes last in the sentence, so that
  // the two names follow it.
  const labels = fields.filter((field) => field !== 'name').map((field) => fieldLabels[field]);
  return fields.includes('name')
    ? { fields: [...labels, fieldLabels.name], from: before.name, to: change.name?.trim() }
    : { fields: labels };
};

/** The path of the category or sub-category that is changed, or of the new one. */
const labelOf = (before: CategoryTree, change: CategoryChange): string => {
  if (change.kind !== 'add') return pathOf(before, change.category, change.subCategory);
  const newName = change.name?.trim() ?? '';
  return change.category === '' ? newName : `${pathOf(before, change.category, '')} > ${newName}`;
};

/** What the audit log records of a change to the categories. */
export const categoryAction = (before: CategoryTree, change: CategoryChange): Action => {
  // A new category is named by its key to be, since the change names no present one.
  const id = [categoryKey(change.category), subCategoryKey(change.subCategory)]
    .filter((key) => key !== '')
    .join(' > ');
  return {
    action: nameOfAction(change),
    subject: { kind: 'category', id: id || categoryKey(change.name ?? ''), label: labelOf(before, change) },
    details: detailsOf(before, change),
  };
};
