import { isDecodable } from '#domain/values/webAddress.ts';
import { prefix } from '#messages/language.ts';
import { onFirstInput } from '#ui/hooks/onFirstInput.ts';
import { savesData } from '#ui/whenIdle.ts';
import { routes } from '../routes.tsx';
import { loadRoutes, screenPath } from '../routing/matchedRoutes.ts';

/**
 * Fetches the code of screens before they are opened, unless the visitor saves data. A screen's code is fetched when a
 * pointer, a finger or the focus reaches a link to it. At the first input (`onFirstInput`) the code of every kind of
 * screen that the open one links to is fetched, since a finger is on a link for only 100 ms. A visit without input loads
 * no further screen.
 */
export const prefetchScreens = (): void => {
  if (savesData()) return;
  const requested = new Set<string>();
  const fetchOnce = (path: string): void => {
    if (requested.has(path)) return;
    requested.add(path);
    loadRoutes(routes, path).catch((error: unknown) => {
      requested.delete(path);
      console.warn('The next screen did not load', error);
    });
  };
  const prefetch = ({ target }: Event): void => {
    const control = target instanceof Element ? target.closest<HTMLElement>('a, [data-prefetch]') : null;
    const path = control && pathOf(control);
    if (path !== null) fetchOnce(path);
  };
  // On a touch screen `pointerover` comes with the finger.
  for (const name of ['pointerover', 'focusin'] as const) document.addEventListener(name, prefetch);
  onFirstInput(() => pathsOfLinks().forEach(fetchOnce));
};

/** The path of the address to which a link or a button with `data-prefetch` leads; `null` for another site. */
const pathOf = (control: HTMLElement): string | null => {
  if (!(control instanceof HTMLAnchorElement)) {
    // Written without the prefix of the language, as in the table of routes.
    const { prefetch } = control.dataset;
    return prefetch === undefined ? null : prefix + prefetch;
  }
  return control.origin === location.origin && isDecodable(control.pathname) ? control.pathname : null;
};

/** One path for each kind of screen that the open screen links to; the first segment of a screen's path tells the kind. */
const pathsOfLinks = (): string[] => {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
  const pathsByKind = new Map<string | undefined, string>();
  for (const link of links) {
    const path = pathOf(link);
    if (path !== null) pathsByKind.set(screenPath(path).split('/')[1], path);
  }
  return [...pathsByKind.values()];
};
