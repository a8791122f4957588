import { Action, createBrowserHistory, type Location, parsePath, type To, type Update } from 'history';
import { flushSync } from 'react-dom';
import type { NavigateOptions, Navigator, RouteMatch, RouteObject } from 'react-router-dom';
import { isRecord } from '#domain/parse.ts';
import { browserStorage } from '#slices/browserStorage.ts';
import { parseJson } from '#slices/persistedStorage.ts';
import type { BlockNavigation } from '#ui/hooks/NavigationBlocker.ts';
import { areLoaded, loadRoutes, matchedRoutes } from './matchedRoutes.ts';

/** What the open address shows. */
export interface OpenScreen {
  readonly location: Location;
  readonly action: Action;
  readonly matches: readonly RouteMatch[];
  /** The page stays where it is scrolled to. */
  readonly keepsScroll: boolean;
}

/**
 * The addresses of a visit and their screens. An address that is pushed or replaced changes together with its screen,
 * once the screen's code is loaded; one to which the browser goes back or forward has changed before.
 */
export interface ScreenNavigation {
  readonly navigator: Navigator;
  readonly screen: () => OpenScreen;
  readonly subscribe: (listener: () => void) => () => void;
  /** How far the page was scrolled at the history entries of this tab, in CSS pixels. */
  readonly positions: Map<string, unknown>;
  readonly savePosition: () => void;
  readonly block: BlockNavigation;
}

/** Name of a scroll position. The first entry of every document has the key `default`. */
export const entryOf = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

export const positionsKey = 'scrollPositions';
const storedPositions = (): Map<string, unknown> => {
  const stored = parseJson(browserStorage.session.getItem(positionsKey) ?? '');
  return new Map(isRecord(stored) ? Object.entries(stored) : []);
};

/** A route without its code throws the reason, which the boundary around it shows. */
const withFailure = (matches: readonly RouteMatch[], failure: unknown): readonly RouteMatch[] => {
  const Component = (): never => {
    throw failure;
  };
  return matches.map((match) =>
    areLoaded([match]) ? match : { ...match, route: { ...match.route, lazy: undefined, Component } },
  );
};

/**
 * The pressed link leaves the page with its screen. While it has the focus, Chromium computes the styles of the whole
 * old screen, since those of the new one came, before it removes the link.
 */
const blurPressedLink = (): void => {
  const { activeElement } = document;
  if (activeElement instanceof HTMLAnchorElement && activeElement.closest('main') !== null)
    activeElement.blur();
};

/** The routes of an address; `failure` is why their code did not load. */
interface Opening {
  readonly matches: readonly RouteMatch[];
  readonly options?: NavigateOptions | undefined;
  readonly failure?: unknown;
}

/** Call when the code of the first screen is loaded, or has failed to load. */
export const createScreenNavigation = (
  routes: RouteObject[],
  first: Opening = { matches: matchedRoutes(routes, location.pathname) },
): ScreenNavigation => {
  const history = createBrowserHistory();
  const listeners = new Set<() => void>();
  const notify = (): void => listeners.forEach((listener) => listener());
  /** Screens that a view transition has opened; another one follows on return from them. */
  const transitioned = new Set<string>();
  const screenAt = ({ location, action }: Update, { matches, options, failure }: Opening): OpenScreen => ({
    location,
    action,
    matches: withFailure(matches, failure),
    keepsScroll: options?.preventScrollReset ?? false,
  });
  let screen = screenAt(history, first);
  const positions = storedPositions();
  const savePosition = (): void => void positions.set(entryOf(screen.location), window.scrollY);

  const show = (update: Update, opening: Opening): void => {
    const isTransition = opening.options?.viewTransition === true;
    const isReturn = update.action === Action.Pop && transitioned.has(screen.location.key);
    if (isTransition) transitioned.add(update.location.key);
    screen = screenAt(update, opening);
    if (isTransition || isReturn) document.startViewTransition(() => flushSync(notify));
    else notify();
  };
  /** What the last address that was asked for opens, once its code is loaded. */
  let latest: ((opening: Opening) => void) | undefined;
  const openLoaded = (pathname: string, open: (opening: Opening) => void): void => {
    const matches = matchedRoutes(routes, pathname);
    const openIfLatest = (failure?: unknown): void => {
      if (latest !== open) return;
      savePosition();
      if (matches.at(-1)?.pathname !== screen.location.pathname) blurPressedLink();
      open({ matches, failure });
    };
    latest = open;
    if (areLoaded(matches)) openIfLatest();
    else loadRoutes(matches).then(() => openIfLatest(), openIfLatest);
  };
  /** Of the address that is pushed or replaced. */
  let opening = first;
  history.listen((update) => {
    if (update.action === Action.Pop) openLoaded(update.location.pathname, (opened) => show(update, opened));
    else show(update, opening);
  });
  const navigate =
    (change: 'push' | 'replace') =>
    (to: To, state?: unknown, options?: NavigateOptions): void => {
      const { pathname = screen.location.pathname } = typeof to === 'string' ? parsePath(to) : to;
      openLoaded(pathname, (opened) => {
        opening = { ...opened, options };
        history[change](to, state);
      });
    };
  const { createHref, go, block } = history;
  return {
    navigator: { createHref, go, push: navigate('push'), replace: navigate('replace') },
    screen: () => screen,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    positions,
    savePosition,
    block,
  };
};
