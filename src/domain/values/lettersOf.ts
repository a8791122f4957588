/**
 * A letter as a reader sees it: with its vowel signs, and a Bengali conjunct as one letter. This is a rule of the shop's own, since
 * versions of `Intl.Segmenter` split conjuncts differently, and the server must render what the browser renders. In the pattern:
 * - `\p{RI}{2}|\P{M}`: it begins with a flag, which is two characters, or with anything but a sign;
 * - `\u09cd…?`: the sign that joins Bengali letters follows, with the next letter of a conjunct, or with a picture: browsers draw a
 *   picture, this sign, a joiner and another picture as one letter;
 * - `\u200d\p{ExtPict}`: so does a joiner with a picture, as in the picture of a family;
 * - `[\p{M}\p{EMod}…]`: and so do vowel signs, skin tones and other joiners;
 * - `[\p{M}…]+`: signs at the start of the text are a letter of their own.
 */
const letter =
  /(?:\p{RI}{2}|\P{M})(?:\u09cd[\p{M}\u200d]*[\p{L}\p{ExtPict}]?|\u200d\p{ExtPict}|[\p{M}\p{EMod}\u200c\u200d])*|[\p{M}\u200c\u200d]+/gu;

/** The letters of the text. */
export const lettersOf = (text: string): readonly string[] => text.match(letter) ?? [];
