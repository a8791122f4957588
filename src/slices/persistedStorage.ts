import type { Storage } from 'redux-persist';
import { browserStorage } from './browserStorage.ts';

const { local } = browserStorage;

/**
 * Lets redux-persist store one slice as a plain value under one localStorage key, in the shape that other
 * shops and the boot script read, instead of its own envelope.
 */

export interface SliceCodec<State> {
  /** The text to store for the state; `null` removes the key. */
  readonly write: (state: State) => string | null;
  /** The part of the state in a stored text; `null` for an unreadable value, which is then set aside. */
  readonly read: (stored: string) => { readonly state: Partial<State>; readonly whole: boolean } | null;
}

const setAside = (key: string, stored: string): void => local.setItem(`${key}.bad`, stored);

const readStored = <State>(key: string, kept: SliceCodec<State>): Partial<State> | undefined => {
  const stored = local.getItem(key);
  if (stored === null) return undefined;
  const found = kept.read(stored);
  // redux-persist rewrites the key at once, which would lose an unreadable value.
  if (found === null || !found.whole) setAside(key, stored);
  return found?.state;
};

const writeKept = <State>(key: string, kept: SliceCodec<State>, state: State): void => {
  const value = kept.write(state);
  if (value === null) local.removeItem(key);
  // An equal value is not written again: two tabs would otherwise trigger each other's writes endlessly.
  else if (value !== local.getItem(key)) local.setItem(key, value);
};

// redux-persist expects promises, and breaks on a storage that throws.
const soon = <Result>(work: () => Result): Promise<Result> => new Promise((resolve) => resolve(work()));

export const persistedStorage = <State>(kept: SliceCodec<State>): Storage => ({
  getItem: (key) => soon(() => readStored(key, kept)),
  setItem: (key, state) => soon(() => writeKept(key, kept, state as State)),
  removeItem: (key) => soon(() => local.removeItem(key)),
});

/** The JSON in a stored text, or `undefined` when it is invalid. */
export const parsed = (stored: string): unknown => {
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
};
