import { lettersOf } from './letters.ts';

/** The beginning of the text with at most `mostUnits` units of UTF-16; no letter is cut in half. */
export const beginningOf = (text: string, mostUnits: number): string => {
  if (text.length <= mostUnits) return text;
  let end = 0;
  for (const one of lettersOf(text)) {
    if (end + one.length > mostUnits) break;
    end += one.length;
  }
  return text.slice(0, end);
};

/** The beginning of the text with at most `mostCharacters` code points, as other systems count; no letter is cut in half. */
export const firstCharacters = (text: string, mostCharacters: number): string => {
  if (text.length <= mostCharacters) return text;
  let left = mostCharacters;
  let start = '';
  for (const one of lettersOf(text)) {
    left -= Array.from(one).length;
    if (left < 0) break;
    start += one;
  }
  return start;
};
