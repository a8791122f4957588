import {
  type CategoryChange,
  type ChangeOutcome,
  type FoundPlace,
  isRefused,
  placeOfFound,
  type RefusedChange,
  replaceCategory,
  replaceSub,
} from './categoryChange.ts';
import { addCategory, editCategory } from './categoryEdits.ts';
import type { CategoryChangeKind } from './categorySchema.ts';
import { type CategoryPlace, type CategoryTree, findCategory, findSubCategory } from './categoryTree.ts';
import { mergeCategory } from './mergeCategory.ts';

type HasProducts = (place: CategoryPlace) => boolean;

/** The fields of a change that a refusal blames for the category and for the sub-category. */
type BlamedFields = Readonly<Record<keyof CategoryPlace, keyof CategoryChange>>;

const changedPlace: BlamedFields = { category: 'category', subCategory: 'subCategory' };
const mergedInto: BlamedFields = { category: 'intoCategory', subCategory: 'intoSubCategory' };

/** Finds the place that a change names, or refuses the change. */
const findPlace = (
  { categories }: CategoryTree,
  { category: name, subCategory }: CategoryPlace,
  blamed: BlamedFields,
): FoundPlace | RefusedChange => {
  const category = findCategory(categories, name);
  if (category === undefined)
    return { field: blamed.category, message: `The shop has no category “${name}” any more` };
  if (subCategory === '') return { category, sub: null };
  const sub = findSubCategory(category, subCategory);
  return sub === undefined
    ? { field: blamed.subCategory, message: `${category.name} has no sub-category “${subCategory}” any more` }
    : { category, sub };
};

/** The list with the item at another position, from 0, counted without it; a position behind the end means the end. */
const moveTo = <Item>(items: readonly Item[], item: Item, position: number): Item[] => {
  const others = items.filter((other) => other !== item);
  return others.toSpliced(position, 0, item);
};

const orderCategory = (
  tree: CategoryTree,
  { category, sub }: FoundPlace,
  position: number,
): ChangeOutcome => {
  if (sub === null)
    return { tree: { ...tree, categories: moveTo(tree.categories, category, position) }, moves: [] };
  const next = { ...category, subCategories: moveTo(category.subCategories, sub, position) };
  return { tree: { ...tree, categories: replaceCategory(tree, category, next) }, moves: [] };
};

const hideCategory = (
  tree: CategoryTree,
  { category, sub }: FoundPlace,
  isHidden: boolean,
): ChangeOutcome => {
  const next = sub === null ? { ...category, isHidden } : replaceSub(category, sub, { ...sub, isHidden });
  return { tree: { ...tree, categories: replaceCategory(tree, category, next) }, moves: [] };
};

const removeCategory = (tree: CategoryTree, found: FoundPlace, hasProducts: HasProducts): ChangeOutcome => {
  const { category, sub } = found;
  const place = placeOfFound(found);
  const name = (sub ?? category).name;
  if (hasProducts(place))
    return {
      field: sub === null ? 'category' : 'subCategory',
      message: `${name} has products. Merge it into another one instead`,
    };
  // Replacing a category or a sub-category by `null` removes it.
  const next = sub === null ? null : replaceSub(category, sub, null);
  return { tree: { ...tree, categories: replaceCategory(tree, category, next) }, moves: [] };
};

type Act = (
  tree: CategoryTree,
  found: FoundPlace,
  change: CategoryChange,
  hasProducts: HasProducts,
) => ChangeOutcome;

/** What each kind of change does to the place that it names. */
const acts: Readonly<Record<Exclude<CategoryChangeKind, 'add'>, Act>> = {
  edit: editCategory,
  order: (tree, found, { position }) =>
    position === undefined
      ? { field: 'position', message: 'position is required' }
      : orderCategory(tree, found, position),
  hide: (tree, found, { isHidden }) =>
    isHidden === undefined
      ? { field: 'isHidden', message: 'isHidden is required' }
      : hideCategory(tree, found, isHidden),
  remove: (tree, found, _change, hasProducts) => removeCategory(tree, found, hasProducts),
  merge: (tree, found, { intoCategory = '', intoSubCategory = '' }) => {
    const place = { category: intoCategory, subCategory: intoSubCategory };
    const into = findPlace(tree, place, mergedInto);
    return isRefused(into) ? into : mergeCategory(tree, found, into);
  },
};

/**
 * The categories after a change, with the products that move because of it; or why the change is refused. `hasProducts` says
 * whether a place has products; a category has the products of its sub-categories too.
 */
export const changeCategories = (
  tree: CategoryTree,
  change: CategoryChange,
  hasProducts: HasProducts,
): ChangeOutcome => {
  if (change.kind === 'add') return addCategory(tree, change);
  const found = findPlace(tree, change, changedPlace);
  return isRefused(found) ? found : acts[change.kind](tree, found, change, hasProducts);
};
