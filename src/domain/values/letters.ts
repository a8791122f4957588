/**
 * A letter as a reader sees it: with its vowel signs, and a Bengali conjunct as one letter. This is a rule of the shop's own, since
 * versions of `Intl.Segmenter` split conjuncts differently, and the server must render what the browser renders.
 */
const letter =
  /(?:\p{RI}{2}|\P{M})(?:[\p{M}\p{EMod}\u200c\u200d]|(?<=\u09cd[\p{M}\u200d]*)\p{L}|(?<=\u200d)\p{ExtPict})*|[\p{M}\u200c\u200d]+/gu;

/** The letters of the text. */
export const lettersOf = (text: string): readonly string[] => text.match(letter) ?? [];
