/** Recognizes a chunk that cannot be fetched, and reloads the page (ER-6). */

declare global {
  interface Window {
    /** Set by public/reload-when-reachable.js: reloads the page once the shop answers; returns what stops it. */
    reloadWhenReachable?: (mayWait: boolean) => () => void;
  }
}

const chunkErrors = new WeakSet<object>();

/** Whether the error came from fetching a chunk. Browsers word it differently; Vite reports each with an event. */
export const isChunkError = (error: unknown): boolean => chunkErrors.has(error as object);

/** For a page whose screen is missing: reloads it, if need be after waiting. */
export const reloadWhenReachable = (): (() => void) | undefined => window.reloadWhenReachable?.(true);

/** Call once, before the first chunk is imported. */
export const watchChunkErrors = (): void => {
  /** The address at which the visitor typed into a form, which a reload would empty. */
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
    if (typedAt !== location.pathname) window.reloadWhenReachable?.(false);
  });
};
