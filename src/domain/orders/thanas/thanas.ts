import { spelledDistricts } from '../../checkout/districts.ts';
import { placeKey, wordsOf } from './placeKey.ts';
import { thanaTable } from './thanaTable.ts';

/** The thanas of the districts; couriers want one for each parcel (CR-13). */

interface Thana {
  readonly name: string;
  /** The `placeKey` of each spelling. */
  readonly keys: readonly string[];
}

const keyOf = (text: string): string => placeKey(wordsOf(text));

/** `Mirpur মিরপুর` as `Mirpur` and `মিরপুর`. */
const splitAtBengali = (text: string): string[] => {
  const start = text.search(/\p{Script=Bengali}/u);
  return start === -1 ? [text] : [text.slice(0, start), text.slice(start)];
};

/** Reads a thana of the table, such as `Mirpur মিরপুর / Mirpur Model`: its name comes first, then its other spellings. */
const readThana = (text: string): Thana => {
  const spellings = text
    .split('/')
    .flatMap(splitAtBengali)
    .map((spelling) => spelling.trim())
    .filter((spelling) => spelling !== '');
  return { name: spellings[0] ?? '', keys: spellings.map(keyOf) };
};

/** Reads a line of the table, `Dhaka: Mirpur মিরপুর, Gulshan গুলশান`. */
const readDistrict = (line: string): readonly [district: string, thanas: readonly Thana[]] => {
  const [district = '', thanas = ''] = line.trim().split(': ');
  return [district, thanas.split(', ').map(readThana)];
};

const thanasByDistrict: ReadonlyMap<string, readonly Thana[]> = new Map(
  thanaTable
    .trim()
    .split(';')
    .filter((line) => line !== '')
    .map(readDistrict),
);

const districtsByKey: ReadonlyMap<string, string> = new Map(
  spelledDistricts.map(([spelling, name]) => [keyOf(spelling), name]),
);

const knownThanas = (district: string): readonly Thana[] => {
  const name = districtsByKey.get(keyOf(district)) ?? '';
  return thanasByDistrict.get(name) ?? [];
};

/** The thanas of a district in any of its spellings; none for a text that is no district's name. */
export const thanasOf = (district: string): readonly string[] =>
  knownThanas(district).map(({ name }) => name);

/** Words that make the name before them the name of a street. */
const streetWords = new Set(
  ['road', 'rd', 'lane', 'street', 'sarak', 'avenue', 'রোড', 'সড়ক', 'লেন'].map((word) => keyOf(word)),
);

/** `Sadar` without a name before it means the Sadar of the district. */
const sadarKeys = new Set(['sadar', 'সদর'].map(keyOf));

/** Maximum number of words of a name. */
const longestName = 4;

const isStreetWord = (word: string | undefined): boolean =>
  word !== undefined && streetWords.has(placeKey([word]));

/** The names of thanas by the keys of their spellings. */
type NamesByKey = ReadonlyMap<string, string>;

/** A thana that an address names, and the place behind the last word of its name. */
interface NamedThana {
  readonly name: string;
  readonly end: number;
}

/** The thana whose name begins at the word and has the most words; `null` for none. */
const thanaAt = (words: readonly string[], start: number, namesByKey: NamesByKey): NamedThana | null => {
  const mostWords = Math.min(longestName, words.length - start);
  for (let count = mostWords; count > 0; count -= 1) {
    const end = start + count;
    const name = namesByKey.get(placeKey(words.slice(start, end)));
    if (name !== undefined && !isStreetWord(words[end])) return { name, end };
  }
  return null;
};

/** The thana with the longest name that begins before the word `start` and ends where `end` says, such as `Bogura Sadar` for `Sadar`. */
const longerBefore = (
  words: readonly string[],
  start: number,
  { end, name: found }: NamedThana,
  namesByKey: NamesByKey,
): string => {
  for (let earlier = Math.max(0, end - longestName); earlier < start; earlier += 1) {
    const name = namesByKey.get(placeKey(words.slice(earlier, end)));
    if (name !== undefined) return name;
  }
  return found;
};

const namesByKeyOf = (thanas: readonly Thana[]): NamesByKey => {
  const namesByKey = new Map(thanas.flatMap(({ name, keys }) => keys.map((key) => [key, name] as const)));
  const sadar = thanas.find(({ name }) => name.endsWith(' Sadar'));
  if (sadar !== undefined) for (const key of sadarKeys) namesByKey.set(key, sadar.name);
  return namesByKey;
};

/**
 * The thana of the district that the address names; `null` when it names none. If it names several, the last counts, since an
 * address goes from the house to the town.
 */
export const thanaIn = (address: string, district: string): string | null => {
  const namesByKey = namesByKeyOf(knownThanas(district));
  const words = wordsOf(address);
  for (let start = words.length - 1; start >= 0; start -= 1) {
    const thana = thanaAt(words, start, namesByKey);
    if (thana !== null) return longerBefore(words, start, thana, namesByKey);
  }
  return null;
};
