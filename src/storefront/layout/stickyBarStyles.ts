import { css } from 'styled-components';
import { narrow, phone } from '#ui/theme/media.ts';

/**
 * Makes the element, in a narrow window, a bar as wide as the window. On a phone the bar sticks to the lower edge while its
 * container is in view; a fixed bar would lie over the footer. While a phone's keyboard is open, the bar is beneath it and covers no
 * field.
 */
export const stickyBarStyles = css`
  @media ${narrow} {
    /* Cancels the scroll padding of ui/theme/base.css: a focus inside the bar must not scroll the page. */
    :is(a, button) { scroll-margin-block: -120px; }
    display: grid;
    grid-template-columns: minmax(0, auto) minmax(0, 1fr);
    align-items: center;
    gap: var(--space-2) var(--space-3);
    margin-inline: calc(-1 * var(--gutter));
    padding: var(--space-2) var(--gutter) calc(var(--space-2) + env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--line);
    background: var(--surface);
    button { min-height: 48px; padding-inline: var(--space-2); font-size: var(--text-m); }
  }
  ${phone} {
    position: sticky;
    inset-block-end: 0;
    /* Above the contact button, below toasts and the header. */
    z-index: 46;
  }
`;
