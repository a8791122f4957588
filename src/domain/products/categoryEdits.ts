import {
  type CategoryChange,
  type ChangeOutcome,
  type FoundPlace,
  placeOf,
  placeOfFound,
  type RefusedChange,
  replaceCategory,
  replaceSub,
} from './categoryChange.ts';
import { categoryKey } from './categoryNames.ts';
import { categoryLimits } from './categorySchema.ts';
import {
  type Category,
  type CategoryTree,
  findCategory,
  findSubCategory,
  type SubCategory,
} from './categoryTree.ts';
import { recordMoved, withoutReusedAddresses } from './recordMoved.ts';

/** Adding a category or a sub-category, and changing its texts. */

/** The texts of a change; one that names no Bengali name keeps the present one. */
const textsOf = ({ name = '', nameBengali }: CategoryChange, presentBengali = '') => ({
  name: name.trim(),
  nameBengali: (nameBengali ?? presentBengali).trim(),
});

const refusal = (field: keyof CategoryChange, message: string): RefusedChange => ({ field, message });

const missingName = refusal('name', 'Please fill in the name');

/** Why a sub-category of the category may not have the name; `null` when it may. `renamed` is `null` for a new sub-category. */
const subNameRefusal = (
  category: Category,
  name: string,
  renamed: SubCategory | null,
): RefusedChange | null => {
  if (name === '') return missingName;
  if (categoryKey(name) === categoryKey(category.name))
    return refusal('name', "A category can't be within itself");
  const namesake = findSubCategory(category, name);
  return namesake === undefined || namesake === renamed
    ? null
    : refusal('name', `${category.name} has a sub-category “${namesake.name}” already`);
};

/** Why a category may not have the name; `null` when it may. `renamed` is `null` for a new category. */
const nameRefusal = (
  { categories }: CategoryTree,
  name: string,
  renamed: Category | null,
): RefusedChange | null => {
  if (name === '') return missingName;
  const namesake = findCategory(categories, name);
  if (namesake !== undefined && namesake !== renamed)
    return refusal('name', `There is a category “${namesake.name}” already`);
  const hasSubOfName = renamed !== null && findSubCategory(renamed, name) !== undefined;
  return hasSubOfName ? refusal('name', "A category can't be within itself") : null;
};

const addSub = (tree: CategoryTree, category: Category, change: CategoryChange): ChangeOutcome => {
  const texts = textsOf(change);
  const refused = subNameRefusal(category, texts.name, null);
  if (refused !== null) return refused;
  if (category.subCategories.length >= categoryLimits.subCategories)
    return refusal('name', `A category may have at most ${categoryLimits.subCategories} sub-categories`);
  const subCategories = [...category.subCategories, { ...texts, isHidden: false }];
  const categories = replaceCategory(tree, category, { ...category, subCategories });
  return { tree: withoutReusedAddresses({ ...tree, categories }), moves: [] };
};

/** Adds a category, or a sub-category to the category that the change names. */
export const addCategory = (tree: CategoryTree, change: CategoryChange): ChangeOutcome => {
  if (change.category !== '') {
    const category = findCategory(tree.categories, change.category);
    return category === undefined
      ? refusal('category', `The shop has no category “${change.category}” any more`)
      : addSub(tree, category, change);
  }
  const texts = textsOf(change);
  const refused = nameRefusal(tree, texts.name, null);
  if (refused !== null) return refused;
  if (tree.categories.length >= categoryLimits.categories)
    return refusal('name', `There may be at most ${categoryLimits.categories} categories`);
  const { picture = '', tile = null } = change;
  const category: Category = { ...texts, isHidden: false, picture, tile, subCategories: [] };
  const categories = placeTile([...tree.categories, category], category);
  return { tree: withoutReusedAddresses({ ...tree, categories }), moves: [] };
};

/** The categories with `target` at its place among the tiles; the other tiles make room and are numbered again. */
const placeTile = (categories: readonly Category[], target: Category): Category[] => {
  const others = categories
    .filter(({ tile }) => tile !== null)
    .filter((category) => category !== target)
    .toSorted((a, b) => (a.tile ?? 0) - (b.tile ?? 0));
  const tiles = target.tile === null ? others : others.toSpliced(target.tile - 1, 0, target);
  return categories.map((category) => {
    const index = tiles.indexOf(category);
    return index === -1 ? category : { ...category, tile: index + 1 };
  });
};

const editSub = (
  tree: CategoryTree,
  found: FoundPlace,
  sub: SubCategory,
  change: CategoryChange,
): ChangeOutcome => {
  const { category } = found;
  const texts = textsOf(change, sub.nameBengali);
  const refused = subNameRefusal(category, texts.name, sub);
  if (refused !== null) return refused;
  const categories = replaceCategory(tree, category, replaceSub(category, sub, { ...sub, ...texts }));
  if (texts.name === sub.name) return { tree: { ...tree, categories }, moves: [] };
  const from = placeOfFound(found);
  const to = placeOf(category.name, texts.name);
  return {
    tree: recordMoved({ ...tree, categories }, from, to),
    moves: [{ from, to: { subCategory: texts.name } }],
  };
};

/** Changes the texts, picture and tile of a category, or the texts of a sub-category; products follow a new name. */
export const editCategory = (
  tree: CategoryTree,
  found: FoundPlace,
  change: CategoryChange,
): ChangeOutcome => {
  const { category, sub } = found;
  if (sub !== null) return editSub(tree, found, sub, change);
  const texts = textsOf(change, category.nameBengali);
  const refused = nameRefusal(tree, texts.name, category);
  if (refused !== null) return refused;
  const { picture = category.picture, tile = category.tile } = change;
  const edited = { ...category, ...texts, picture, tile };
  const categories = placeTile(replaceCategory(tree, category, edited), edited);
  if (texts.name === category.name) return { tree: { ...tree, categories }, moves: [] };
  const from = placeOfFound(found);
  return {
    tree: recordMoved({ ...tree, categories }, from, placeOf(texts.name)),
    moves: [{ from, to: { category: texts.name } }],
  };
};
