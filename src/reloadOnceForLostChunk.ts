const mark = 'reloadedForLostChunk';

/**
 * After a new release the old one's chunks are gone: the page is read anew, once, so that a chunk that
 * is truly lost ends in the error screen instead of a circle.
 */
export const reloadOnceForLostChunk = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    const at = Number(sessionStorage.getItem(mark) ?? 0);
    if (Date.now() - at < 10_000) return;
    event.preventDefault();
    sessionStorage.setItem(mark, String(Date.now()));
    location.reload();
  });
};
