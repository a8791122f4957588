import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { isRecord, parseJson } from '#domain/values/parse.ts';
import { browserStorage } from '#slices/browserStorage.ts';

/** The key under which the tab keeps something for the page in the other language, while the browser changes documents. */
const key = 'keptBySwitch';
const storage = browserStorage.session;

/** Returns what was kept for the page and removes it; `undefined` for nothing. */
const takeKept = (page: string): unknown => {
  const text = storage.getItem(key);
  if (text === null) return undefined;
  storage.removeItem(key);
  const raw = parseJson(text);
  return isRecord(raw) && raw.page === page ? raw.kept : undefined;
};

/**
 * Stores `kept`, which the address does not hold, when the visitor presses a link to the page in the other language (BN-2). That
 * page, whose path is the same, is a new document, in which `onReturn` receives what JSON keeps of it.
 */
export const useKeptOnLanguageSwitch = (kept: unknown, onReturn: (kept: unknown) => void): void => {
  const { pathname } = useLocation();
  const restore = useEffectEvent(() => {
    const returned = takeKept(pathname);
    if (returned !== undefined) onReturn(returned);
  });
  const keep = useEffectEvent(({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const staysInThisTab = !(ctrlKey || metaKey || shiftKey);
    if (staysInThisTab && target instanceof Element && target.closest('a[hreflang]'))
      storage.setItem(key, JSON.stringify({ page: pathname, kept }));
  });
  useEffect(() => {
    restore();
    // Capturing, since the press may remove the menu that contains the link.
    const listen = (event: MouseEvent) => keep(event);
    document.addEventListener('click', listen, true);
    return () => document.removeEventListener('click', listen, true);
  }, []);
};
