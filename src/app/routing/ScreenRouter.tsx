import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { type RouteObject, Router, useRoutes } from 'react-router-dom';
import { isDecodable } from '#domain/values/webAddress.ts';
import { NavigationBlocker } from '#ui/hooks/NavigationBlocker.ts';
import { MatchedRoutes } from '#ui/hooks/useMatchedRoutes.ts';
import { areLoaded, basename } from './matchedRoutes.ts';
import type { OpenScreen, ScreenNavigation } from './screenNavigation.ts';

interface ScreenRouterProps {
  readonly navigation: ScreenNavigation;
  /** Whether the server has rendered the first screen. */
  readonly isHydrating: boolean;
}

/** Shows the screen of the open address (docs/decisions/0096). */
export const ScreenRouter = ({ navigation, isHydrating }: ScreenRouterProps) => {
  const screen = useSyncExternalStore(navigation.subscribe, navigation.screen, navigation.screen);
  useScrollRestoration(navigation, screen, isHydrating);
  return (
    <Router
      basename={basename}
      location={screen.location}
      navigationType={screen.action}
      navigator={navigation.navigator}
    >
      <NavigationBlocker value={navigation.block}>
        <MatchedScreen matches={screen.matches} failure={screen.failure} />
      </NavigationBlocker>
    </Router>
  );
};

type MatchedScreenProps = Pick<OpenScreen, 'matches' | 'failure'>;

/** The screen of the matched routes in its layouts, in the browser and on the server. */
export const MatchedScreen = (screen: MatchedScreenProps) => (
  <MatchedRoutes value={screen.matches}>{useRoutes(branchOf(screen))}</MatchedRoutes>
);

/**
 * A route object with only the matched routes, so that `useRoutes` does not compare the address with all routes again. A route whose
 * code did not load throws the reason, which the error boundary around it shows.
 */
const branchOf = ({ matches, failure }: MatchedScreenProps): RouteObject[] => {
  const Component = (): never => {
    throw failure;
  };
  const missing = { lazy: undefined, Component };
  let children: RouteObject[] = [];
  // From the innermost route out: each route has the route inside it as its only child.
  for (const match of matches.toReversed()) {
    const isMissing = failure !== undefined && !areLoaded([match]);
    // Cast to RouteObject: the type keeps routes with children and routes without apart, and the spread may be of either.
    const route = {
      ...match.route,
      ...(isMissing && missing),
      ...(children.length > 0 && { children }),
    } as RouteObject;
    children = [route];
  }
  return children;
};

/**
 * Scrolls a new screen to its start or to the target of its hash, and a screen to which the user returns to where it was left (RT-19).
 * On a page that the server has rendered, the browser itself restores the position of the first screen.
 */
const useScrollRestoration = (navigation: ScreenNavigation, screen: OpenScreen, isHydrating: boolean) => {
  /** The screen whose position was set last; the first one of a page that the server has rendered counts as set. */
  const scrolledScreen = useRef(isHydrating ? screen : null);
  useLayoutEffect(() => {
    if (scrolledScreen.current !== screen) scrollTo(screen, navigation.positions.of(screen.location));
    scrolledScreen.current = screen;
  }, [navigation, screen]);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const leavePage = (): void => {
      navigation.positions.save(navigation.screen().location);
      navigation.positions.persist();
      // The browser itself restores the position of the next page if the server renders it.
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', leavePage);
    return () => removeEventListener('pagehide', leavePage);
  }, [navigation]);
};

/** Scrolls to the stored position of the screen, else to the target of its hash, else to its start unless the link has asked not to. */
const scrollTo = ({ location: { hash }, options }: OpenScreen, position: unknown): void => {
  const target = isDecodable(hash) ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (typeof position === 'number') window.scrollTo(0, position);
  else if (target !== null) target.scrollIntoView();
  else if (options?.preventScrollReset !== true) window.scrollTo(0, 0);
};
