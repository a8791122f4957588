import type { Category, SubCategory } from '#domain/products/categoryTree.ts';

/** The category that is edited or merged, or its sub-category `sub` unless that is `null`. */
interface TaskPlace {
  readonly category: Category;
  readonly sub: SubCategory | null;
}

/** What the form for names does: a new sub-category has a parent, a new category has none (`null`). */
export type EditTask =
  | { readonly kind: 'add'; readonly parent: Category | null }
  | ({ readonly kind: 'edit' } & TaskPlace);

/** What the admin does in the dialog. */
export type CategoryTask = EditTask | ({ readonly kind: 'merge' } & TaskPlace);
