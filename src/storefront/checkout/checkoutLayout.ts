import { styled } from 'styled-components';
import { from } from '#ui/theme/media.ts';

/** The form and, beside it on a wide screen, the sticky summary. */
export const Content = styled.div`
  display: grid;
  gap: var(--space-5);
  align-items: start;
  ${from.large} { grid-template-columns: minmax(0, 1fr) 400px; gap: var(--space-6); }
`;
export const Sidebar = styled.div`
  display: grid;
  gap: var(--space-5);
  min-width: 0;
  ${from.large} { position: sticky; top: 96px; }
`;
