import type { Storage } from 'redux-persist';
import { browserStorage } from './browserStorage.ts';

const { local } = browserStorage;

/**
 * Lets redux-persist keep one slice as a plain value under one localStorage key, in the shape that
 * other shops and the boot script read, instead of its own envelope.
 */

export interface SliceCodec<State> {
  /** What is written for the state; `null` writes nothing and removes the key. */
  readonly write: (state: State) => string | null;
  /** The part of the state in what was stored; `null` when the value is not ours: it is then set aside. */
  readonly read: (stored: string) => { readonly state: Partial<State>; readonly whole: boolean } | null;
}

const setAside = (key: string, stored: string): void => local.setItem(`${key}.bad`, stored);

const readStored = <State>(key: string, kept: SliceCodec<State>): Partial<State> | undefined => {
  const stored = local.getItem(key);
  if (stored === null) return undefined;
  const found = kept.read(stored);
  // redux-persist rewrites the key at once, so what cannot be read would be gone.
  if (found === null || !found.whole) setAside(key, stored);
  return found?.state;
};

const writeKept = <State>(key: string, kept: SliceCodec<State>, state: State): void => {
  const value = kept.write(state);
  if (value === null) local.removeItem(key);
  // An equal value is not written again, so that two tabs do not answer each other for ever.
  else if (value !== local.getItem(key)) local.setItem(key, value);
};

// redux-persist wants promises, and breaks on a storage that throws.
const soon = <Result>(work: () => Result): Promise<Result> => new Promise((resolve) => resolve(work()));

export const persistedStorage = <State>(kept: SliceCodec<State>): Storage => ({
  getItem: (key) => soon(() => readStored(key, kept)),
  setItem: (key, state) => soon(() => writeKept(key, kept, state as State)),
  removeItem: (key) => soon(() => local.removeItem(key)),
});

/** The JSON in a stored text, or `undefined` when it is broken. */
export const parsed = (stored: string): unknown => {
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
};
