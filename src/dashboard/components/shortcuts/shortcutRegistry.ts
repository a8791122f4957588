/** One key of the present screen and what it does (MD-12). */
export interface Shortcut {
  /** As `shortcutKey` reads it. */
  readonly keys: readonly string[];
  /** Shown in the list of shortcuts: `Next order`. */
  readonly label: string;
  readonly run: () => void;
}

/** The shortcuts of the components that are mounted. */
export interface ShortcutRegistry {
  /** `read` returns the component's shortcuts as it was last rendered. Returns how to remove them. */
  readonly register: (read: () => readonly Shortcut[]) => () => void;
  /** All shortcuts, the layout's first; of two with one key the later registered one works and is listed. */
  readonly list: () => readonly Shortcut[];
}

export const createShortcutRegistry = (): ShortcutRegistry => {
  const readers = new Set<() => readonly Shortcut[]>();
  return {
    register: (read) => {
      readers.add(read);
      return () => readers.delete(read);
    },
    list: () => {
      const all = [...readers].flatMap((read) => read());
      return all.filter(
        ({ keys }, index) =>
          !all.slice(index + 1).some((later) => later.keys.some((key) => keys.includes(key))),
      );
    },
  };
};
