import { styled } from 'styled-components';
import { from } from '#ui/theme/media.ts';

/** Windows wide enough for the menu beside the screen; in narrower ones the tables need the space. */
export const wide = '@media (min-width: 1280px)';

/** The two columns of the dashboard: the menu, and the screen below its bar. Only the screen is printed. */
export const Shell = styled.div`
  min-height: 100dvh;
  background: var(--paper);
  color: var(--ink);

  ${wide} {
    display: grid;
    grid-template-columns: 248px minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }

  @media print {
    display: block;
    min-height: 0;
    background: none;
  }
`;

/**
 * The bar above the screen; over the screen's own sticky bars, whose `z-index` is 4 at most (opened lists have 5 and more). It is 57 px
 * high with its search field. The screen's sticky bars keep below it by the same number (BulkBar, OverviewActions).
 */
export const Header = styled.header`
  position: sticky;
  z-index: 5;
  inset-block-start: 0;
  display: flex;
  align-items: center;
  /* Without a minimum the grid would take this row for lower than it is, and each short screen would scroll by 4 px. */
  min-height: 57px;
  gap: var(--space-2);
  padding: var(--space-1) var(--space-3);
  border-block-end: 1px solid var(--line);
  background: var(--surface);

  ${from.medium} {
    padding-inline: var(--space-6);
  }

  ${wide} {
    grid-column: 2;
  }

  @media print {
    display: none;
  }
`;

/** The menu beside the screen, in wide windows only. */
export const Aside = styled.aside`
  display: none;

  ${wide} {
    position: sticky;
    inset-block-start: 0;
    display: block;
    grid-column: 1;
    grid-row: 1 / span 2;
    height: 100dvh;
    overflow-y: auto;
    border-inline-end: 1px solid var(--line);
    background: var(--surface);
  }

  @media print {
    display: none;
  }
`;

/** The screen; takes the focus from the skip link. */
export const Main = styled.main`
  width: 100%;
  max-width: 1280px;
  min-width: 0;
  margin: 0 auto;
  padding: var(--space-5) var(--space-4) var(--space-7);

  &:focus {
    outline: none;
  }

  ${from.medium} {
    padding: var(--space-6) var(--space-6) var(--space-7);
  }

  ${wide} {
    grid-column: 2;
  }

  @media print {
    max-width: none;
    padding: 0;
  }
`;
