import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/ui/layout.ts';

/**
 * A link that skips the header: the first tab stop of a page. It leads to the element with the id `content`, which needs `tabIndex={-1}` to
 * take the focus.
 */
export const SkipLink = () => (
  <Root href="#content" onClick={skip}>
    {messages.skipToContent}
  </Root>
);

const skip = (event: MouseEvent): void => {
  // Following the link would add a history entry without the router's state.
  event.preventDefault();
  const content = document.getElementById('content');
  content?.focus();
  content?.scrollIntoView();
};

// Not printed: a fixed element appears on every printed page, and its translation moves it onto the page before.
// Over everything but a dialog.
const Root = styled.a`
  position: fixed;
  inset-block-start: var(--space-2);
  inset-inline-start: var(--space-2);
  z-index: 100;
  padding: var(--space-3) var(--space-5);
  border-radius: var(--radius-m);
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 600;
  &:not(:focus) { translate: 0 -200%; }
  @media print { display: none; }
`;
