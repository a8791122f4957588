import {
  categoryKey,
  categoryPath,
  subCategoryKey,
  subCategoryPath,
} from '#domain/products/categoryNames.ts';

/** A link to a listing, with its navigation state (RT-11, RT-12). */
export interface ListingLink {
  readonly to: string;
  /** The keys of the category and of the sub-category. */
  readonly state: { readonly category: string; readonly subCategory?: string };
}

/** Path of the list of products whose name contains the text. */
export const searchPath = (text: string): string => `/shop?${new URLSearchParams({ search: text.trim() })}`;

export const categoryLink = (category: string): ListingLink => ({
  to: categoryPath(category),
  state: { category: categoryKey(category) },
});

export const subCategoryLink = (category: string, subCategory: string): ListingLink => ({
  to: subCategoryPath(subCategory, category),
  state: { category: categoryKey(category), subCategory: subCategoryKey(subCategory) },
});
