import { isWebAddress } from '../values/webAddress.ts';

/** Which picture in a ZIP file an address or a name in a CSV file means. */

/** `/pictures/2024/Red Cup.JPG?v=1` as `pictures`, `2024`, `red cup.jpg`. */
const segmentsOf = (text: string): string[] => {
  const path = text.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => decoded(segment).normalize('NFC').toLowerCase());
};
const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** How many segments two paths have in common, counted from the end. */
const commonEnd = (one: readonly string[], other: readonly string[]): number => {
  let count = 0;
  while (count < one.length && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
};

export type FindPicture = (text: string) => string | null;

/**
 * Makes a function that finds the entry of a ZIP file with the file name of an address, among several the one with most folders in
 * common; `null` for none. `names` are the entries.
 */
export const pictureFinder = (names: readonly string[]): FindPicture => {
  const byFile = new Map<string, { readonly name: string; readonly segments: string[] }[]>();
  for (const name of names) {
    // An entry's name is no address: `?` and `#` belong to the name.
    const segments = segmentsOf(name.replace(/[?#]/g, '_'));
    const file = segments.at(-1) ?? '';
    byFile.set(file, [...(byFile.get(file) ?? []), { name, segments }]);
  }
  return (text) => {
    const segments = segmentsOf(text);
    const alike = byFile.get(segments.at(-1) ?? '') ?? [];
    const [best] = alike.toSorted(
      (one, other) => commonEnd(other.segments, segments) - commonEnd(one.segments, segments),
    );
    return best?.name ?? null;
  };
};

/** A picture of a product: an address that it keeps, or an entry of the ZIP file. */
export type PictureSource = { readonly address: string } | { readonly entry: string };

interface Pictures {
  readonly sources: PictureSource[];
  /** For each source, the place of its text among those of the product in the CSV file, from 0. */
  readonly places: number[];
  readonly notes: string[];
}

const shown = (texts: readonly string[]): string =>
  texts
    .slice(0, 3)
    .map((text) => `“${text.slice(-60)}”`)
    .join(', ') + (texts.length > 3 ? ` and ${texts.length - 3} more` : '');

/**
 * The pictures of a product from the ZIP file, `slots` at most. An address that is not in it stays an address if `keepsAddresses`;
 * nothing is fetched from an address in a file (SH-15).
 */
export const findPictures = (
  texts: readonly string[],
  { find, keepsAddresses, slots }: { find: FindPicture; keepsAddresses: boolean; slots: number },
): Pictures => {
  const missing: string[] = [];
  const found = texts.flatMap((text, place): { source: PictureSource; place: number }[] => {
    const entry = find(text);
    if (entry !== null) return [{ source: { entry }, place }];
    if (keepsAddresses && isWebAddress(text)) return [{ source: { address: text }, place }];
    missing.push(text);
    return [];
  });
  const taken = found.slice(0, slots);
  return {
    sources: taken.map(({ source }) => source),
    places: taken.map(({ place }) => place),
    notes: [
      ...(missing.length === 0 ? [] : [`Not in the ZIP file: ${shown(missing)}.`]),
      ...(found.length > slots ? [`It has ${found.length} pictures; the first ${slots} are taken.`] : []),
    ],
  };
};
