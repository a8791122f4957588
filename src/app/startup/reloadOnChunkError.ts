import { isRecord } from '#domain/parse.ts';

/** Without a connection every chunk is lost, and reading the page anew would lose it too. */
const isReachable = async (): Promise<boolean> => {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};

/** Milliseconds since 1970 at which this history entry was reloaded; kept where a reload finds it in every browser. */
const reloadedAt = (): number => {
  const state: unknown = history.state;
  return isRecord(state) ? Number(state.reloadedAt ?? 0) : 0;
};

const readAnew = async (): Promise<void> => {
  if (!(await isReachable())) return;
  const state: unknown = history.state;
  history.replaceState({ ...(isRecord(state) ? state : {}), reloadedAt: Date.now() }, '');
  location.reload();
};

/**
 * After a new release the old one's chunks are gone: the page is read anew, once, so that a chunk that
 * is truly lost ends in the error screen instead of a circle.
 */
export const reloadOnChunkError = (): void => {
  window.addEventListener('vite:preloadError', () => {
    if (Date.now() - reloadedAt() >= 10_000) void readAnew();
  });
};
