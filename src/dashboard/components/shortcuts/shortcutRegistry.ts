/** What some keys do on the present screen (MD-12). */
export interface Shortcut {
  /** Any of these runs it; named as `shortcutKey` returns them. */
  readonly keys: readonly string[];
  /** Shown in the list of shortcuts: `Next order`. */
  readonly label: string;
  readonly run: () => void;
}

/** The shortcuts of the components that are mounted. */
export interface ShortcutRegistry {
  /** `read` returns a component's shortcuts as of its last render. Returns a function that removes them. */
  readonly register: (read: () => readonly Shortcut[]) => () => void;
  /** All shortcuts in the order of registration. Of two that share a key, only the one registered later is listed and works. */
  readonly list: () => readonly Shortcut[];
}

const shareKey = (one: Shortcut, other: Shortcut): boolean =>
  one.keys.some((key) => other.keys.includes(key));

/** A registry without shortcuts. */
export const createShortcutRegistry = (): ShortcutRegistry => {
  const readers = new Set<() => readonly Shortcut[]>();
  return {
    register: (read) => {
      readers.add(read);
      return () => readers.delete(read);
    },
    list: () => {
      const all = [...readers].flatMap((read) => read());
      return all.filter((shortcut, index) => {
        const laterOnes = all.slice(index + 1);
        const isReplaced = laterOnes.some((later) => shareKey(later, shortcut));
        return !isReplaced;
      });
    },
  };
};
