import type { Location } from 'history';
import { isRecord, parseJson } from '#domain/values/parse.ts';
import { browserStorage } from '#slices/browserStorage.ts';

const storageKey = 'scrollPositions';

const readStored = (): Map<string, unknown> => {
  const stored = parseJson(browserStorage.session.getItem(storageKey) ?? '');
  return new Map(isRecord(stored) ? Object.entries(stored) : []);
};

/** Names a history entry: by its key, or by its path where the key is `default`, as at the first of a page. */
const entryOf = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

/** How far the page was scrolled at the history entries of this tab, in CSS pixels. */
export const createScrollPositions = () => {
  const positions = readStored();
  return {
    save: (location: Location): void => void positions.set(entryOf(location), window.scrollY),
    of: (location: Location): unknown => positions.get(entryOf(location)),
    /** Keeps the positions for the next page of the tab. */
    store: (): void =>
      browserStorage.session.setItem(storageKey, JSON.stringify(Object.fromEntries(positions))),
  };
};
