const mark = 'reloadedForLostChunk';

/** Without a connection every chunk is lost, and reading the page anew would lose it too. */
const isReachable = async (): Promise<boolean> => {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};

const readAnew = async (): Promise<void> => {
  if (!(await isReachable())) return;
  sessionStorage.setItem(mark, String(Date.now()));
  location.reload();
};

/**
 * After a new release the old one's chunks are gone: the page is read anew, once, so that a chunk that
 * is truly lost ends in the error screen instead of a circle.
 */
export const reloadOnceForLostChunk = (): void => {
  window.addEventListener('vite:preloadError', () => {
    const at = Number(sessionStorage.getItem(mark) ?? 0);
    if (Date.now() - at >= 10_000) void readAnew();
  });
};
