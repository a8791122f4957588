import { categoryPath, subCategoryPath } from '#domain/products/categoryNames.ts';
import type { CategoryTree } from '#domain/products/categoryTree.ts';
import { movedPlace } from '#domain/products/movedPlace.ts';

const listingPath = /^\/product\/(?<kind>category|sub-category)\/(?<name>[^/]+)\/?$/;

/** The decoded part of a path; `null` when it cannot be decoded. */
const decoded = (part: string): string | null => {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
};

/**
 * The present address of a category or sub-category that was renamed or merged, from its earlier address, with the other parameters;
 * `registerSsr` redirects there. Both addresses are without the prefix of the language. `null` for every other address.
 */
export const addressOfMovedListing = (tree: CategoryTree, address: string): string | null => {
  if (tree.moved.length === 0 || !address.startsWith('/product/')) return null;
  // `URL` wants a host; only path and parameters are read.
  const url = new URL(address, 'http://shop.invalid');
  const { kind, name: encodedName = '' } = listingPath.exec(url.pathname)?.groups ?? {};
  const name = decoded(encodedName);
  if (kind === undefined || name === null) return null;
  const place =
    kind === 'category'
      ? { category: name, subCategory: '' }
      : { category: url.searchParams.get('category') ?? '', subCategory: name };
  const moved = movedPlace(tree, place);
  if (moved === null) return null;
  const path =
    moved.subCategory === ''
      ? categoryPath(moved.category)
      : subCategoryPath(moved.subCategory, moved.category);
  const target = new URL(path, url);
  // The category of a sub-category's address is part of the new path.
  for (const [key, value] of url.searchParams) if (key !== 'category') target.searchParams.append(key, value);
  return `${target.pathname}${target.search}`;
};
