import { describe, expect, it } from 'vitest';
import { type CategoryFile, readCategoryFile } from '#domain/products/readCategoryFile.ts';

/** The file of these lines, whose cells are separated by semicolons. */
const fileOf = (...lines: readonly string[]): CategoryFile =>
  readCategoryFile(lines.map((line, index) => ({ row: index + 1, cells: line.split(';') })));

const fish = {
  name: 'Fish',
  nameBengali: 'মাছ',
  subCategories: [
    { name: 'River Fish', nameBengali: 'নদীর মাছ' },
    { name: 'Dried Fish', nameBengali: '' },
  ],
};
const rice = { name: 'Rice', nameBengali: '', subCategories: [] };
const both = { categories: [fish, rice], refused: [] };

describe('the categories of a file', () => {
  it('SP-1 are its lines, with indented sub-categories and Bengali names beside', () => {
    expect(fileOf('Fish;মাছ', '  River Fish; নদীর মাছ', '\tDried Fish', '', 'Rice')).toEqual(both);
  });

  it('SP-1 have their sub-categories in the second column, with the category beside or above', () => {
    expect(fileOf('Fish;মাছ', 'Fish;River Fish;নদীর মাছ', ';Dried Fish;', 'Rice;;')).toEqual(both);
  });

  it('SP-1 follow the names of the columns, in any order', () => {
    expect(
      fileOf(
        'Name in Bengali;Category;Sub-category',
        'নদীর মাছ;Fish;River Fish',
        'মাছ;Fish;',
        ';Fish;Dried Fish',
        ';Rice;',
      ),
    ).toEqual(both);
  });

  it('SP-1 take a name with the sign of the taka for no Bengali name', () => {
    expect(fileOf('Gifts;৳100 Gifts')).toEqual({
      categories: [
        { name: 'Gifts', nameBengali: '', subCategories: [{ name: '৳100 Gifts', nameBengali: '' }] },
      ],
      refused: [],
    });
  });

  it('SP-1 have a second column in Bengali as sub-categories of a category in Bengali', () => {
    expect(fileOf('মাছ;নদীর মাছ')).toEqual({
      categories: [{ name: 'মাছ', nameBengali: '', subCategories: [{ name: 'নদীর মাছ', nameBengali: '' }] }],
      refused: [],
    });
  });

  it('SP-1 are refused with row and reason, the others are read', () => {
    const long = 'x'.repeat(61);
    expect(
      fileOf('  Orphan', 'Fish;River Fish', 'fish', 'FISH', 'Fish;river fish', 'Fish;Fish', long, '...'),
    ).toEqual({
      categories: [
        {
          name: 'fish',
          nameBengali: '',
          subCategories: [
            { name: 'River Fish', nameBengali: '' },
            { name: 'river fish', nameBengali: '' },
            { name: 'Fish', nameBengali: '' },
          ],
        },
      ],
      refused: [
        { row: 1, message: 'A sub-category needs a category above it.' },
        { row: 4, message: 'The category “fish” is in row 3 already.' },
        { row: 5, message: 'fish has a sub-category “River Fish” already.' },
        { row: 6, message: "A category can't be within itself." },
        { row: 7, message: 'Name may have at most 60 characters.' },
        { row: 8, message: 'Name needs a letter or a digit.' },
      ],
    });
  });

  it('SP-1 are read without the sub-categories below a refused category, which get no message of their own', () => {
    const long = 'x'.repeat(61);
    expect(fileOf('Rice', long, '  Below', `${long};Beside`, '  Below', 'Fish', '  River Fish')).toEqual({
      categories: [
        rice,
        { name: 'Fish', nameBengali: '', subCategories: [{ name: 'River Fish', nameBengali: '' }] },
      ],
      refused: [
        { row: 2, message: 'Name may have at most 60 characters.' },
        { row: 4, message: 'Name may have at most 60 characters.' },
      ],
    });
    expect(fileOf(long, '  Below').refused).toEqual([
      { row: 1, message: 'Name may have at most 60 characters.' },
    ]);
  });

  it('SP-1 are read with the sub-categories below a refused sub-category', () => {
    const long = 'x'.repeat(61);
    expect(fileOf('Fish', `  ${long}`, '  River Fish')).toEqual({
      categories: [
        { name: 'Fish', nameBengali: '', subCategories: [{ name: 'River Fish', nameBengali: '' }] },
      ],
      refused: [{ row: 2, message: 'Name may have at most 60 characters.' }],
    });
  });

  it('SP-1 are at most sixty', () => {
    const { refused } = fileOf(...Array.from({ length: 61 }, (_, index) => `Category ${index}`));
    expect(refused).toEqual([{ row: 61, message: 'There may be at most 60 categories.' }]);
  });
});
