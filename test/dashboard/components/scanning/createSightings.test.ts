import { expect, it } from 'vitest';
import { createSightings } from '#dashboard/components/scanning/createSightings.ts';

it('GS-12 a code counts once while the camera sees it, and again after a second out of sight', () => {
  // Gets the codes in a picture, and its time in milliseconds.
  const newCodes = createSightings();
  const found = [
    newCodes(['a', 'a'], 0),
    newCodes(['a', 'b'], 150),
    newCodes([], 300),
    newCodes(['a'], 900),
    // Out of sight for exactly a second, and then for a millisecond more.
    newCodes(['a'], 1900),
    newCodes(['a', 'b'], 2901),
  ];
  expect(found).toEqual([['a'], ['b'], [], [], [], ['a', 'b']]);
});
