/** Names of places for comparison: people write them in two scripts and with many spellings. */

type Replacement = readonly [sign: RegExp, replacement: string];

/** Bengali letters that are mistaken for one another, as one of them; the nasal sign is left out. */
const bengali: readonly Replacement[] = [
  [/ী/g, 'ি'],
  [/ূ/g, 'ু'],
  [/ণ/g, 'ন'],
  [/ঁ/g, ''],
  [/ঙ্গ/g, 'ঙ'],
];

/** Latin spellings of the same sound, as one of them; doubled letters come last, since `ee` and `oo` are vowels of their own. */
const latin: readonly Replacement[] = [
  // A common ending of names, in which people write `g` for `j`, `j` for `g` and `o` for `a`.
  [/[gj][ao]n[jg]/g, 'ganj'],
  [/ee|y/g, 'i'],
  [/oo/g, 'u'],
  [/ph/g, 'f'],
  [/z/g, 'j'],
  [/sh/g, 's'],
  [/([a-z])\1/g, '$1'],
];

/** The words of a text, in lower case. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFC')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The words of a name (`wordsOf`) joined to a text that is the same for all its spellings. */
export const placeKey = (words: readonly string[]): string => {
  let key = words.join('');
  for (const [sign, replacement] of [...bengali, ...latin]) key = key.replace(sign, replacement);
  return key;
};
