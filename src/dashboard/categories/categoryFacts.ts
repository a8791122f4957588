import { savedCategoryTitle } from '#domain/products/bengaliCategories.ts';
import { placeOf } from '#domain/products/categoryChange.ts';
import type { Category, SavedCategories, SubCategory } from '#domain/products/categoryTree.ts';

/** The number of products in a category, or in its sub-category `sub` unless that is ''. */
export const productCountIn = ({ counts }: SavedCategories, category: string, sub = ''): number => {
  const place = placeOf(category, sub);
  return counts
    .filter(
      (count) => count.category === place.category && (sub === '' || count.subCategory === place.subCategory),
    )
    .reduce((sum, { products }) => sum + products, 0);
};

type Named = Pick<SubCategory, 'name' | 'nameBengali'>;

/** The title of a category, followed by the title of a sub-category if there is one: `Bag Items > Tote Bags`. */
export const categoryPath = (category: Named, sub: Named | null): string =>
  [category, ...(sub === null ? [] : [sub])].map(savedCategoryTitle).join(' > ');

/** A category, or one of its sub-categories, into which products can be merged. */
interface MergeTarget {
  readonly category: string;
  /** '' for the category itself. */
  readonly subCategory: string;
  /** Made from both names; unique among all targets. */
  readonly key: string;
  readonly label: string;
}

/**
 * All places into which a category, or its sub-category `mergedSub`, can be merged: not into itself, and a category not
 * into its own sub-categories.
 */
export const mergeTargets = (
  { categories }: SavedCategories,
  merged: Pick<Category, 'name'>,
  mergedSub: Pick<SubCategory, 'name'> | null,
): MergeTarget[] =>
  categories.flatMap((category) => {
    // Both names are from the saved list, and spelled alike there. Only names of products are compared by keys (`placeOf`).
    if (category.name !== merged.name) return targetsIn(category, category.subCategories);
    if (mergedSub === null) return [];
    const otherSubs = category.subCategories.filter((sub) => sub.name !== mergedSub.name);
    return targetsIn(category, otherSubs);
  });

/** The category itself and these of its sub-categories, as targets. */
const targetsIn = (category: Category, subs: readonly SubCategory[]): MergeTarget[] =>
  [null, ...subs].map((sub) => ({
    category: category.name,
    subCategory: sub?.name ?? '',
    key: JSON.stringify([category.name, sub?.name ?? '']),
    label: categoryPath(category, sub),
  }));
