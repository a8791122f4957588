import { categoryPath, subCategoryPath } from '#domain/categoryNames.ts';
import { productPath } from '#domain/product.ts';
import type { Db } from '../database/openDatabase.ts';
import { countProducts, listNonEmptyCategories, listProductIds } from '../products/productsRepository.ts';

/** Paths of the pages that search engines should index. */

const pages = ['/', '/shop', '/about-us', '/contact-us'];

/** Paths of the shop's pages and of each category and sub-category that has products. */
export const categoryAddresses = async (db: Db): Promise<string[]> => {
  const nonEmpty = (await listNonEmptyCategories(db)).filter(({ category }) => category !== '');
  const categories = new Set(nonEmpty.map(({ category }) => category));
  const subCategories = nonEmpty.filter(({ subCategory }) => subCategory !== '');
  return [
    ...pages,
    ...[...categories].map(categoryPath),
    ...subCategories.map(({ category, subCategory }) => subCategoryPath(subCategory, category)),
  ];
};

/** Number of parts with at most `perPart` products each. */
export const countProductParts = async (db: Db, perPart: number): Promise<number> =>
  Math.ceil((await countProducts(db)) / perPart);

/** Paths of the products of one part; the first part is 1. */
export const productAddresses = async (db: Db, part: number, perPart: number): Promise<string[]> =>
  (await listProductIds(db, { limit: perPart, skip: (part - 1) * perPart })).map(productPath);
