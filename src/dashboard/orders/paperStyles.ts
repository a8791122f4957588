import { css, styled } from 'styled-components';

/** Black on white in print, whatever the theme. */
export const paperStyles = css`
  @media print {
    --ink: #000;
    --ink-soft: #333;
    --ink-faint: #555;
    --line: #bbb;
    --surface: #fff;

    color: #000;
    font-size: 10.5pt;
  }
`;

/**
 * On paper the first child of the element stands at the top of each of its pages, so that a later page names its order too. The child
 * becomes a table header and loses its own layout: a header with columns needs a `div` around it.
 */
export const repeatedHeader = css`
  @media print {
    display: table;
    width: 100%;

    > :first-child {
      display: table-header-group;
      break-inside: avoid;
    }
  }
`;

/** A table on paper: lines between the rows, no row across two pages, the header on each page. */
export const PaperTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding-block: var(--space-1);
    padding-inline: 0 var(--space-2);
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }

  th {
    color: var(--ink-faint);
    font-size: var(--text-xs);
  }

  thead {
    display: table-header-group;
  }

  tr {
    break-inside: avoid;
  }
`;
