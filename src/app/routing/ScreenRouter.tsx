import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { type RouteMatch, type RouteObject, Router, useRoutes } from 'react-router-dom';
import { isDecodable } from '#domain/webAddress.ts';
import { browserStorage } from '#slices/browserStorage.ts';
import { NavigationBlocker } from '#ui/hooks/NavigationBlocker.ts';
import { MatchedRoutes } from '#ui/hooks/useMatchedRoutes.ts';
import { entryOf, type OpenScreen, positionsKey, type ScreenNavigation } from './screenNavigation.ts';

/** The matched routes alone, so that the address is not compared with all the others again. */
const branchOf = (matches: readonly RouteMatch[]): RouteObject[] =>
  matches.reduceRight<RouteObject[]>(
    (children, { route }) => [{ ...route, ...(children.length > 0 && { children }) } as RouteObject],
    [],
  );

/** The screen of the matched routes in its layouts, in the browser and on the server. */
export const MatchedScreen = ({ matches }: { readonly matches: readonly RouteMatch[] }) => (
  <MatchedRoutes value={matches}>{useRoutes(branchOf(matches))}</MatchedRoutes>
);

const targetOf = (hash: string): HTMLElement | null =>
  isDecodable(hash) ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;

const scrollTo = ({ location, keepsScroll }: OpenScreen, position: unknown): void => {
  if (typeof position === 'number') {
    window.scrollTo(0, position);
    return;
  }
  const target = targetOf(location.hash);
  if (target !== null) target.scrollIntoView();
  else if (!keepsScroll) window.scrollTo(0, 0);
};

/**
 * Scrolls a new screen to its start or to the target of its hash, and one to which the user returns to where it was left
 * (RT-19). The browser itself restores the position of a page that the server has rendered.
 */
const useScrollRestoration = (navigation: ScreenNavigation, screen: OpenScreen, isHydrating: boolean) => {
  const { positions, savePosition } = navigation;
  const restored = useRef(isHydrating ? screen : null);
  useLayoutEffect(() => {
    if (restored.current !== screen) scrollTo(screen, positions.get(entryOf(screen.location)));
    restored.current = screen;
  }, [positions, screen]);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const leavePage = (): void => {
      savePosition();
      browserStorage.session.setItem(positionsKey, JSON.stringify(Object.fromEntries(positions)));
      // The next page may be one that the server renders.
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', leavePage);
    return () => removeEventListener('pagehide', leavePage);
  }, [positions, savePosition]);
};

interface ScreenRouterProps {
  readonly navigation: ScreenNavigation;
  /** The server has rendered the first screen. */
  readonly isHydrating: boolean;
}

/** Shows the screen of the open address (docs/decisions/0096). */
export const ScreenRouter = ({ navigation, isHydrating }: ScreenRouterProps) => {
  const screen = useSyncExternalStore(navigation.subscribe, navigation.screen, navigation.screen);
  useScrollRestoration(navigation, screen, isHydrating);
  return (
    <Router location={screen.location} navigationType={screen.action} navigator={navigation.navigator}>
      <NavigationBlocker value={navigation.block}>
        <MatchedScreen matches={screen.matches} />
      </NavigationBlocker>
    </Router>
  );
};
