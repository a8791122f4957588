import { firstCharacters } from '../values/cutText.ts';
import { lettersOf } from '../values/lettersOf.ts';

/** Maximum number of characters of a first name. */
const longestFirstName = 30;

/** A word of a name; one with a digit or an at sign may be a phone number or an address. */
const isName = (word: string): boolean => /\p{L}/u.test(word) && !/[\p{Nd}@/:]/u.test(word);

/** What people write before their name: `Md.`, `মোঃ`, `মোছাঃ`, `Dr.` and the like. */
const title = /^(?:md|mst|mrs?|ms|miss|dr|মো|মোছা|মোসা|ডা|ড)[.ঃ]*$/iu;

const signsBeforeLetters = /^\P{L}+/u;

/**
 * The name that a review shows (SH-7): `Rahima K.` for Rahima Khatun and for Mst. Rahima Khatun. Empty when no word is a name.
 */
export const publicName = (name: string): string => {
  const written = name.trim().split(/\s+/).filter(isName);
  const first = written.findIndex((word) => !title.test(word));
  const words = written.slice(Math.max(0, first));
  const firstName = firstCharacters(words[0] ?? '', longestFirstName);
  if (words.length < 2) return firstName;
  const lastName = (words.at(-1) ?? '').replace(signsBeforeLetters, '');
  const [initial = ''] = lettersOf(lastName);
  return `${firstName} ${initial}.`;
};
