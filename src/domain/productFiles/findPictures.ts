import { isWebAddress } from '../values/webAddress.ts';
import { importLimits } from './importLimits.ts';

/** Which picture in a ZIP file an address or a name in a CSV file means. */

/** The segment of an address without its `%20`s; as it is if it has a `%` that encodes nothing. */
const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

const origin = /^https?:\/\/[^/]*/i;
const queryAndFragment = /[?#].*$/;

/** `/pictures/2024/Red%20Cup.JPG` as `pictures`, `2024`, `red cup.jpg`. */
const segmentsOf = (text: string): string[] =>
  text
    .replace(origin, '')
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => decoded(segment).normalize('NFC').toLowerCase());

/** How many segments two paths have in common, counted from the end. */
const commonEnd = (one: readonly string[], other: readonly string[]): number => {
  let count = 0;
  while (count < one.length && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
};

/** The name of the entry of the ZIP file that an address or a name means; `null` for none. */
export type FindPicture = (text: string) => string | null;

interface ArchiveEntry {
  readonly name: string;
  readonly segments: readonly string[];
}

/**
 * Makes a function that finds the entry of a ZIP file for an address or a path in a CSV file. Of several entries with its file name, the
 * one with most folders in common is found, and of several such ones the one with the fewest other folders. `entryNames` are the paths of
 * the entries. `?` and `#` begin a query or fragment in an address; in the name of a file they may also be a part of it.
 */
export const pictureFinder = (entryNames: readonly string[]): FindPicture => {
  const entriesByFile = new Map<string, ArchiveEntry[]>();
  for (const name of entryNames) {
    const segments = segmentsOf(name);
    const file = segments.at(-1) ?? '';
    entriesByFile.set(file, [...(entriesByFile.get(file) ?? []), { name, segments }]);
  }
  const closestTo = (path: string): string | null => {
    const wanted = segmentsOf(path);
    const sameFile = entriesByFile.get(wanted.at(-1) ?? '') ?? [];
    const [closest] = sameFile.toSorted(
      (one, other) =>
        commonEnd(other.segments, wanted) - commonEnd(one.segments, wanted) ||
        one.segments.length - other.segments.length,
    );
    return closest?.name ?? null;
  };
  return (text) => {
    const isAddress = origin.test(text);
    return (isAddress ? null : closestTo(text)) ?? closestTo(text.replace(queryAndFragment, ''));
  };
};

/** A picture of a product: an address that it keeps, or an entry of the ZIP file. */
export type PictureSource = { readonly address: string } | { readonly entry: string };

interface Pictures {
  readonly sources: PictureSource[];
  /** For each source, the index of its text among `texts`. */
  readonly places: number[];
  readonly notes: string[];
}

/** How many missing pictures a note names, and how many characters, from the end, of each. */
const namedPictures = 3;
const namedLength = 60;

/** `“a.jpg”, “b.jpg”, “c.jpg” and 2 more`. */
const missingNames = (texts: readonly string[]): string => {
  const named = texts.slice(0, namedPictures).map((text) => `“${text.slice(-namedLength)}”`);
  const more = texts.length - named.length;
  return named.join(', ') + (more > 0 ? ` and ${more} more` : '');
};

/**
 * The pictures of a product from the ZIP file, `slots` at most, by its `texts` in the CSV file. An address that is not in the ZIP file
 * stays an address if `keepsAddresses`; nothing is fetched from an address in a file (SH-15).
 */
export const findPictures = (
  texts: readonly string[],
  { find, keepsAddresses, slots }: { find: FindPicture; keepsAddresses: boolean; slots: number },
): Pictures => {
  const missing: string[] = [];
  const found = texts.flatMap((text, place): { source: PictureSource; place: number }[] => {
    const entry = find(text);
    if (entry !== null) return [{ source: { entry }, place }];
    const isKept = keepsAddresses && isWebAddress(text) && text.length <= importLimits.pictureAddress;
    if (isKept) return [{ source: { address: text }, place }];
    missing.push(text);
    return [];
  });
  const taken = found.slice(0, slots);
  return {
    sources: taken.map(({ source }) => source),
    places: taken.map(({ place }) => place),
    notes: [
      ...(missing.length === 0 ? [] : [`Not in the ZIP file: ${missingNames(missing)}.`]),
      ...(found.length > slots ? [`It has ${found.length} pictures; the first ${slots} are taken.`] : []),
    ],
  };
};
