import type { Location } from 'history';
import { isRecord } from '#domain/parse.ts';
import { browserStorage } from '#slices/browserStorage.ts';
import { parseJson } from '#slices/persistedStorage.ts';

/** How far the page was scrolled at the history entries of this tab. */
export interface ScrollPositions {
  /** In CSS pixels; `undefined` where the visit has not been. */
  readonly at: (location: Location) => number | undefined;
  /** Remembers the present position. */
  readonly save: (location: Location) => void;
  /** Stores all for the next page of this tab. */
  readonly store: () => void;
}

const storageKey = 'scrollPositions';

/** The first entry of every document has the key `default`. */
const entryOf = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

export const storedScrollPositions = (): ScrollPositions => {
  const stored = parseJson(browserStorage.session.getItem(storageKey) ?? '');
  const positions = new Map(isRecord(stored) ? Object.entries(stored) : []);
  return {
    at: (location) => {
      const position = positions.get(entryOf(location));
      return typeof position === 'number' ? position : undefined;
    },
    save: (location) => void positions.set(entryOf(location), window.scrollY),
    store: () => browserStorage.session.setItem(storageKey, JSON.stringify(Object.fromEntries(positions))),
  };
};
