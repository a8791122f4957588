import { lettersOf } from './letters.ts';

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
