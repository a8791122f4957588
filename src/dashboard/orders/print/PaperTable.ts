import { styled } from 'styled-components';

/** A table on paper: lines between the rows, none across two pages, the header on each. */
export const PaperTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: var(--space-1) var(--space-2) var(--space-1) 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
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
