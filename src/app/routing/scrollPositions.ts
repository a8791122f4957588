import type { Location } from 'history';
import { isRecord, parseJson } from '#domain/values/parse.ts';
import { browserStorage } from '#slices/browserStorage.ts';

const storageKey = 'scrollPositions';

const readStored = (): Map<string, unknown> => {
  const stored = parseJson(browserStorage.session.getItem(storageKey) ?? '');
  return new Map(isRecord(stored) ? Object.entries(stored) : []);
};

/** The name of a history entry: its key, or its address if the key is `default`, as it is for the first entry of a page. */
const entryOf = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

/** Remembers how far the page was scrolled at each history entry of this tab, in CSS pixels. */
export const createScrollPositions = () => {
  const positions = readStored();
  return {
    save: (location: Location): void => void positions.set(entryOf(location), window.scrollY),
    /** A number; but anything may be stored, which the caller checks. `undefined` for an entry that was not left yet. */
    of: (location: Location): unknown => positions.get(entryOf(location)),
    /** Keeps the positions for the next page of the tab. */
    persist: (): void =>
      browserStorage.session.setItem(storageKey, JSON.stringify(Object.fromEntries(positions))),
  };
};
