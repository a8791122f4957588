import type { CategoryChange } from '#domain/products/categoryChange.ts';
import { categoryKey, typeKey } from '#domain/products/categoryNames.ts';
import { type CategoryTree, findCategory, findSubCategory } from '#domain/products/categoryTree.ts';
import type { AuditAction } from '#domain/staff/auditActions.ts';
import type { AuditDetails } from '#domain/staff/auditDetails.ts';
import type { Action } from '../audit/recordAction.ts';

/** A category, or a sub-category after its category, such as `Bag Items > Tote Bags`, as the shop spelled them before the change. */
const pathOf = ({ categories }: CategoryTree, category: string, subCategory: string): string => {
  const found = findCategory(categories, category);
  const sub = found && subCategory !== '' ? findSubCategory(found, subCategory)?.name : undefined;
  return [found?.name ?? category, ...(subCategory === '' ? [] : [sub ?? subCategory])].join(' > ');
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
  const category = findCategory(tree.categories, change.category);
  if (change.kind === 'merge')
    return { to: pathOf(tree, change.intoCategory ?? '', change.intoSubCategory ?? '') };
  if (change.kind === 'order') return { to: `place ${(change.position ?? 0) + 1}` };
  if (change.kind !== 'edit' || category === undefined) return {};
  const before = change.subCategory === '' ? category : { ...findSubCategory(category, change.subCategory) };
  const texts = ['name', 'nameBengali', 'picture', 'tile'] as const;
  const fields = texts.filter(
    (field) => change[field] !== undefined && change[field] !== before[field as 'name'],
  );
  const labels = fields.filter((field) => field !== 'name').map((field) => fieldLabels[field]);
  return fields.includes('name')
    ? { fields: labels, from: before.name, to: change.name?.trim() }
    : { fields: labels };
};

/** What the audit log records of a change to the categories. */
export const categoryAction = (before: CategoryTree, change: CategoryChange): Action => {
  const label =
    change.kind === 'add'
      ? [...(change.category === '' ? [] : [pathOf(before, change.category, '')]), change.name?.trim()].join(
          ' > ',
        )
      : pathOf(before, change.category, change.subCategory);
  const id = [categoryKey(change.category), typeKey(change.subCategory)]
    .filter((key) => key !== '')
    .join(' > ');
  return {
    action: nameOfAction(change),
    subject: { kind: 'category', id: id || categoryKey(change.name ?? ''), label },
    details: detailsOf(before, change),
  };
};
