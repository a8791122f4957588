import { createRoot } from 'react-dom/client';
import { BengaliHint, isBengaliHintHidden } from '#storefront/layout/language/BengaliHint.tsx';
import { prefersReducedMotion } from '#ui/theme/media.ts';

/**
 * Shows the line on an open page of the storefront where it moves nothing: in the notice bar, beside the ticker and in place
 * of the link to the other language; without a ticker above the bars of a phone.
 */
export const showBengaliHint = (): void => {
  if (location.pathname.startsWith('/dashboard') || isBengaliHintHidden()) return;
  const link = document.querySelector<HTMLElement>('section:has(input) a[hreflang]');
  const place = document.createElement('div');
  if (link === null || prefersReducedMotion()) {
    document.querySelector('main')?.parentElement?.append(place);
    createRoot(place).render(<BengaliHint isFloating onDismiss={() => undefined} />);
    return;
  }
  link.before(place);
  const showLink = (isShown: boolean) => {
    link.style.display = isShown ? '' : 'none';
  };
  showLink(false);
  createRoot(place).render(<BengaliHint isFloating={false} onDismiss={() => showLink(true)} />);
};
