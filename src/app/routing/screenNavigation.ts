import { Action, createBrowserHistory, parsePath, type To, type Update } from 'history';
import type { NavigateOptions, Navigator, RouteMatch, RouteObject } from 'react-router-dom';
import type { BlockNavigation } from '#ui/hooks/NavigationBlocker.ts';
import { createLatestLoader } from './createLatestLoader.ts';
import { createScreenStore, type OpenScreen } from './createScreenStore.ts';
import { areLoaded, matchedRoutes } from './matchedRoutes.ts';
import { type ScrollPositions, storedScrollPositions } from './scrollPositions.ts';
import { throwOnRender } from './throwOnRender.ts';

/**
 * The addresses of a visit and their screens. An address that is pushed or replaced changes together with its screen,
 * once the screen's code is loaded; one to which the browser goes back or forward has changed before.
 */
export interface ScreenNavigation {
  readonly navigator: Navigator;
  readonly screen: () => OpenScreen;
  readonly subscribe: (listener: () => void) => () => void;
  readonly block: BlockNavigation;
  readonly positions: ScrollPositions;
}

interface Opening {
  /** The routes of the address. */
  readonly matches: readonly RouteMatch[];
  readonly options?: NavigateOptions | undefined;
  /** Why the code of a route did not load. */
  readonly failure?: unknown;
}

/** A route without its code throws the reason, which the boundary around it shows. */
const withFailure = (matches: readonly RouteMatch[], failure: unknown): readonly RouteMatch[] =>
  matches.map((match) =>
    areLoaded([match])
      ? match
      : { ...match, route: { ...match.route, lazy: undefined, Component: throwOnRender(failure) } },
  );

/**
 * The pressed link leaves the page with its screen. While it has the focus, Chromium computes the styles of the whole
 * old screen, since those of the new one came, before it removes the link.
 */
const blurPressedLink = (): void => {
  const { activeElement } = document;
  if (activeElement instanceof HTMLAnchorElement && activeElement.closest('main') !== null)
    activeElement.blur();
};

/** Call when the code of the first screen is loaded, or has failed to load. */
export const createScreenNavigation = (
  routes: RouteObject[],
  first: Opening = { matches: matchedRoutes(routes, location.pathname) },
): ScreenNavigation => {
  const history = createBrowserHistory();
  const positions = storedScrollPositions();
  const loadLatest = createLatestLoader();
  const { screen, subscribe, show } = createScreenStore({
    location: history.location,
    action: history.action,
    matches: withFailure(first.matches, first.failure),
    keepsScroll: false,
  });

  const open = ({ location, action }: Update, { matches, options, failure }: Opening): void => {
    const previous = screen().location;
    positions.save(previous);
    if (location.pathname !== previous.pathname) blurPressedLink();
    const next = {
      location,
      action,
      matches: withFailure(matches, failure),
      keepsScroll: options?.preventScrollReset ?? false,
      previousPath: previous.pathname,
    };
    show(next, options?.viewTransition);
  };
  /** Of the address that is pushed or replaced. */
  let opening = first;
  history.listen((update) => {
    if (update.action !== Action.Pop) {
      open(update, opening);
      return;
    }
    const matches = matchedRoutes(routes, update.location.pathname);
    loadLatest(matches, (failure) => open(update, { matches, failure }));
  });
  const navigate =
    (change: 'push' | 'replace') =>
    (to: To, state?: unknown, options?: NavigateOptions): void => {
      const { pathname = screen().location.pathname } = typeof to === 'string' ? parsePath(to) : to;
      const matches = matchedRoutes(routes, pathname);
      loadLatest(matches, (failure) => {
        opening = { matches, options, failure };
        history[change](to, state);
      });
    };
  const { createHref, go, block } = history;
  return {
    navigator: { createHref, go, push: navigate('push'), replace: navigate('replace') },
    screen,
    subscribe,
    block,
    positions,
  };
};
