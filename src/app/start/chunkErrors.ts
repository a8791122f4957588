/** Recognizes a chunk that cannot be fetched, and reloads the page (ER-6). */

declare global {
  interface Window {
    /**
     * Set by public/reload-when-reachable.js: reloads the page once the shop answers; returns a function that ends this.
     * With `mayWait` false it asks the shop only once. `mayReload` is asked last.
     */
    reloadWhenReachable?: (mayWait: boolean, mayReload?: () => boolean) => () => void;
  }
}

/** Each with the function that ends the reload for it; `undefined` where none has begun. */
const chunkErrors = new WeakMap<object, (() => void) | undefined>();

/** Whether the error came from fetching a chunk. Browsers word it differently; Vite reports each with an event. */
export const isChunkError = (error: unknown): boolean =>
  // Anything can be thrown; for a value that is no object, `has` returns false, and `get` nothing.
  chunkErrors.has(error as object);

/** Keeps the open page, which does not need the chunk of this error: without this, the page is reloaded once the shop answers. */
export const keepPage = (error: unknown): void => chunkErrors.get(error as object)?.();

/** Reloads a page whose screen is missing, once the shop answers; returns a function that ends this. */
export const reloadWhenReachable = (): (() => void) | undefined => window.reloadWhenReachable?.(true);

/** Listens for chunks that cannot be fetched; to be called once, before the first chunk is imported. */
export const watchChunkErrors = (): void => {
  /** The path of the screen with the form or the search into which the visitor typed last: a reload would empty it. */
  let typedAt: string | undefined;
  addEventListener(
    'input',
    ({ target }) => {
      if ((target as Element).closest?.('main form, [role="search"]')) typedAt = location.pathname;
    },
    true,
  );
  addEventListener('vite:preloadError', (event) => {
    // Asks only once: the visitor can still use the open screen, and may type while the shop answers.
    const stopReload = window.reloadWhenReachable?.(false, () => typedAt !== location.pathname);
    chunkErrors.set((event as Event & { readonly payload: object }).payload, stopReload);
  });
};
