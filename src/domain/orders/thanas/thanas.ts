import { districts, districtsInBengali } from '../../checkout/districts.ts';
import { placeKey, wordsOf } from './placeKey.ts';
import { thanaTable } from './thanaTable.ts';

/** The thanas of the districts; couriers want one for each parcel (CR-13). */

interface Thana {
  readonly name: string;
  /** The `placeKey` of each spelling. */
  readonly keys: readonly string[];
}

/** Older and other names of districts, apart from spellings that have the same `placeKey`. */
const otherNames: Readonly<Record<string, string>> = {
  barisal: 'Barishal',
  bogra: 'Bogura',
  chittagong: 'Chattogram',
  comilla: 'Cumilla',
  jessore: 'Jashore',
  রাঙামাটি: 'Rangamati',
};

const keyOf = (text: string): string => placeKey(wordsOf(text));

/** `Mirpur মিরপুর / Mirpur Model`: the name, and a key of each spelling. */
const readThana = (entry: string): Thana => {
  const spellings = entry.split('/').flatMap((text) => {
    const bengali = text.search(/\p{Script=Bengali}/u);
    return bengali < 0 ? [text] : [text.slice(0, bengali), text.slice(bengali)];
  });
  const names = spellings.map((text) => text.trim()).filter((text) => text !== '');
  return { name: names[0] ?? '', keys: names.map(keyOf) };
};

const thanasByDistrict: ReadonlyMap<string, readonly Thana[]> = new Map(
  thanaTable
    .trim()
    .split(';')
    .filter((line) => line !== '')
    .map((line) => {
      const [district = '', names = ''] = line.trim().split(': ');
      return [district, names.split(', ').map(readThana)];
    }),
);

const districtsByKey: ReadonlyMap<string, string> = new Map([
  ...districtsInBengali.map((name, index) => [keyOf(name), districts[index] ?? ''] as const),
  ...Object.entries(otherNames).map(([name, district]) => [keyOf(name), district] as const),
  ...districts.map((name) => [keyOf(name), name] as const),
]);

const knownThanas = (district: string): readonly Thana[] =>
  thanasByDistrict.get(districtsByKey.get(keyOf(district)) ?? '') ?? [];

/** The thanas of a district in any of its spellings; none for a text that is no district's name. */
export const thanasOf = (district: string): readonly string[] =>
  knownThanas(district).map(({ name }) => name);

/** Words that make the name before them the name of a street. */
const streetWords = new Set(
  ['road', 'rd', 'lane', 'street', 'sarak', 'avenue', 'রোড', 'সড়ক', 'লেন'].map((word) => keyOf(word)),
);

/** `Sadar` without a name before it means the Sadar of the district. */
const sadarKeys = new Set(['sadar', 'সদর'].map(keyOf));

/** Most words of a name. */
const longestName = 4;

/** The thana whose name begins at the word and has the most words; `null` for none. */
const thanaAt = (
  words: readonly string[],
  start: number,
  byKey: ReadonlyMap<string, string>,
): string | null => {
  for (let count = Math.min(longestName, words.length - start); count > 0; count -= 1) {
    const found = byKey.get(placeKey(words.slice(start, start + count)));
    const next = words[start + count];
    if (found !== undefined && !(next !== undefined && streetWords.has(placeKey([next])))) return found;
  }
  return null;
};

/** A longer name that ends with this word, such as `Bogura Sadar` for `Sadar`. */
const longerBefore = (
  words: readonly string[],
  end: number,
  byKey: ReadonlyMap<string, string>,
): string | null => {
  for (let start = Math.max(0, end - longestName + 1); start < end; start += 1) {
    const found = byKey.get(placeKey(words.slice(start, end + 1)));
    if (found !== undefined) return found;
  }
  return null;
};

/**
 * The thana of the district that the address names; `null` when it names none. If it names several, the last counts, since an
 * address goes from the house to the town.
 */
export const thanaIn = (address: string, district: string): string | null => {
  const thanas = knownThanas(district);
  const byKey = new Map(thanas.flatMap(({ name, keys }) => keys.map((key) => [key, name] as const)));
  const sadar = thanas.find(({ name }) => name.endsWith(' Sadar'));
  if (sadar !== undefined) for (const key of sadarKeys) byKey.set(key, sadar.name);
  const words = wordsOf(address);
  for (let start = words.length - 1; start >= 0; start -= 1) {
    const found = thanaAt(words, start, byKey);
    if (found !== null) return longerBefore(words, start, byKey) ?? found;
  }
  return null;
};
