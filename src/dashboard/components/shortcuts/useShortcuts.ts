import { useEffect, useRef } from 'react';

/** What some keys do on the present screen (MD-12). */
export interface Shortcut {
  /** Any of these runs it; named as `shortcutKey` returns them. */
  readonly keys: readonly string[];
  /** Shown in the list of shortcuts: `Next order`. */
  readonly label: string;
  readonly run: () => void;
}

/** Each returns the shortcuts of a mounted component as of its last render. */
const readers = new Set<() => readonly Shortcut[]>();

const shareKey = (one: Shortcut, other: Shortcut): boolean =>
  one.keys.some((key) => other.keys.includes(key));

/** The shortcuts of the mounted components. Of two that share a key, only the one of the component mounted later is listed and works. */
export const listShortcuts = (): readonly Shortcut[] => {
  const all = [...readers].flatMap((read) => read());
  return all.filter((shortcut, index) => !all.slice(index + 1).some((later) => shareKey(later, shortcut)));
};

/** Keys that work while the component is mounted, listed under `?` (MD-12). `ShortcutKeys` listens for them. */
export const useShortcuts = (shortcuts: readonly Shortcut[]): void => {
  // Added once: the shortcuts of the latest render are read through the ref.
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const read = () => latest.current;
    readers.add(read);
    return () => void readers.delete(read);
  }, []);
};
