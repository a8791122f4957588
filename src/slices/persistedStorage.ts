import type { Storage } from 'redux-persist';
import { browserStorage } from './browserStorage.ts';

const { local } = browserStorage;

/** How the state of a slice is written as a text and read again. */
export interface SliceCodec<State> {
  /** The text to store for the state; `null` removes the key. */
  readonly write: (state: State) => string | null;
  /**
   * Reads the stored part of the state; `null` when the text cannot be read. `isComplete` says whether everything of value in
   * the text was read; otherwise the text is set aside under `KEY.bad` too.
   */
  readonly read: (stored: string) => { readonly state: Partial<State>; readonly isComplete: boolean } | null;
}

const setAside = (key: string, stored: string): void => local.setItem(`${key}.bad`, stored);

const readOrSetAside = <State>(key: string, codec: SliceCodec<State>): Partial<State> | undefined => {
  const stored = local.getItem(key);
  if (stored === null) return undefined;
  const parsedState = codec.read(stored);
  // redux-persist rewrites the key at once: what could not be read would be lost.
  if (parsedState === null || !parsedState.isComplete) setAside(key, stored);
  return parsedState?.state;
};

const writeStored = <State>(key: string, codec: SliceCodec<State>, state: State): void => {
  const text = codec.write(state);
  if (text === null) local.removeItem(key);
  // An equal text is not written again, since two tabs would then trigger each other's writes endlessly.
  else if (text !== local.getItem(key)) local.setItem(key, text);
};

// redux-persist expects promises, and breaks on a storage that throws.
const toPromise = <Result>(work: () => Result): Promise<Result> => new Promise((resolve) => resolve(work()));

/**
 * Lets redux-persist store one slice as a plain value under one localStorage key, without its own envelope: other programs, such as
 * public/theme.js, read the same keys (docs/decisions/0011). The slice's config must have `serialize: false`, so that redux-persist
 * passes the state itself and not a text.
 */
export const persistedStorage = <State>(codec: SliceCodec<State>): Storage => ({
  getItem: (key) => toPromise(() => readOrSetAside(key, codec)),
  setItem: (key, state) => toPromise(() => writeStored(key, codec, state as State)),
  removeItem: (key) => toPromise(() => local.removeItem(key)),
});
