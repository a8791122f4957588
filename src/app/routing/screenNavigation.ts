import { Action, createBrowserHistory, parsePath, type To, type Update } from 'history';
import { flushSync } from 'react-dom';
import type { NavigateOptions, Navigator, RouteMatch, RouteObject } from 'react-router-dom';
import { areLoaded, loadRoutes, matchedRoutes, screenPath } from './matchedRoutes.ts';
import { createScrollPositions } from './scrollPositions.ts';

/** The routes of an address that is opened. */
export interface Opening {
  readonly matches: readonly RouteMatch[];
  /** Why their code did not load; `undefined` when it did. */
  readonly failure?: unknown;
  readonly options?: NavigateOptions | undefined;
}

/** The open address with its routes, and whether it was pushed, replaced or returned to. */
export interface OpenScreen extends Readonly<Update>, Opening {}

/**
 * Takes the focus from the pressed link before the old screen is removed: Chromium computes the styles of the whole old screen when it
 * removes a focused link, because the new screen has added styles.
 */
const blurPressedLink = (): void => {
  const { activeElement } = document;
  if (activeElement instanceof HTMLAnchorElement && activeElement.closest('main') !== null)
    activeElement.blur();
};

/** Says by an attribute, which base.css shows as a bar at the top, whether the code of the requested screen is loading. */
const showLoading = (isLoading: boolean): void =>
  void document.documentElement.toggleAttribute('data-opening', isLoading);

/**
 * Opens the addresses of a visit. When a link is followed, address and screen change together, once the screen's code is loaded. When
 * the user goes back or forward, the browser has changed the address already, and the screen follows. To be called when the code of the
 * first screen is loaded or has failed to load.
 */
export const createScreenNavigation = (routes: RouteObject[], first: Opening) => {
  const history = createBrowserHistory();
  const listeners = new Set<() => void>();
  const notify = (): void => listeners.forEach((listener) => listener());
  /** Keys of the locations that were opened with a view transition, so that going back from them is one too. */
  const transitioned = new Set<string>();
  let screen: OpenScreen = { location: history.location, action: history.action, ...first };
  const positions = createScrollPositions();

  const show = (update: Update, opened: Opening): void => {
    const isTransition = opened.options?.viewTransition === true;
    const isReturn = update.action === Action.Pop && transitioned.has(screen.location.key);
    if (isTransition) transitioned.add(update.location.key);
    screen = { ...update, ...opened };
    // Links ask for a transition only in a browser that has them (`hasViewTransitions`).
    if (isTransition || isReturn) document.startViewTransition(() => flushSync(notify));
    else notify();
  };
  /** The `open` of the address that was requested last, until it opens. */
  let latestRequest: ((opening: Opening) => void) | undefined;
  /** Calls `open` once the code of the address is loaded, unless another address was requested meanwhile. */
  const whenLoaded = (pathname: string, open: (opening: Opening) => void): void => {
    const matchesBefore = matchedRoutes(routes, pathname);
    const openIfLatest = (matches: readonly RouteMatch[], failure?: unknown): void => {
      if (latestRequest !== open) return;
      latestRequest = undefined;
      showLoading(false);
      positions.save(screen.location);
      const isOtherScreen = matches.at(-1)?.pathname !== screenPath(screen.location.pathname);
      if (isOtherScreen) blurPressedLink();
      open({ matches, failure });
    };
    latestRequest = open;
    if (areLoaded(matchesBefore)) {
      openIfLatest(matchesBefore);
      return;
    }
    showLoading(true);
    loadRoutes(routes, pathname).then(openIfLatest, (error: unknown) => openIfLatest(matchesBefore, error));
  };
  /** What the next pushed or replaced address shows; `navigate` sets it for the listener below. */
  let nextOpening = first;
  history.listen((update) => {
    if (update.action === Action.Pop) whenLoaded(update.location.pathname, (opened) => show(update, opened));
    else show(update, nextOpening);
  });
  const navigate =
    (change: 'push' | 'replace') =>
    (to: To, state?: unknown, options?: NavigateOptions): void => {
      const { pathname = screen.location.pathname } = typeof to === 'string' ? parsePath(to) : to;
      const open = (opened: Opening): void => {
        nextOpening = { ...opened, options };
        history[change](to, state);
      };
      // A field writes into the address after a pause (`useUpdateSearchParams`, known by `replace` with `preventScrollReset`). If a link
      // was pressed in that pause, the change must not take the place of the screen that the link opens, whose code is loading.
      const isLateChange = latestRequest !== undefined && change === 'replace' && options?.preventScrollReset;
      if (!isLateChange) whenLoaded(pathname, open);
      // The other screen opens afterwards. After Back the browser has the other screen's address already, which stays as it is.
      else if (history.location === screen.location) open({ matches: screen.matches });
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
