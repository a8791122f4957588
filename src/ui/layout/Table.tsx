import { memo, type ReactNode, useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { from, narrow } from '../theme/media.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row, index: number) => ReactNode;
  readonly align?: 'start' | 'end';
  /** For user input: breaks words that are longer than the column. The column is at least as wide as a name or an address needs. */
  readonly wordBreak?: 'name' | 'address';
  /**
   * In a narrow window each row is a card. Layout of the cell in it; by default a line with the header at the start and the
   * value at the end. `mark`: a number or checkbox before the title. `title`: the card's heading. `full`: a line without a
   * header. `half`: the value below the header, two cells on a line.
   */
  readonly narrowLayout?: 'mark' | 'title' | 'full' | 'half';
  /** Shows the header to screen readers only. */
  readonly hiddenHeader?: boolean;
  /** A control in the column's header, with `hiddenHeader` in place of its text. Cards in a narrow window have none. */
  readonly headerControl?: ReactNode;
}

interface TableProps<Row> {
  /** What the table lists, for screen readers. */
  readonly caption: string;
  /** Pass the same array and the same row objects again if nothing has changed: a row is rendered again only if one of the two is new. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** CSS height above which the table scrolls under a sticky header, such as `80vh`. */
  readonly maxHeight?: string;
  readonly busy?: boolean;
  /** Renders all rows in the first frame, so that the scroll position of an earlier visit can be restored. */
  readonly isComplete?: boolean;
}

/** How many rows the first frame has, about a screenful, for slow devices; the others follow at once. */
const firstRowCount = 8;

/** A semantic table; on a phone each row becomes a card whose cells show their header. */
export const Table = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  maxHeight,
  busy,
  isComplete = false,
}: TableProps<Row>) => {
  // In the first render `isFull` is `isComplete`; if that is false, React renders again in the background with true.
  const isFull = useDeferredValue(true, isComplete);
  const renderedRows = isFull ? rows : rows.slice(0, firstRowCount);
  return (
    // The `tabIndex` lets the keyboard scroll a table that is wider or higher than its place.
    <Root tabIndex={0} aria-label={caption} $maxHeight={maxHeight ?? 'none'}>
      <TableElement aria-busy={busy || !isFull || undefined}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-align={column.align}>
                {column.hiddenHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
                {column.headerControl}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {renderedRows.map((row, index) => (
            <TableRow key={rowKey(row)} name={rowKey(row)} columns={columns} row={row} index={index} />
          ))}
        </tbody>
      </TableElement>
    </Root>
  );
};

interface TableRowProps<Row> extends Pick<TableProps<Row>, 'columns'> {
  readonly name: string;
  readonly row: Row;
  readonly index: number;
}

/** The screens with shortcuts find a row by `data-row` and focus it by script, hence the `tabIndex`. */
const PlainTableRow = <Row,>({ name, columns, row, index }: TableRowProps<Row>) => (
  <tr data-row={name} tabIndex={-1}>
    {columns.map((column) => (
      <td
        key={column.key}
        data-label={column.hiddenHeader ? undefined : column.header}
        data-align={column.align}
        data-breaks={column.wordBreak}
        data-narrow={column.narrowLayout}
      >
        {column.cell(row, index)}
      </td>
    ))}
  </tr>
);
// The type of `memo` loses the type parameter.
const TableRow = memo(PlainTableRow) as typeof PlainTableRow;

// On a phone the cards scroll with the page; a nested scroll area would intercept the swipe.
const Root = styled.section<{ $maxHeight: string }>`
  overflow: auto;
  ${from.medium} {
    max-height: ${({ $maxHeight }) => $maxHeight};
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface);
  }
`;
// Below `from.medium` the same elements are laid out as cards of stacked cells.
const TableElement = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--text-s);
  display: block;
  caption { position: absolute; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  /* The header of cards is only for screen readers: a control in it would take the focus out of sight. */
  @media ${narrow} {
    thead label { visibility: hidden; }
    td[data-narrow='full']:is(:empty, :has(> span:empty)) { display: none; }
  }
  tbody {
    display: grid;
    gap: var(--space-3);
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  }
  tr {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    align-content: start;
    column-gap: var(--space-3);
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--surface);
  }
  tr:focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: -3px;
  }
  td {
    display: flex;
    flex: 1 1 100%;
    align-items: center;
    justify-content: space-between;
    min-width: 0;
    gap: var(--space-4);
    min-height: 36px;
    padding-block: 2px;
    text-align: end;
    overflow-wrap: anywhere;
  }
  td[data-label]::before {
    content: attr(data-label);
    flex: none;
    color: var(--ink-faint);
    font-weight: 500;
    text-align: start;
  }
  td[data-narrow] { justify-content: start; text-align: start; }
  td[data-narrow='mark'] { order: -2; flex: none; min-height: var(--target); }
  /* Beside two marks, but not beside a half cell: that would leave the column of the cells below. */
  td[data-narrow='title'] {
    order: -1;
    flex: 1 1 calc(100% - 120px);
    min-height: var(--target);
    font-size: var(--text-m);
  }
  td[data-narrow='half'] { flex: 1 1 45%; flex-direction: column; align-items: start; gap: 0; padding-block: var(--space-1); }
  td[data-narrow='half']::before { font-size: var(--text-xs); }
  td:is([data-narrow='mark'], [data-narrow='title'], [data-narrow='full'])::before { content: none; }

  ${from.medium} {
    display: table;
    thead { display: table-header-group; position: static; clip-path: none; }
    tbody { display: table-row-group; }
    tr { display: table-row; }
    th, td {
      display: table-cell;
      padding: var(--space-3) var(--space-4);
      text-align: start;
      vertical-align: middle;
      overflow-wrap: normal;
    }
    td[data-narrow='title'] { font-size: inherit; }
    [data-breaks] { min-width: 7em; overflow-wrap: anywhere; }
    [data-breaks='address'] { min-width: 18em; }
    :is(th, td)[data-align='end'] { text-align: end; font-variant-numeric: tabular-nums; }
    th {
      position: sticky;
      inset-block-start: 0;
      z-index: 1;
      background: var(--surface-sunken);
      color: var(--ink-soft);
      font-weight: 600;
      white-space: nowrap;
    }
    td { border-block-start: 1px solid var(--line); }
    tbody tr:first-child td { border-block-start: 0; }
    tbody tr:hover td { background: var(--surface-raised); }
    td[data-label]::before { content: none; }
  }
`;
