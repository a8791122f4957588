import { categoryKey, subCategoryKey } from './categoryNames.ts';
import { type CategoryPlace, type CategoryTree, hasPlace, isSamePlace } from './categoryTree.ts';

/** Earlier addresses of categories lead to the present ones (SP-4): the shop notes each change of an address and follows the notes. */

/**
 * Where the newest note about exactly this address leads. An address may name a sub-category alone, with '' for its category: then a note
 * about such a sub-category of any category counts.
 */
const notedMove = ({ moved }: CategoryTree, place: CategoryPlace): CategoryPlace | undefined => {
  const note = moved.findLast(({ from }) =>
    place.category === '' ? from.subCategory === place.subCategory : isSamePlace(from, place),
  );
  return note?.to;
};

/** Where the address of a sub-category without a note leads: to its category, if the shop has that one, or to where the category moved. */
const moveOfParent = (
  tree: CategoryTree,
  { category, subCategory }: CategoryPlace,
): CategoryPlace | undefined => {
  const parent = { category, subCategory: '' };
  if (hasPlace(tree.categories, parent)) return parent;
  const movedParent = tree.moved.findLast(({ from }) => isSamePlace(from, parent))?.to;
  if (movedParent === undefined) return undefined;
  // A category that became a sub-category has no sub-categories any more: all its products are in the one that it became.
  const becameSubCategory = movedParent.subCategory !== '';
  return becameSubCategory ? movedParent : { ...movedParent, subCategory };
};

/** The address to which an address that the shop no longer has leads next; `undefined` for none. */
const nextPlace = (tree: CategoryTree, place: CategoryPlace): CategoryPlace | undefined => {
  const noted = notedMove(tree, place);
  if (noted !== undefined || place.subCategory === '') return noted;
  return moveOfParent(tree, place);
};

/** Maximum number of changes of one address that are followed, in case notes lead in a circle. */
const mostSteps = 50;

/** Where the products of an earlier address are now; `null` for a present address and for one that never was. */
export const movedPlace = (
  tree: CategoryTree,
  { category, subCategory }: CategoryPlace,
): CategoryPlace | null => {
  const asked = { category: categoryKey(category), subCategory: subCategoryKey(subCategory) };
  if (hasPlace(tree.categories, asked)) return null;
  let place = nextPlace(tree, asked);
  for (let steps = 1; place !== undefined && steps < mostSteps; steps += 1) {
    if (hasPlace(tree.categories, place)) return place;
    place = nextPlace(tree, place);
  }
  return null;
};
