import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findPictures, pictureFinder } from '#domain/productFiles/findPictures.ts';

const character = fc.constantFrom(...Array.from('ab1 #?&+=-_()চ\u09be😀'));
const part = fc.string({ unit: character, minLength: 1, maxLength: 8 });
const path = fc
  .tuple(fc.array(part, { maxLength: 2 }), part)
  .map(([folders, name]) => [...folders, `${name}.jpg`].join('/'));

it('SP-6 finds each picture of a ZIP file by its path, whatever signs are in it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(path, { minLength: 1, maxLength: 4 }), (paths) => {
      expect(paths.map(pictureFinder(paths))).toEqual(paths);
    }),
  );
});

it('SP-6 finds a picture with a number sign by its name and by its address, and without what follows an address', () => {
  const find = pictureFinder(['Cup #2.jpg', 'Plate.jpg']);
  const texts = ['cup #2.jpg', 'https://old.example/Cup%20%232.jpg?v=1', 'https://old.example/plate.jpg#top'];

  expect(texts.map(find)).toEqual(['Cup #2.jpg', 'Cup #2.jpg', 'Plate.jpg']);
});

it('SP-6 prefers the picture outside of all folders for a name without a folder', () => {
  const find = pictureFinder(['red/1.jpg', '1.jpg', 'red/small/1.jpg']);

  expect(['1.jpg', 'red/1.jpg', 'small/1.jpg'].map(find)).toEqual(['1.jpg', 'red/1.jpg', 'red/small/1.jpg']);
});

it('SP-6 leaves out an address that is longer than the shop takes, and keeps the others', () => {
  const long = `https://i.example/${'a'.repeat(2000)}.jpg`;
  const options = { find: () => null, keepsAddresses: true, slots: 4 };

  expect(findPictures([long, 'https://i.example/b.jpg'], options)).toEqual({
    sources: [{ address: 'https://i.example/b.jpg' }],
    // Counted from 0 in the given list.
    places: [1],
    notes: [`Not in the ZIP file: “${long.slice(-60)}”.`],
  });
});
