const mark = 'reloadedForLostChunk';

/**
 * After a new release the old one's chunks are gone: the page is read anew, once, so that a chunk that
 * is truly lost ends in the error screen instead of a circle.
 */
export const reloadOnceForLostChunk = (): void => {
  window.addEventListener('vite:preloadError', () => {
    const at = Number(sessionStorage.getItem(mark) ?? 0);
    if (Date.now() - at < 10_000) return;
    // Without a connection every chunk is lost, and reading anew would lose the page too.
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => {
        if (!ok) return;
        sessionStorage.setItem(mark, String(Date.now()));
        location.reload();
      },
      () => undefined,
    );
  });
};
