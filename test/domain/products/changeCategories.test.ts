import { describe, expect, it } from 'vitest';
import { type CategoryChange, type ChangedCategories, isRefused } from '#domain/products/categoryChange.ts';
import { categoryLimits } from '#domain/products/categorySchema.ts';
import { type CategoryPlace, type CategoryTree, hasPlace } from '#domain/products/categoryTree.ts';
import { changeCategories } from '#domain/products/changeCategories.ts';
import { movedPlace } from '#domain/products/movedPlace.ts';

const sub = (name: string) => ({ name, nameBengali: '', isHidden: false });
const category = (name: string, ...subs: string[]) => ({
  ...sub(name),
  picture: '',
  tile: null,
  subCategories: subs.map(sub),
});
const shop: CategoryTree = {
  categories: [
    category('Fish', 'River Fish', 'Dried Fish'),
    category('Nets'),
    category('Rods', 'Dried Fish'),
  ],
  moved: [],
};

const change = (changes: Partial<CategoryChange>): CategoryChange => ({
  kind: 'edit',
  category: '',
  subCategory: '',
  ...changes,
});
const noProducts = () => false;

/** The tree after all changes; throws when one is refused. */
const after = (tree: CategoryTree, ...changes: Partial<CategoryChange>[]): ChangedCategories =>
  changes.reduce<ChangedCategories>(
    (last, next) => {
      const outcome = changeCategories(last.tree, change(next), noProducts);
      if (isRefused(outcome)) throw new Error(outcome.message);
      return { tree: outcome.tree, moves: [...last.moves, ...outcome.moves] };
    },
    { tree, moves: [] },
  );
const refusalOf = (
  changes: Partial<CategoryChange>,
  hasProducts: (place: CategoryPlace) => boolean = noProducts,
) => changeCategories(shop, change(changes), hasProducts);
const outline = ({ categories }: CategoryTree) =>
  categories.map(({ name, subCategories }) => [name, ...subCategories.map((each) => each.name)]);
const tilesOf = (tree: CategoryTree) => tree.categories.map(({ name, tile }) => [name, tile]);
const hasFish = (place: CategoryPlace) => place.category === 'fish';
const many = (count: number) => Array.from({ length: count }, (_, index) => `N${index}`);
const placeOf = (name: string, subCategory = ''): CategoryPlace => ({ category: name, subCategory });

