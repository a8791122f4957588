import { type ReactNode, useId, useState } from 'react';
import { css, styled } from 'styled-components';
import { formatCount } from '#domain/values/formatCount.ts';
import * as messages from '#messages/dashboard/figures.ts';
import { Button } from '#ui/controls/Button.tsx';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';

/** A column of numbers. */
export interface BreakdownColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
}

interface BreakdownTableProps<Row> {
  /** What the table lists, for screen readers. */
  readonly caption: string;
  /** What a row is, such as `District`. */
  readonly name: string;
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  /** The value that the row's bar shows, in proportion to the largest value. */
  readonly valueOf: (row: Row) => number;
  readonly columns: readonly BreakdownColumn<Row>[];
}

/** How many rows are shown until the user asks for all. */
const firstRows = 8;

/** How many columns of numbers fit beside the names in a box of 600 px; more of them need 860 px. */
const mediumColumns = 6;

/** A table of numbers with a bar below the name of each row. In a narrow box the numbers too stand below the name, three on a line. */
export const BreakdownTable = <Row,>({
  caption,
  name,
  rows,
  nameOf,
  valueOf,
  columns,
}: BreakdownTableProps<Row>) => {
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  // At least 1, so that nothing is divided by 0.
  const largest = Math.max(1, ...rows.map(valueOf));
  const visibleRows = showsAll ? rows : rows.slice(0, firstRows);
  return (
    <Box>
      <Root id={id} data-wide={columns.length > mediumColumns || undefined}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            {columns.map(({ header }) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visibleRows.map((row) => (
            <tr key={nameOf(row)}>
              <th scope="row">
                {shownName(nameOf(row))}
                <Bar style={{ inlineSize: `${(valueOf(row) / largest) * 100}%` }} />
              </th>
              {columns.map(({ header, cell }) => (
                <td key={header} data-label={header}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Root>
      {rows.length > firstRows && (
        <Button
          tone="quiet"
          size="s"
          aria-expanded={showsAll}
          aria-controls={id}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? messages.theFirstAlone(firstRows) : messages.all(formatCount(rows.length))}
        </Button>
      )}
    </Box>
  );
};

const Bar = styled.span`
  display: block;
  height: 6px;
  min-width: 2px;
  margin-block-start: var(--space-1);
  border-radius: 3px;
  background: var(--accent);
  print-color-adjust: exact;
`;

/** The styles of a table: each number in a column of its own. */
const inColumns = css`
  display: table;

  thead {
    display: table-header-group;
    position: static;
    clip-path: none;
  }

  tbody {
    display: table-row-group;
  }

  tbody tr {
    display: table-row;
  }

  th,
  td,
  tbody th {
    padding: var(--space-2);
    border-block-start: 1px solid var(--line);
    text-align: end;
    white-space: nowrap;
  }

  thead th {
    border-block-start: 0;
    color: var(--ink-soft);
    font-weight: 600;
  }

  th:first-child {
    width: 34%;
    padding-inline-start: 0;
    text-align: start;
    white-space: normal;
  }

  td:last-child,
  th:last-child {
    padding-inline-end: 0;
  }

  td::before {
    content: none;
  }
`;

const Box = styled.div`
  min-width: 0;
  container-type: inline-size;

  > button {
    margin-inline-start: calc(-1 * var(--space-3));
    @media print { display: none; }
  }
`;

const Root = styled.table`
  display: block;
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;

  caption,
  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  tbody {
    display: block;
  }

  tr {
    break-inside: avoid;
  }

  tbody tr {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-2) var(--space-3);
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--line);
  }

  tbody th {
    grid-column: 1 / -1;
    padding: 0;
    font-weight: 550;
    overflow-wrap: anywhere;
    text-align: start;
  }

  td {
    padding: 0;
  }

  td::before {
    content: attr(data-label);
    display: block;
    color: var(--ink-faint);
    font-size: var(--text-xs);
  }

  @container (min-width: 600px) {
    &:not([data-wide]) {
      ${inColumns}
    }
  }

  @container (min-width: 860px) {
    ${inColumns}
  }
`;
