import type { Category, SubCategory } from '#domain/products/categoryTree.ts';

/** A task on a category, or on its sub-category `sub`. */
interface PlaceTask<Kind> {
  readonly kind: Kind;
  readonly category: Category;
  readonly sub: SubCategory | null;
}

/** What the admin does in the dialog. A new sub-category has a parent, a new category has none (`null`). */
export type CategoryTask =
  | { readonly kind: 'add'; readonly parent: Category | null }
  | PlaceTask<'edit'>
  | PlaceTask<'merge'>;
