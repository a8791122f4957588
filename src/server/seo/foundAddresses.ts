import { categoryPath, subCategoryPath } from '#domain/categoryNames.ts';
import { productPath } from '#domain/product.ts';
import type { Db } from '../database/openDatabase.ts';
import { countProducts, listNonEmptyCategories, listProductIds } from '../products/productsRepository.ts';

/** Every address that search engines should know, from the root. */

const pages = ['/', '/shop', '/about-us', '/contact-us'];

/** Addresses of the shop's pages, and of each category and sub-category in which there are goods. */
export const categoryAddresses = async (db: Db): Promise<string[]> => {
  const shelves = (await listNonEmptyCategories(db)).filter(({ category }) => category !== '');
  const categories = new Set(shelves.map(({ category }) => category));
  const subCategories = shelves.filter(({ subCategory }) => subCategory !== '');
  return [
    ...pages,
    ...[...categories].map(categoryPath),
    ...subCategories.map(({ category, subCategory }) => subCategoryPath(subCategory, category)),
  ];
};

/** How many parts the products make, of `perPart` addresses at most. */
export const countProductParts = async (db: Db, perPart: number): Promise<number> =>
  Math.ceil((await countProducts(db)) / perPart);

/** Addresses of one part of the products; parts are counted from 1. */
export const productAddresses = async (db: Db, part: number, perPart: number): Promise<string[]> =>
  (await listProductIds(db, { limit: perPart, skip: (part - 1) * perPart })).map(productPath);
