import { Action, createBrowserHistory, type Location, parsePath, type To, type Update } from 'history';
import type { ReactNode } from 'react';
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
  /** What the layout shows in place of its screen until the next one is rendered. */
  readonly preview: () => ReactNode;
  readonly showPreview: (preview: ReactNode) => void;
  /** `null` until the visitor first acts: their code is loaded then. */
  previews: ScreenPreviews | null;
}

/** Shows what is known of a screen before it is rendered. */
export interface ScreenPreviews {
  readonly isShown: () => boolean;
  /**
   * Shows the preview of the screen of these routes, or that to which the visitor returns as it was left, and calls `open`
   * after its frame, unless `end` comes first. Returns false, and does nothing, where it knows nothing of the screen.
   */
  readonly show: (matches: readonly RouteMatch[], returnsTo: Location | null, open: () => void) => boolean;
  /** Shows the screen again. */
  readonly end: () => void;
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
  const { show, ...store } = createScreenStore({
    location: history.location,
    action: history.action,
    matches: withFailure(first.matches, first.failure),
    keepsScroll: false,
  });
  const { screen } = store;

  const open = ({ location, action }: Update, { matches, options, failure }: Opening): void => {
    navigation.previews?.end();
    const next = {
      location,
      action,
      matches: withFailure(matches, failure),
      keepsScroll: options?.preventScrollReset ?? false,
    };
    show(next, options?.viewTransition);
  };
  /** Opens the screen of these routes, after the frame of its preview if it may have one and there is one. */
  const leave = (
    matches: readonly RouteMatch[],
    hasPreview: boolean,
    returnsTo: Location | null,
    openNow: () => void,
  ): void => {
    const { location } = screen();
    if (!navigation.previews?.isShown()) {
      positions.save(location);
      if (matches.at(-1)?.pathname !== location.pathname) blurPressedLink();
    }
    if (!hasPreview || !navigation.previews?.show(matches, returnsTo, openNow)) openNow();
  };
  /** Of the address that is pushed or replaced. */
  let opening = first;
  history.listen((update) => {
    if (update.action !== Action.Pop) {
      open(update, opening);
      return;
    }
    const { location } = update;
    const matches = matchedRoutes(routes, location.pathname);
    loadLatest(matches, (failure) =>
      leave(matches, true, location, () => open(update, { matches, failure })),
    );
  });
  const navigate =
    (change: 'push' | 'replace') =>
    (to: To, state?: unknown, options?: NavigateOptions): void => {
      const { pathname = screen().location.pathname } = typeof to === 'string' ? parsePath(to) : to;
      const matches = matchedRoutes(routes, pathname);
      const hasPreview = change === 'push' && !options?.preventScrollReset && !options?.viewTransition;
      loadLatest(matches, (failure) =>
        leave(matches, hasPreview, null, () => {
          opening = { matches, options, failure };
          history[change](to, state);
          // A blocked navigation opens nothing.
          navigation.previews?.end();
        }),
      );
    };
  const { createHref, go, block } = history;
  const navigation: ScreenNavigation = {
    ...store,
    navigator: { createHref, go, push: navigate('push'), replace: navigate('replace') },
    block,
    positions,
    previews: null,
  };
  return navigation;
};
