import { expect, it } from 'vitest';
import { shownText } from '../../src/messages/bn/refusals/sentences.ts';

it('BN-3 SP-4 SP-6 GS-13 leave what a file says, or has to say, and the names of categories as they are', () => {
  const said = [
    'It is counted per color and size: write, for example, “Red, M = 3”.',
    'It has no “Red, M” to count.',
    '“Red” is counted twice in the same cell.',
    '“12” is not yes or no.',
    '“12” is not an amount.',
    'The shop has no products of the type “Home”.',
    'Choose a category of the shop for “Home”.',
    'The shop has no category “Home”',
    'The shop has no category “Home” any more',
    'Home has no sub-category “Red”',
    'Home has no sub-category “Red” any more',
    'Home has a sub-category “Red” already',
    'There is a category “Home” already',
    'Home has products. Merge it into another one instead',
    'There are products in “Home”, which would be missing. Change the categories one by one instead',
    'The category “Home” is in row 12 already.',
  ].map((text) => shownText(text));
  expect(said.filter((text) => /বাসা|লাল/.test(text))).toEqual([]);
  expect([said[0], said[3], said[15]]).toEqual([
    'রং ও সাইজ ধরে গোনা হয়: এভাবে লিখুন: “Red, M = 3”।',
    '“12” ঠিক নয়; লাগবে: হ্যাঁ বা না।',
    '“Home” ক্যাটাগরি আগেই ১২ নম্বর সারিতে আছে।',
  ]);
});
