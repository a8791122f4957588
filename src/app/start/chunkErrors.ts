/** Recognizes a chunk that cannot be fetched, and reloads the page (ER-6). */

declare global {
  interface Window {
    /**
     * Set by public/reload-when-reachable.js: reloads the page once the shop answers; returns a function that ends this.
     * With `mayWait` false it asks the shop only once.
     */
    reloadWhenReachable?: (mayWait: boolean) => () => void;
  }
}

const chunkErrors = new WeakSet<object>();

/** Whether the error came from fetching a chunk. Browsers word it differently; Vite reports each with an event. */
export const isChunkError = (error: unknown): boolean =>
  // Anything can be thrown; for a value that is no object, `has` returns false.
  chunkErrors.has(error as object);

/** Reloads a page whose screen is missing, once the shop answers; returns a function that ends this. */
export const reloadWhenReachable = (): (() => void) | undefined => window.reloadWhenReachable?.(true);

/** Listens for chunks that cannot be fetched; to be called once, before the first chunk is imported. */
export const watchChunkErrors = (): void => {
  /** The path of the screen with a form into which the visitor typed last: a reload would empty it. */
  let typedAt: string | undefined;
  addEventListener(
    'input',
    ({ target }) => {
      if ((target as Element).closest?.('main form')) typedAt = location.pathname;
    },
    true,
  );
  addEventListener('vite:preloadError', (event) => {
    chunkErrors.add((event as Event & { readonly payload: object }).payload);
    // Asks only once: the visitor can still use the open screen.
    if (typedAt !== location.pathname) window.reloadWhenReachable?.(false);
  });
};
