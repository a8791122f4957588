import { sentenceOf } from '../../en/refusals/sentences.ts';
import type { Matches } from '../../matches.ts';
import { type FoundSentence, fillHoles, type Sentences } from '../../sentences.ts';
import { words } from '../../words/words.ts';
import { dateWords } from '../dates.ts';
import { nameOf } from '../domain/names.ts';
import { digits } from '../language.ts';
import { accounts } from './accounts.ts';
import { cash } from './cash.ts';
import { orders } from './orders.ts';
import { parcels } from './parcels.ts';
import { products } from './products.ts';
import { records } from './records.ts';
import { requests } from './requests.ts';
import { shop } from './shop.ts';

export { sentenceOf } from '../../en/refusals/sentences.ts';

export const allSentences = (): Sentences => ({
  ...requests,
  ...accounts,
  ...orders,
  ...parcels,
  ...cash,
  ...products,
  ...records,
  ...shop,
});

let sentences: Sentences | undefined;

/** An amount, a count, a list of rows, a share or a day; phone numbers and ids have more digits in a row, and stay Latin. */
const isFigure = (value: string): boolean =>
  /^−?[৳(]?[\d,.]+(?:, \d+)*[%)]?$/.test(value) && !/\d{8}/.test(value);

const wordOf = (value: string): string | undefined =>
  Object.hasOwn(words, value) ? words[value] : nameOf(value);

/** A day with a time, as `dateTimeText` writes it. */
const isDateTime = (value: string): boolean => /^\d\d \w{3}, \d{4}, \d\d:\d\d [ap]m$/.test(value);

/** A color and a size, as `itemLabel` writes them; `null` for any other text. */
const itemText = (value: string): string | null => {
  const [color = '', size, ...others] = value.split(', ');
  if (size === undefined || others.length > 0) return null;
  const word = wordOf(color);
  return word === undefined || word === color ? null : `${word}, ${size}`;
};

const valueText = (value: string): string => {
  const word = wordOf(value);
  if (word !== undefined && word !== value) return word;
  if (isFigure(value)) return digits(value);
  if (isDateTime(value)) return dateWords(value);
  const counted = /^([\d,]+) (pieces?|days?|minutes?|hours?)$/.exec(value);
  if (counted !== null) return `${digits(counted[1] ?? '')} ${words[counted[2] ?? ''] ?? ''}`;
  const placed = /^place (\d+)$/.exec(value);
  if (placed !== null) return `${digits(placed[1] ?? '')} নম্বর জায়গা`;
  if (!value.includes(' ')) return value;
  const item = itemText(value);
  if (item !== null) return item;
  const said = shownText(value);
  // No sentence: a list, such as the sections of the home page.
  const isList = said === value && value.includes('; ');
  return isList ? value.split('; ').map(valueText).join('; ') : said;
};

/**
 * By the code of a sentence, the holes with what a bank, a wallet or a file calls something, or what a file has to say, and with names of
 * categories: that stays as it is there.
 */
const namesAsWritten: Readonly<Record<string, readonly number[]>> = {
  withBracketed: [1],
  withLessThanItsLines: [2],
  withMoreThanItsLines: [2],
  rowColumn: [1],
  theFileHasNoColumnFor: [0],
  theColumnIsChosenForTwo: [0],
  theSheetsBothHaveLines: [0, 1],
  isNot: [0],
  isNotAnAmount: [0],
  itIsCountedPerColorAnd: [0],
  itHasNoToCount: [0],
  isCountedTwiceInTheSame: [0],
  theShopHasNoProductsOf: [0],
  chooseACategoryOfTheShop: [0],
  theShopHasNoCategory: [0],
  theShopHasNoCategoryAny: [0],
  hasNoSubCategory: [0, 1],
  hasNoSubCategoryAnyMore: [0, 1],
  hasASubCategoryAlready: [0, 1],
  thereIsACategoryAlready: [0],
  hasProductsMergeItIntoAnother: [0],
  thereAreProductsInWhichWould: [0],
  theCategoryIsInRowAlready: [0],
};

const wordSentence = ({ code, values }: FoundSentence): string | null => {
  sentences ??= allSentences();
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  if (sentence === undefined) return null;
  const texts = values.map((value, hole) =>
    namesAsWritten[code]?.includes(hole) === true ? value : valueText(value),
  );
  return fillHoles(sentence, texts);
};

/** A sentence that has no full stop of its own and got one, as the reason in a row of a file; `null` for any other text. */
const stoppedSentence = (text: string): string | null => {
  const found = text.endsWith('.') ? sentenceOf(text.slice(0, -1)) : null;
  const said = found === null ? null : wordSentence(found);
  return said === null ? null : `${said}।`;
};

/** Whether the last value took the full stop behind the text, as in `Price must be at least 1.`; that of a whole sentence is its own. */
const endsInStop = ({ values }: FoundSentence, text: string): boolean => {
  const last = values.at(-1) ?? '';
  return last.endsWith('.') && text.endsWith(last) && sentenceOf(last) === null;
};

export const shownText = (text: string, sentence?: FoundSentence): string => {
  const word = wordOf(text);
  if (word !== undefined && word !== text) return word;
  const found = sentence ?? sentenceOf(text);
  const mayBeStopped = found === null || (sentence === undefined && endsInStop(found, text));
  const stopped = mayBeStopped ? stoppedSentence(text) : null;
  return stopped ?? (found === null ? null : wordSentence(found)) ?? text;
};

export type Complete = Matches<
  typeof import('../../en/refusals/sentences.ts'),
  typeof import('./sentences.ts')
>;
