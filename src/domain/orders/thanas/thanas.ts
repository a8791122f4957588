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

/** The thana with the longest name that ends before the word `end`, such as `Bogura Sadar` and not `Sadar`; `undefined` for none. */
const thanaBefore = (words: readonly string[], end: number, namesByKey: NamesByKey): string | undefined => {
  for (let start = Math.max(0, end - longestName); start < end; start += 1) {
    const name = namesByKey.get(placeKey(words.slice(start, end)));
    if (name !== undefined) return name;
  }
  return undefined;
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
  for (let end = words.length; end > 0; end -= 1) {
    const name = thanaBefore(words, end, namesByKey);
    if (name !== undefined && !isStreetWord(words[end])) return name;
  }
  return null;
};
