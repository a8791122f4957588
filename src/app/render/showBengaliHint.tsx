import { createRoot } from 'react-dom/client';
import { BengaliHint, isBengaliHintHidden } from '#storefront/layout/language/BengaliHint.tsx';
import { prefersReducedMotion } from '#ui/theme/media.ts';
import { isDashboardPath } from '../routing/matchedRoutes.ts';

/**
 * Shows the hint that the page exists in Bengali (BN-2) on a page of the storefront, where the hint moves nothing else. It takes the place
 * of the link to the other language in the notice bar. It floats over the page if the bar lacks ticker or link, or if the visitor wants no
 * motion: then the notice wraps, and the bar would grow.
 */
export const showBengaliHint = (): void => {
  if (isDashboardPath(location.pathname) || isBengaliHintHidden()) return;
  const link = [...document.querySelectorAll<HTMLElement>('section a[hreflang]')].find(isInNoticeBar) ?? null;
  const container = document.createElement('div');
  if (link === null || prefersReducedMotion()) {
    document.querySelector('main')?.parentElement?.append(container);
    createRoot(container).render(<BengaliHint isFloating onDismiss={() => moveFocus(null)} />);
    return;
  }
  link.before(container);
  const showLink = (isShown: boolean) => {
    link.style.display = isShown ? '' : 'none';
  };
  showLink(false);
  const replaceHint = () => {
    showLink(true);
    moveFocus(link);
  };
  createRoot(container).render(<BengaliHint isFloating={false} onDismiss={replaceHint} />);
};

/** The notice bar is the section with the input that stops its ticker. */
const isInNoticeBar = (link: HTMLElement): boolean =>
  Boolean(link.closest('section')?.querySelector('input'));

/** The hint's button, which had the focus, is gone: focuses the link that is back in its place or, without one, the content. */
const moveFocus = (link: HTMLElement | null): void => {
  link?.focus();
  // On a phone the link is hidden, and takes no focus.
  if (link === null || document.activeElement !== link)
    document.querySelector('main')?.focus({ preventScroll: true });
};
