import { useEffect, useLayoutEffect, useRef } from 'react';
import { isDecodable } from '#domain/webAddress.ts';
import type { OpenScreen } from './createScreenStore.ts';
import type { ScreenNavigation } from './screenNavigation.ts';

const targetOf = (hash: string): HTMLElement | null =>
  isDecodable(hash) ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;

/**
 * Scrolls a new screen to its start or to the target of its hash, and one to which the user returns to where it was left
 * (RT-19). The browser itself restores the position of a page that the server has rendered.
 */
export const useScrollRestoration = (
  { positions }: ScreenNavigation,
  screen: OpenScreen,
  isFirstRestored: boolean,
): void => {
  const restored = useRef(isFirstRestored ? screen : null);
  useLayoutEffect(() => {
    if (restored.current === screen) return;
    restored.current = screen;
    const { location, keepsScroll } = screen;
    const position = positions.at(location);
    if (position !== undefined) {
      window.scrollTo(0, position);
      return;
    }
    const target = targetOf(location.hash);
    if (target !== null) target.scrollIntoView();
    else if (!keepsScroll) window.scrollTo(0, 0);
  }, [positions, screen]);
  const { location } = screen;
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const leave = () => {
      positions.save(location);
      positions.store();
      // The next page may be one that the server renders.
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [positions, location]);
};
