import { savedCategoryTitle } from '#domain/products/bengaliCategories.ts';
import { placeOf } from '#domain/products/categoryChange.ts';
import type { Category, SavedCategories, SubCategory } from '#domain/products/categoryTree.ts';

/** The number of products in a category, or in one of its sub-categories. */
export const productsIn = ({ counts }: SavedCategories, category: string, sub = ''): number => {
  const place = placeOf(category, sub);
  return counts
    .filter(
      (count) => count.category === place.category && (sub === '' || count.subCategory === place.subCategory),
    )
    .reduce((sum, { products }) => sum + products, 0);
};

type Named = Pick<SubCategory, 'name' | 'nameBengali'>;

/** The way to a category or a sub-category in the language of the page: `Bag Items > Tote Bags`. */
export const pathName = (category: Named, sub: Named | null): string =>
  [category, ...(sub === null ? [] : [sub])].map(savedCategoryTitle).join(' > ');

/** A place that products can be merged into. */
export interface MergeTarget {
  readonly category: string;
  readonly subCategory: string;
  readonly label: string;
}

/** Every place but the one itself and, for a category, its own sub-categories. */
export const mergeTargets = (
  { categories }: SavedCategories,
  own: Pick<Category, 'name'>,
  ownSub: Pick<SubCategory, 'name'> | null,
): MergeTarget[] =>
  categories.flatMap((category) => {
    const isOwn = category.name === own.name;
    if (isOwn && ownSub === null) return [];
    const places = [null, ...category.subCategories].filter(
      (sub) => !(isOwn && sub !== null && sub.name === ownSub?.name),
    );
    return places.map((sub) => ({
      category: category.name,
      subCategory: sub?.name ?? '',
      label: pathName(category, sub),
    }));
  });
