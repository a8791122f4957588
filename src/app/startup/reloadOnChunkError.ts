import { isRecord } from '#domain/parse.ts';

/** Without a connection every chunk fails to load, and so would a reload. */
const isReachable = async (): Promise<boolean> => {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};

/** Milliseconds since 1970 of this entry's last reload; `history.state` survives it in every browser. */
const reloadedAt = (): number => {
  const state: unknown = history.state;
  return isRecord(state) ? Number(state.reloadedAt ?? 0) : 0;
};

const reload = async (): Promise<void> => {
  if (!(await isReachable())) return;
  const state: unknown = history.state;
  history.replaceState({ ...(isRecord(state) ? state : {}), reloadedAt: Date.now() }, '');
  location.reload();
};

/**
 * After a release the chunks of the previous one are gone: reloads the page once, so that a chunk that stays
 * missing ends in the error screen instead of a reload loop.
 */
export const reloadOnChunkError = (): void => {
  window.addEventListener('vite:preloadError', () => {
    if (Date.now() - reloadedAt() >= 10_000) void reload();
  });
};
