import { categoryPath, subCategoryPath } from '#domain/products/categoryNames.ts';
import { type CategoryTree, isHiddenPlace } from '#domain/products/categoryTree.ts';
import { productPath } from '#domain/products/product.ts';
import { pagePath } from '#domain/shop/shopPage.ts';
import { isWebAddress } from '#domain/values/webAddress.ts';
import type { Db } from '../database/database.ts';
import type { PublishedPage } from '../pages/pagesRepository.ts';
import { listForSitemap, listNonEmptyCategories, listPartChanges } from '../products/productsRepository.ts';
import type { SitemapEntry } from './sitemap.ts';

/** Lists the pages that search engines should index. */

/** The published pages of text; the unchanged ones of a new shop have no known time of change. */
const textPages = (pages: readonly PublishedPage[]): SitemapEntry[] =>
  pages.map(({ slug, changedAt }) => ({
    path: pagePath(slug),
    ...(changedAt === null ? {} : { changedAt }),
  }));

/** The newest of the times, empty without entries. */
const latest = (entries: readonly { readonly changedAt: Date }[]): Pick<SitemapEntry, 'changedAt'> =>
  entries.length === 0
    ? {}
    : { changedAt: new Date(Math.max(...entries.map(({ changedAt }) => changedAt.getTime()))) };

/**
 * The home page, the list of all products, the pages of text, and each category and sub-category that has products and is not
 * hidden. A list counts as changed when one of its products is.
 */
export const entriesBesideProducts = async (
  db: Db,
  tree: CategoryTree,
  pages: readonly PublishedPage[],
): Promise<SitemapEntry[]> => {
  // A place without a category or sub-category has '' there.
  const placesWithProducts = await listNonEmptyCategories(db);
  const shownPlaces = placesWithProducts.filter(
    ({ category }) => category !== '' && !isHiddenPlace(tree, { category, subCategory: '' }),
  );
  const categories = new Set(shownPlaces.map(({ category }) => category));
  const shownSubCategories = shownPlaces.filter(
    (place) => place.subCategory !== '' && !isHiddenPlace(tree, place),
  );
  return [
    { path: '/', ...latest(placesWithProducts) },
    { path: '/shop', ...latest(placesWithProducts) },
    ...textPages(pages),
    ...[...categories].map((name) => ({
      path: categoryPath(name),
      ...latest(shownPlaces.filter(({ category }) => category === name)),
    })),
    ...shownSubCategories.map(({ category, subCategory, changedAt }) => ({
      path: subCategoryPath(subCategory, category),
      changedAt,
    })),
  ];
};

/** The products of one part, with their images; parts are counted from 1. */
export const productEntries = async (
  db: Db,
  { part, perPart }: { readonly part: number; readonly perPart: number },
): Promise<SitemapEntry[]> => {
  const products = await listForSitemap(db, { limit: perPart, skip: (part - 1) * perPart });
  return products.map(({ id, images, changedAt }) => ({
    path: productPath(id),
    changedAt,
    images: images.filter(isWebAddress),
  }));
};

/**
 * The sitemaps of an index: one of `entriesBesideProducts`, and one for each part of at most `perPart` products, as `productEntries`
 * counts them.
 */
export const indexEntries = async (
  db: Db,
  pages: readonly PublishedPage[],
  perPart: number,
): Promise<SitemapEntry[]> => {
  const changesOfParts = await listPartChanges(db, perPart);
  const parts = changesOfParts.map((changedAt, index) => ({
    path: `/sitemap-products-${index + 1}.xml`,
    changedAt,
  }));
  const changedPages = pages.flatMap(({ changedAt }) => (changedAt === null ? [] : { changedAt }));
  return [{ path: '/sitemap-categories.xml', ...latest([...parts, ...changedPages]) }, ...parts];
};
