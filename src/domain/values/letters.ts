/**
 * A letter as a reader sees it: with its vowel signs, and a Bengali conjunct as one. By rule, since versions of `Intl.Segmenter`
 * split conjuncts differently, and the server must render what the browser renders.
 */
const letter =
  /(?:\p{RI}{2}|\P{M})(?:[\p{M}\p{EMod}\u200c\u200d]|(?<=\u09cd[\p{M}\u200d]*)\p{L}|(?<=\u200d)\p{ExtPict})*|[\p{M}\u200c\u200d]+/gu;

/** The letters of the text. */
export const lettersOf = (text: string): readonly string[] => text.match(letter) ?? [];

/** The beginning of the text with at most so many units of UTF-16; no letter is cut in half. */
export const beginningOf = (text: string, most: number): string => {
  if (text.length <= most) return text;
  let end = 0;
  for (const one of lettersOf(text)) {
    if (end + one.length > most) break;
    end += one.length;
  }
  return text.slice(0, end);
};

/** The same with at most so many characters (code points), as other systems count them. */
export const firstCharacters = (text: string, most: number): string => {
  if (text.length <= most) return text;
  let left = most;
  let start = '';
  for (const one of lettersOf(text)) {
    left -= Array.from(one).length;
    if (left < 0) break;
    start += one;
  }
  return start;
};
