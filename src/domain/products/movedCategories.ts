import { categoryLimits } from './categorySchema.ts';
import { type CategoryPlace, type CategoryTree, hasPlace, type MovedCategory } from './categoryTree.ts';

/** Without the earlier addresses that the shop has again: they lead to what bears the name now. */
export const dropLive = ({ categories, moved }: CategoryTree): CategoryTree => ({
  categories,
  moved: moved.filter(({ from }) => !hasPlace(categories, from)),
});

const isSame = (a: CategoryPlace, b: CategoryPlace): boolean =>
  a.category === b.category && a.subCategory === b.subCategory;

/** Remembers that an address has become another one; the oldest are forgotten when there are too many. */
export const recordMoved = (tree: CategoryTree, from: CategoryPlace, to: CategoryPlace): CategoryTree => {
  if (isSame(from, to)) return tree;
  const others = tree.moved.filter((known: MovedCategory) => !isSame(known.from, from));
  return dropLive({ ...tree, moved: [...others, { from, to }].slice(-categoryLimits.moved) });
};
