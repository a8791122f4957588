import { lettersOf } from './lettersOf.ts';

/** The beginning of the text with at most `mostUnits` units of UTF-16, as JavaScript counts; no letter that a reader sees is cut. */
export const beginningOf = (text: string, mostUnits: number): string => {
  if (text.length <= mostUnits) return text;
  let end = 0;
  for (const letter of lettersOf(text)) {
    if (end + letter.length > mostUnits) break;
    end += letter.length;
  }
  return text.slice(0, end);
};

/**
 * The beginning of the text with at most `mostCharacters` code points, as couriers and the payment gateway count; no letter that a reader
 * sees is cut.
 */
export const firstCharacters = (text: string, mostCharacters: number): string => {
  if (text.length <= mostCharacters) return text;
  let charactersLeft = mostCharacters;
  let beginning = '';
  for (const letter of lettersOf(text)) {
    charactersLeft -= Array.from(letter).length;
    if (charactersLeft < 0) break;
    beginning += letter;
  }
  return beginning;
};