describe('changeCategories', () => {
  it('SP-4 leaves alone what a change of a category or a sub-category does not name', () => {
    const bengali = { name: 'Nets', nameBengali: 'জাল', isHidden: false };
    const nets = { ...bengali, picture: 'nets.webp', tile: 1, subCategories: [{ ...bengali, name: 'Cast' }] };
    const { tree } = after(
      { ...shop, categories: [nets] },
      { category: 'nets', subCategory: 'cast', name: 'Cast Nets' },
      { category: 'nets', name: 'Fishing Nets' },
    );
    expect(tree.categories).toEqual([
      { ...nets, name: 'Fishing Nets', subCategories: [{ ...bengali, name: 'Cast Nets' }] },
    ]);
  });

  it('SP-4 adds a category at the end, and a sub-category to it', () => {
    const { tree, moves } = after(
      shop,
      { kind: 'add', name: ' Boats ', nameBengali: 'নৌকা', tile: 2 },
      { kind: 'add', category: 'boats', name: 'Rafts' },
    );
    expect(outline(tree).at(-1)).toEqual(['Boats', 'Rafts']);
    // The tile is the first one: no other category has one.
    expect(tree.categories.at(-1)).toMatchObject({ nameBengali: 'নৌকা', tile: 1, picture: '' });
    expect(moves).toEqual([]);
  });

  it('SP-4 gives a category its place among the tiles, for which the others make room', () => {
    const { tree } = after(
      shop,
      { category: 'fish', name: 'Fish', tile: 1 },
      { category: 'rods', name: 'Rods', tile: 2 },
      { category: 'nets', name: 'Nets', tile: 1 },
    );
    expect(tilesOf(tree)).toEqual([
      ['Fish', 2],
      ['Nets', 1],
      ['Rods', 3],
    ]);
    expect(tilesOf(after(tree, { category: 'fish', name: 'Fish', tile: null }).tree)).toEqual([
      ['Fish', null],
      ['Nets', 1],
      ['Rods', 2],
    ]);
    expect(tilesOf(after(tree, { category: 'fish', name: 'Fishes' }).tree)).toEqual([
      ['Fishes', 2],
      ['Nets', 1],
      ['Rods', 3],
    ]);
  });

  it('SP-4 renames a category: its products and its earlier address follow, with those of its sub-categories', () => {
    const { tree, moves } = after(shop, { category: 'fish', name: 'Fresh Fish' });
    expect(outline(tree)[0]).toEqual(['Fresh Fish', 'River Fish', 'Dried Fish']);
    expect(moves).toEqual([{ from: placeOf('fish'), to: { category: 'Fresh Fish' } }]);
    expect(movedPlace(tree, placeOf('Fish'))).toEqual(placeOf('fresh fish'));
    expect(movedPlace(tree, placeOf('fish', 'river fish'))).toEqual(placeOf('fresh fish', 'river fish'));
    expect(movedPlace(tree, placeOf('nets'))).toBeNull();
    expect(movedPlace(tree, placeOf('fresh fish'))).toBeNull();
    expect(movedPlace(tree, placeOf('boats'))).toBeNull();
  });

  it('SP-4 follows an address through several changes, and gives a name back', () => {
    const { tree } = after(
      shop,
      { category: 'fish', name: 'Fresh Fish' },
      { category: 'fresh fish', subCategory: 'river fish', name: 'Carp' },
      { kind: 'merge', category: 'fresh fish', intoCategory: 'nets' },
    );
    expect(movedPlace(tree, placeOf('fish', 'river fish'))).toEqual(placeOf('nets', 'carp'));
    expect(movedPlace(tree, placeOf('', 'river fish'))).toEqual(placeOf('nets', 'carp'));
    const back = after(tree, { kind: 'add', name: 'Fish' }).tree;
    expect(movedPlace(back, placeOf('fish'))).toBeNull();
    const there = after(shop, { category: 'nets', name: 'Traps' }, { category: 'traps', name: 'Nets' }).tree;
    expect(movedPlace(there, placeOf('traps'))).toEqual(placeOf('nets'));
    expect(movedPlace(there, placeOf('nets'))).toBeNull();
  });

  it('SP-4 keeps the address when only the spelling changes, and moves the products to the new one', () => {
    const { tree, moves } = after(shop, { category: 'nets', name: 'NETS' });
    expect(tree.moved).toEqual([]);
    expect(moves).toEqual([{ from: placeOf('nets'), to: { category: 'NETS' } }]);
  });

  it('SP-4 merges a category into another one, which gets the sub-categories that it lacks', () => {
    const { tree, moves } = after(shop, { kind: 'merge', category: 'fish', intoCategory: 'rods' });
    expect(outline(tree)).toEqual([['Nets'], ['Rods', 'Dried Fish', 'River Fish']]);
    expect(moves).toEqual([{ from: placeOf('fish'), to: { category: 'Rods' } }]);
    expect(movedPlace(tree, placeOf('fish', 'dried fish'))).toEqual(placeOf('rods', 'dried fish'));
  });

  it('SP-4 merges a sub-category into one of another category, and a category into a sub-category', () => {
    const one = after(shop, {
      kind: 'merge',
      category: 'fish',
      subCategory: 'dried fish',
      intoCategory: 'rods',
      intoSubCategory: 'dried fish',
    });
    expect(outline(one.tree)).toEqual([['Fish', 'River Fish'], ['Nets'], ['Rods', 'Dried Fish']]);
    expect(one.moves).toEqual([
      { from: placeOf('fish', 'dried fish'), to: { category: 'Rods', subCategory: 'Dried Fish' } },
    ]);
    expect(movedPlace(one.tree, placeOf('fish', 'dried fish'))).toEqual(placeOf('rods', 'dried fish'));
    // The bare address still has products.
    expect(movedPlace(one.tree, placeOf('', 'dried fish'))).toBeNull();
    const whole = after(shop, {
      kind: 'merge',
      category: 'nets',
      intoCategory: 'fish',
      intoSubCategory: 'river fish',
    });
    expect(whole.moves).toEqual([
      { from: placeOf('nets'), to: { category: 'Fish', subCategory: 'River Fish' } },
    ]);
    expect(movedPlace(whole.tree, placeOf('nets'))).toEqual(placeOf('fish', 'river fish'));
  });

  it('SP-4 dissolves a sub-category that would be within itself after a merge', () => {
    const tree = { ...shop, categories: [category('Bait', 'Nets'), category('Nets')] };
    const { moves, tree: merged } = after(tree, { kind: 'merge', category: 'bait', intoCategory: 'nets' });
    expect(outline(merged)).toEqual([['Nets']]);
    expect(moves[0]).toEqual({ from: placeOf('bait', 'nets'), to: { subCategory: '' } });
  });

  it('SP-4 orders, hides and removes categories and sub-categories', () => {
    const { tree } = after(
      shop,
      { kind: 'order', category: 'rods', position: 0 },
      { kind: 'order', category: 'fish', subCategory: 'dried fish', position: 0 },
      { kind: 'hide', category: 'nets', isHidden: true },
      { kind: 'hide', category: 'fish', subCategory: 'river fish', isHidden: true },
      { kind: 'remove', category: 'rods', subCategory: 'dried fish' },
    );
    expect(outline(tree)).toEqual([['Rods'], ['Fish', 'Dried Fish', 'River Fish'], ['Nets']]);
    expect(tree.categories.map(({ isHidden }) => isHidden)).toEqual([false, false, true]);
    expect(tree.categories[1]?.subCategories.map(({ isHidden }) => isHidden)).toEqual([false, true]);
    expect(outline(after(tree, { kind: 'remove', category: 'rods' }).tree)).toHaveLength(2);
  });

  it.each<[string, Partial<CategoryChange>, string]>([
    ['no name', { kind: 'add' }, 'name'],
    ['a name of blanks', { kind: 'add', name: '  ' }, 'name'],
    ['a category twice', { kind: 'add', name: 'NETS' }, 'name'],
    ['the name of another one', { category: 'nets', name: 'fish' }, 'name'],
    ['a sub-category twice', { kind: 'add', category: 'fish', name: 'river fish' }, 'name'],
    ['a category within itself', { kind: 'add', category: 'fish', name: 'Fish' }, 'name'],
    ['a sub-category of its own name', { category: 'fish', subCategory: 'river fish', name: 'fish' }, 'name'],
    ['the name of its own sub-category', { category: 'fish', name: 'River Fish' }, 'name'],
    ['an unknown category', { category: 'moon', name: 'Moon' }, 'category'],
    ['an unknown parent', { kind: 'add', category: 'moon', name: 'Dust' }, 'category'],
    ['an unknown sub-category', { category: 'nets', subCategory: 'moon', name: 'Moon' }, 'subCategory'],
    ['a merge into itself', { kind: 'merge', category: 'fish', intoCategory: 'FISH' }, 'intoCategory'],
    [
      'a merge into its own sub-category',
      { kind: 'merge', category: 'fish', intoCategory: 'fish', intoSubCategory: 'river fish' },
      'intoCategory',
    ],
    ['a merge into nothing', { kind: 'merge', category: 'fish' }, 'intoCategory'],
    [
      'a merge into an unknown sub-category',
      { kind: 'merge', category: 'fish', intoCategory: 'nets', intoSubCategory: 'moon' },
      'intoSubCategory',
    ],
    ['an order without a position', { kind: 'order', category: 'fish' }, 'position'],
    ['hiding without a choice', { kind: 'hide', category: 'fish' }, 'isHidden'],
  ])('SP-4 refuses %s', (_name, changes, field) => {
    expect(refusalOf(changes)).toEqual({ field, message: expect.stringMatching(/\S/) });
  });

  it('SP-4 refuses to remove what has products', () => {
    expect(refusalOf({ kind: 'remove', category: 'fish' }, hasFish)).toEqual({
      field: 'category',
      message: 'Fish has products. Merge it into another one instead',
    });
    expect(refusalOf({ kind: 'remove', category: 'nets' }, hasFish)).not.toHaveProperty('message');
  });

  it('SP-4 refuses more categories and sub-categories than pages can show', () => {
    const full = { categories: many(categoryLimits.categories).map((name) => category(name)), moved: [] };
    expect(changeCategories(full, change({ kind: 'add', name: 'One more' }), noProducts)).toHaveProperty(
      'field',
      'name',
    );
    const wide = {
      categories: [category('A', ...many(categoryLimits.subCategories)), category('B', 'Other')],
      moved: [],
    };
    expect(
      changeCategories(wide, change({ kind: 'add', category: 'a', name: 'One more' }), noProducts),
    ).toHaveProperty('field', 'name');
    expect(
      changeCategories(wide, change({ kind: 'merge', category: 'b', intoCategory: 'a' }), noProducts),
    ).toHaveProperty('field', 'intoCategory');
  });

  it('SP-4 remembers the newest thousand addresses, none of which the shop has', () => {
    let tree = shop;
    for (let index = 0; index < categoryLimits.moved + 5; index += 1)
      tree = after(tree, { category: index === 0 ? 'nets' : `n${index - 1}`, name: `N${index}` }).tree;
    expect(tree.moved).toHaveLength(categoryLimits.moved);
    expect(tree.moved.some(({ from }) => hasPlace(tree.categories, from))).toBe(false);
  });
});
