import type { RouteMatch } from 'react-router-dom';
import type { ApiState } from '#api/shopApi.ts';
import { isDecodable } from '#domain/webAddress.ts';
import type { PreviewHandle } from '#ui/layout/PreviewPlace.tsx';
import { routes } from '../../routes.tsx';
import { areLoaded, matchedRoutes } from '../matchedRoutes.ts';
import type { ScreenNavigation } from '../screenNavigation.ts';
import { createScreenPreviews, type FindPreview } from './createScreenPreviews.tsx';

/** Milliseconds after a touch in which its click comes. */
const clickDelay = 500;

const findPreviewIn =
  (state: () => ApiState): FindPreview =>
  (matches) => {
    const { route, params = {} } = matches.at(-1) ?? {};
    const handle: Partial<PreviewHandle<ApiState>> | undefined = route?.handle;
    return handle?.preview?.(params, state()) ?? null;
  };

/** The routes that the link under the pointer leads to; `null` if their code is not loaded. */
const linkedRoutes = ({ target }: Event): readonly RouteMatch[] | null => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== location.origin || !isDecodable(link.pathname)) return null;
  const matches = matchedRoutes(routes, link.pathname);
  return areLoaded(matches) ? matches : null;
};

/**
 * From now on a press shows what is known of the screen that it opens (SPD-27). The preview of a touched link is rendered
 * ahead, unless the touch ends soon or scrolls the page.
 */
export const startPreviews = (navigation: ScreenNavigation, state: () => ApiState): void => {
  const previews = createScreenPreviews(navigation, findPreviewIn(state));
  navigation.previews = previews;
  let touches = 0;
  document.addEventListener('pointerdown', (event) => {
    touches += 1;
    const touch = touches;
    const prepareWhileTouched = (): void => {
      const matches = touch === touches ? linkedRoutes(event) : null;
      if (matches !== null) previews.prepare(matches);
    };
    // A tap without duration is answered first. Chromium holds timers back for 100 ms after a touch, frames not.
    requestAnimationFrame(() => requestAnimationFrame(prepareWhileTouched));
  });
  document.addEventListener('pointercancel', () => {
    touches += 1;
    previews.cancel();
  });
  document.addEventListener('pointerup', () => {
    touches += 1;
    const end = touches;
    // A click with a key pressed opens another tab, a drag nothing.
    setTimeout(() => {
      if (end === touches) previews.cancel();
    }, clickDelay);
  });
};
