import { styled } from 'styled-components';
import { titledSurfaceStyles } from '#ui/layout/Card.tsx';
import { from, short } from '#ui/theme/media.ts';
import { stickyBarStyles } from '../layout/stickyBarStyles.ts';

/** The list and, beside it on a wide screen, the sticky summary. */
export const Content = styled.div`
  display: grid;
  gap: var(--space-5);
  align-items: start;
  ${from.large} { grid-template-columns: minmax(0, 1fr) clamp(320px, 33%, 380px); gap: var(--space-6); }
`;
// On a narrow screen `display: contents` lets SummaryFooter stick to the lower edge along the whole list.
export const Sidebar = styled.div`
  display: contents;
  ${from.large} {
    display: block;
    position: sticky;
    /* Below the sticky header. */
    inset-block-start: 96px;
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface);
  }
`;
export const SummaryCard = styled.section`
  ${titledSurfaceStyles}
  ${from.large} { border: 0; max-height: 50vh; overflow: auto; }
`;
export const SummaryFooter = styled.div`
  ${stickyBarStyles}
  ${from.medium} {
    position: sticky;
    inset-block-end: var(--space-3);
    z-index: 2;
    display: grid;
    gap: var(--space-2);
    /* Space for the floating contact button. */
    padding-block: var(--space-3);
    padding-inline: var(--space-4) 80px;
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface-raised);
    box-shadow: var(--shadow-2);
  }
  ${short} { position: static; }
  ${from.large} {
    position: static;
    border-width: 1px 0 0;
    border-radius: 0 0 var(--radius-l) var(--radius-l);
    background: none;
    box-shadow: none;
    gap: var(--space-3);
    padding: var(--space-5);
  }
`;
