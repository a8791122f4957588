/** The part of Storage that the shop uses. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface BrowserStorage extends KeyValueStorage {
  /** Whether the browser has refused to store the value of the key, which is lost when the page is left. */
  readonly isInMemory: (key: string) => boolean;
}

/**
 * A browser storage that never throws. A browser that blocks cookies throws on every access, and a full storage throws on writing: then
 * the values are held in memory until the page is left.
 */
const neverThrowing = (open: () => Storage): BrowserStorage => {
  const inMemory = new Map<string, string>();
  let isReported = false;
  /** What `work` returns, or what `otherwise` returns if the browser refuses the access. */
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
    isInMemory: (key) => inMemory.has(key),
    // A value in memory is one that the storage has refused, so what the storage holds is older.
    getItem: (key) =>
      inMemory.get(key) ??
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ),
    setItem: (key, value) =>
      attempt(
        (storage) => {
          storage.setItem(key, value);
          inMemory.delete(key);
        },
        () => void inMemory.set(key, value),
      ),
    removeItem: (key) => {
      inMemory.delete(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
  };
};

/** The only access to the browser's storages; test/architecture.test.ts forbids every other. */
export const browserStorage = {
  /** Shared by all tabs, and persisted for the next visit. */
  local: neverThrowing(() => localStorage),
  /** This tab's only; deleted when the tab is closed. */
  session: neverThrowing(() => sessionStorage),
};
