import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { isRecord, parseJson } from '#domain/values/parse.ts';
import { browserStorage } from '#slices/browserStorage.ts';

/** What the tab keeps between two documents, of the page that was left. */
const key = 'keptBySwitch';
const storage = browserStorage.session;

/** Takes what was kept for the page: it is there once. */
const takeKept = (page: string): unknown => {
  const text = storage.getItem(key);
  if (text === null) return undefined;
  storage.removeItem(key);
  const raw = parseJson(text);
  return isRecord(raw) && raw.page === page ? raw.kept : undefined;
};

/**
 * Keeps what an address does not hold when the visitor presses a link to the page in the other language, which the browser
 * opens as a document (BN-2). There `onReturn` receives it, as far as JSON holds it.
 */
export const useKeptBySwitch = (kept: unknown, onReturn: (kept: unknown) => void): void => {
  const { pathname } = useLocation();
  const restore = useEffectEvent(() => {
    const returned = takeKept(pathname);
    if (returned !== undefined) onReturn(returned);
  });
  const keep = useEffectEvent(({ target }: Event) => {
    if (target instanceof Element && target.closest('a[hreflang]'))
      storage.setItem(key, JSON.stringify({ page: pathname, kept }));
  });
  useEffect(() => {
    restore();
    // Capturing, since the menu that the link is in may go when it is pressed.
    const listen = (event: Event) => keep(event);
    document.addEventListener('click', listen, true);
    return () => document.removeEventListener('click', listen, true);
  }, []);
};
