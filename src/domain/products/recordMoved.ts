import { categoryLimits } from './categorySchema.ts';
import { type CategoryPlace, type CategoryTree, hasPlace, isSamePlace } from './categoryTree.ts';

/** The tree without earlier addresses that the shop uses again: these lead to the category that has the name now. */
export const withoutReusedAddresses = ({ categories, moved }: CategoryTree): CategoryTree => ({
  categories,
  moved: moved.filter(({ from }) => !hasPlace(categories, from)),
});

/**
 * The tree with the note that the address `from` has become `to`; the oldest notes are dropped when there are too many. The categories of
 * the tree must be the changed ones: a note about an address that they still have is dropped. Earlier notes stay as they are, since
 * `movedPlace` follows one note to the next.
 */
export const recordMoved = (tree: CategoryTree, from: CategoryPlace, to: CategoryPlace): CategoryTree => {
  if (isSamePlace(from, to)) return tree;
  const otherNotes = tree.moved.filter((note) => !isSamePlace(note.from, from));
  const moved = [...otherNotes, { from, to }].slice(-categoryLimits.moved);
  return withoutReusedAddresses({ ...tree, moved });
};
