import { and, count, desc, eq, max, type SQL } from 'drizzle-orm';
import type { ProductMove } from '#domain/products/categoryChange.ts';
import { categoryKey, subCategoryKey } from '#domain/products/categoryNames.ts';
import type { CategoryPlace, CategoryTree } from '#domain/products/categoryTree.ts';
import { defaultCategoryTree } from '#domain/products/defaultCategories.ts';
import type { Db } from '../database/database.ts';
import { lockFor } from '../database/queries/lockFor.ts';
import { categoryTrees, products } from '../database/schema/schema.ts';

/**
 * The SQL on the shop's categories, whose versions are added and never changed; their pictures are read by `usedImagesRepository` too. Here
 * products are also moved between categories.
 */

/** The categories with the number of their version; 0 in a new shop. */
export interface CategoriesVersion {
  readonly version: number;
  readonly tree: CategoryTree;
}

/** The categories of a new shop. */
export const firstCategories: CategoriesVersion = { version: 0, tree: defaultCategoryTree };

/** The newest version. */
export const readNewestCategories = async (db: Db): Promise<CategoriesVersion> => {
  const [row] = await db
    .select({ version: categoryTrees.version, tree: categoryTrees.tree })
    .from(categoryTrees)
    .orderBy(desc(categoryTrees.version))
    .limit(1);
  return row ?? firstCategories;
};

/** The version with this number; `null` if there is none. */
export const readCategories = async (db: Db, version: number): Promise<CategoriesVersion | null> => {
  if (version === firstCategories.version) return firstCategories;
  const [row] = await db
    .select({ version: categoryTrees.version, tree: categoryTrees.tree })
    .from(categoryTrees)
    .where(eq(categoryTrees.version, version));
  return row ?? null;
};

/** The number of the newest version. */
export const readNewestVersionNumber = async (db: Db): Promise<number> => {
  const [row] = await db.select({ version: max(categoryTrees.version) }).from(categoryTrees);
  return row?.version ?? 0;
};

/** Adds a version. The transaction must have called `lockCategories`, so that no other one adds the same number. */
export const insertCategories = async (
  tx: Db,
  { version, tree }: CategoriesVersion,
  savedAt: Date,
): Promise<void> => {
  await tx.insert(categoryTrees).values({ version, tree, savedAt });
};

/** For a transaction that changes the categories: until it ends, no product gets another category. */
export const lockCategories = (tx: Db): Promise<void> => lockFor(tx, 'categories');

/** For a transaction that gives a product a category: until it ends, the categories stay as they are. Several may run at once. */
export const keepCategories = (tx: Db): Promise<void> => lockFor(tx, 'categories', 'shared');

/** The numbers of products by category and sub-category, which are named by their keys; also products without either. */
export const countProductsByPlace = (db: Db): Promise<(CategoryPlace & { products: number })[]> =>
  db
    .select({
      category: products.categoryKey,
      subCategory: products.subCategoryKey,
      products: count(),
    })
    .from(products)
    .groupBy(products.categoryKey, products.subCategoryKey)
    .orderBy(products.categoryKey, products.subCategoryKey);

/** Condition: the product is in the place, which without a sub-category stands for the whole category. */
const isIn = ({ category, subCategory }: CategoryPlace): SQL | undefined =>
  and(
    eq(products.categoryKey, category),
    subCategory === '' ? undefined : eq(products.subCategoryKey, subCategory),
  );

/** The columns for what a move changes: the category, the sub-category or both. */
const placeColumns = ({ category, subCategory }: ProductMove['to']) => ({
  ...(category === undefined ? {} : { category, categoryKey: categoryKey(category) }),
  ...(subCategory === undefined ? {} : { subCategory, subCategoryKey: subCategoryKey(subCategory) }),
});

/** Moves the products in a category or sub-category to another one. */
export const moveProducts = async (db: Db, { from, to }: ProductMove, changedAt: Date): Promise<void> => {
  await db
    .update(products)
    .set({ ...placeColumns(to), changedAt })
    .where(isIn(from));
};
