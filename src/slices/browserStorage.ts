/** What of Storage the shop uses. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage of the browser that never throws. A browser that blocks cookies throws on each touch of it, and a
 * full one on writing: what it does not take is held in memory until the page is left.
 */
const guarded = (open: () => Storage): KeyValueStorage => {
  const held = new Map<string, string>();
  let isReported = false;
  /** What the browser does, or `otherwise` where it refuses. */
  const attempt = <Result>(work: (storage: Storage) => Result, otherwise: () => Result): Result => {
    try {
      return work(open());
    } catch (error) {
      if (!isReported) console.warn('Storage is blocked', error);
      isReported = true;
      return otherwise();
    }
  };
  return {
    getItem: (key) =>
      held.get(key) ??
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ),
    setItem: (key, value) =>
      attempt(
        (storage) => {
          storage.setItem(key, value);
          held.delete(key);
        },
        () => void held.set(key, value),
      ),
    removeItem: (key) => {
      held.delete(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
  };
};

/** The only way to the browser's storages; test/architecture.test.ts forbids every other. */
export const browserStorage = {
  /** Shared by all tabs, and there again at the next visit. */
  local: guarded(() => localStorage),
  /** This tab's, gone with it. */
  session: guarded(() => sessionStorage),
};
