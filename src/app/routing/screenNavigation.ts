import { Action, createBrowserHistory, parsePath, type To, type Update } from 'history';
import { flushSync } from 'react-dom';
import type { NavigateOptions, Navigator, RouteMatch, RouteObject } from 'react-router-dom';
import { areLoaded, loadRoutes, matchedRoutes, screenPath } from './matchedRoutes.ts';
import { createScrollPositions } from './scrollPositions.ts';

/** The routes of an address; `failure` is why their code did not load. */
export interface Opening {
  readonly matches: readonly RouteMatch[];
  readonly failure?: unknown;
  readonly options?: NavigateOptions | undefined;
}

/** What the open address shows. */
export interface OpenScreen extends Readonly<Update>, Opening {}

/**
 * Takes the focus from the pressed link, which leaves the page with the old screen. Before Chromium removes a focused
 * link, it computes the styles of the whole old screen, because the new screen has added styles.
 */
const blurPressedLink = (): void => {
  const { activeElement } = document;
  if (activeElement instanceof HTMLAnchorElement && activeElement.closest('main') !== null)
    activeElement.blur();
};

/**
 * The addresses of a visit and their screens. An address that is pushed or replaced changes together with its screen,
 * once the screen's code is loaded; one to which the browser goes back or forward has changed before. Call when the code
 * of the first screen is loaded, or has failed to load.
 */
export const createScreenNavigation = (
  routes: RouteObject[],
  first: Opening = { matches: matchedRoutes(routes, location.pathname) },
) => {
  const history = createBrowserHistory();
  const listeners = new Set<() => void>();
  const notify = (): void => listeners.forEach((listener) => listener());
  /** Keys of the locations that a view transition has opened; the return from them is one too. */
  const transitioned = new Set<string>();
  let screen: OpenScreen = { location: history.location, action: history.action, ...first };
  const positions = createScrollPositions();

  const show = (update: Update, opening: Opening): void => {
    const isTransition = opening.options?.viewTransition === true;
    const isReturn = update.action === Action.Pop && transitioned.has(screen.location.key);
    if (isTransition) transitioned.add(update.location.key);
    screen = { ...update, ...opening };
    if (isTransition || isReturn) document.startViewTransition(() => flushSync(notify));
    else notify();
  };
  /** Opens the address that was requested last, once its code is loaded; earlier requests are dropped. */
  let latest: ((opening: Opening) => void) | undefined;
  const openLoaded = (pathname: string, open: (opening: Opening) => void): void => {
    const known = matchedRoutes(routes, pathname);
    const openIfLatest = (matches: readonly RouteMatch[], failure?: unknown): void => {
      if (latest !== open) return;
      positions.save(screen.location);
      if (matches.at(-1)?.pathname !== screenPath(screen.location.pathname)) blurPressedLink();
      open({ matches, failure });
    };
    latest = open;
    if (areLoaded(known)) openIfLatest(known);
    else loadRoutes(routes, pathname).then(openIfLatest, (error: unknown) => openIfLatest(known, error));
  };
  /** What the address that is pushed or replaced opens; `navigate` sets it for the listener. */
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
    navigator: { createHref, go, push: navigate('push'), replace: navigate('replace') } satisfies Navigator,
    screen: () => screen,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    positions,
    block,
  };
};

export type ScreenNavigation = ReturnType<typeof createScreenNavigation>;
