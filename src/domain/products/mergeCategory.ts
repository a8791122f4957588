import {
  type ChangeOutcome,
  type FoundPlace,
  placeOf,
  placeOfFound,
  replaceCategory,
  replaceSub,
} from './categoryChange.ts';
import { categoryKey } from './categoryNames.ts';
import { categoryLimits } from './categorySchema.ts';
import { type Category, type CategoryTree, findSubCategory, type SubCategory } from './categoryTree.ts';
import { recordMoved } from './recordMoved.ts';

const intoItself: ChangeOutcome = {
  field: 'intoCategory',
  message: "A category can't be merged into itself",
};

/** Merges a sub-category into another one, or into a category, where its products then have no sub-category. */
const mergeSub = (
  tree: CategoryTree,
  found: FoundPlace,
  sub: SubCategory,
  into: FoundPlace,
): ChangeOutcome => {
  const { category } = found;
  if (sub === into.sub) return intoItself;
  // `null` removes the sub-category.
  const categories = replaceCategory(tree, category, replaceSub(category, sub, null));
  const from = placeOfFound(found);
  return {
    tree: recordMoved({ ...tree, categories }, from, placeOfFound(into)),
    moves: [{ from, to: { category: into.category.name, subCategory: into.sub?.name ?? '' } }],
  };
};

/** Whether the sub-category has the name of the other category, so that it would be within itself. */
const isNamesake = ({ name }: SubCategory, into: Category): boolean =>
  categoryKey(name) === categoryKey(into.name);

/** The sub-categories that come along, because the other category lacks them. */
const broughtSubs = (from: Category, into: Category): SubCategory[] =>
  from.subCategories.filter((sub) => findSubCategory(into, sub.name) === undefined && !isNamesake(sub, into));

/** Merges a whole category into a sub-category of another one; its own sub-categories are gone then. */
const mergeIntoSub = (
  tree: CategoryTree,
  found: FoundPlace,
  into: FoundPlace,
  intoSub: SubCategory,
): ChangeOutcome => {
  const from = placeOfFound(found);
  return {
    tree: recordMoved(
      { ...tree, categories: replaceCategory(tree, found.category, null) },
      from,
      placeOfFound(into),
    ),
    moves: [{ from, to: { category: into.category.name, subCategory: intoSub.name } }],
  };
};

/**
 * Merges a category or sub-category into another one: its products move, its address leads there, and it is gone. The
 * sub-categories of a category move with it into another category; in a sub-category they are gone.
 */
export const mergeCategory = (tree: CategoryTree, found: FoundPlace, into: FoundPlace): ChangeOutcome => {
  if (found.sub !== null) return mergeSub(tree, found, found.sub, into);
  if (found.category === into.category) return intoItself;
  if (into.sub !== null) return mergeIntoSub(tree, found, into, into.sub);
  const subCategories = [...into.category.subCategories, ...broughtSubs(found.category, into.category)];
  if (subCategories.length > categoryLimits.subCategories)
    return {
      field: 'intoCategory',
      message: `A category may have at most ${categoryLimits.subCategories} sub-categories; these two have ${subCategories.length}`,
    };
  const merged = replaceCategory(tree, into.category, { ...into.category, subCategories });
  const categories = merged.filter((category) => category !== found.category);
  const from = placeOfFound(found);
  const namesakes = found.category.subCategories.filter((sub) => isNamesake(sub, into.category));
  return {
    tree: recordMoved({ ...tree, categories }, from, placeOfFound(into)),
    moves: [
      // Products of a namesake lose their sub-category first, then all move to the other category.
      ...namesakes.map(({ name }) => ({
        from: placeOf(found.category.name, name),
        to: { subCategory: '' },
      })),
      { from, to: { category: into.category.name } },
    ],
  };
};
