import type { Category, SubCategory } from '#domain/products/categoryTree.ts';

interface PlaceTask<Kind> {
  readonly kind: Kind;
  readonly category: Category;
  readonly sub: SubCategory | null;
}

/** What the admin is about to do: a sub-category is added to its parent. */
export type CategoryTask =
  | { readonly kind: 'add'; readonly parent: Category | null }
  | PlaceTask<'edit'>
  | PlaceTask<'merge'>;
