import { styled } from 'styled-components';
import { from } from '#ui/theme/media.ts';

/** The narrowest windows in which lists are tables and not cards: all columns fit only with smaller text or padding. */
export const narrowTable = '@media (min-width: 769px) and (max-width: 1023px)';

/** Wraps a table of many columns, to give it less padding between them, and the least in a narrow window. */
export const DenseTable = styled.div`
  min-width: 0;

  /* Cells with a checkbox. In cards: its press area is 10 px larger than the box on each side. */
  td:has(> label) {
    margin-inline-start: -10px;
  }

  ${from.medium} {
    /* In tables: a smaller press area, without the margin. */
    :is(td, th):has(> label) {
      --target: 32px;
      margin: 0;
      padding-inline: var(--space-2) 0;
    }

    th,
    td {
      padding: var(--space-2) 6px;
    }

    th {
      white-space: normal;
    }

    /* A long name without spaces breaks, and does not take the width of the other columns; only what the row is about may be wide. */
    td[data-breaks='name']:not([data-narrow='title']) {
      max-width: 11em;
    }

    th:first-child,
    td:first-child {
      padding-inline-start: var(--space-3);
    }
  }

  ${from.large} {
    th:last-child,
    td:last-child {
      padding-inline-end: var(--space-3);
    }
  }

  /* Eight columns do not fit at the normal size in the widest common font. */
  ${narrowTable} {
    table {
      font-size: var(--text-xs);
    }

    th,
    td {
      padding-inline: var(--space-1);
    }

    /* Columns whose wordBreak is name (Table.tsx). */
    table [data-breaks='name'] {
      min-width: 4.5em;
    }
  }

  /* From this width all columns fit with more space between them. */
  @media (min-width: 1100px) {
    th,
    td {
      padding-inline: var(--space-2);
    }
  }
`;
