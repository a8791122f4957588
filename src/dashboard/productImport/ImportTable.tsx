import { styled } from 'styled-components';
import { stockColumn } from '#domain/productFiles/productCsv.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import * as messages from '#messages/dashboard/productImport.tsx';
import { digits } from '#messages/language.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { Badge } from '#ui/badges/Badge.tsx';
import type { Column } from '#ui/layout/Table.tsx';
import { FilteredTable } from '../components/lists/FilteredTable.tsx';
import { type ImportRow, type RowKind, rowKinds } from './importRows.ts';

const labels: Readonly<Record<RowKind, string>> = {
  new: messages.kindNew,
  changed: messages.kindChanged,
  same: messages.kindSame,
  refused: messages.kindRefused,
};
const tones = { new: 'good', changed: 'accent', same: 'neutral', refused: 'danger' } as const;

/** Only pieces get the language and the digits of the page; what the other columns hold stays as it is in the file. */
const shownValue = (field: string, value: string): string => {
  if (value === '') return messages.empty;
  return field.startsWith(stockColumn) ? digits(shownText(value)) : value;
};

/** Why the product is refused or lacks a picture, what changes in it, and remarks. */
const Details = ({ column, reason, changes, notes }: ImportRow) => (
  <List>
    {reason !== '' && (
      <li>
        {column !== '' && <strong>{column}: </strong>}
        {shownText(reason)}
      </li>
    )}
    {changes.map(({ field, from, to }) => (
      <li key={field}>
        {shownText(field)}: <del>{shownValue(field, from)}</del> → <ins>{shownValue(field, to)}</ins>
      </li>
    ))}
    {notes.map((note) => (
      <li key={note}>{shownText(note)}</li>
    ))}
  </List>
);

const columns: readonly Column<ImportRow>[] = [
  {
    key: 'row',
    header: messages.row,
    cell: ({ row }) => formatCount(row),
    align: 'end',
    narrowLayout: 'half',
  },
  {
    key: 'name',
    header: messages.product,
    cell: ({ name }) => name,
    wordBreak: 'name',
    narrowLayout: 'title',
  },
  {
    key: 'kind',
    header: messages.result,
    cell: ({ kind }) => <Badge tone={tones[kind]}>{labels[kind]}</Badge>,
    narrowLayout: 'half',
  },
  {
    key: 'details',
    header: messages.details,
    cell: (row) => <Details {...row} />,
    wordBreak: 'address',
    narrowLayout: 'full',
  },
];

interface ImportTableProps {
  readonly caption: string;
  readonly rows: readonly ImportRow[];
}

/** The table of a file's products with what becomes of each; shows all products, or the products with one result. */
export const ImportTable = ({ caption, rows }: ImportTableProps) => {
  const ofKinds = rowKinds.map((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind);
    return { label: `${labels[kind]} (${formatCount(ofKind.length)})`, rows: ofKind };
  });
  return (
    <FilteredTable
      legend={messages.results}
      options={[{ label: messages.all(formatCount(rows.length)), rows }, ...ofKinds]}
      caption={caption}
      columns={columns}
      emptyText={messages.noSuchProduct}
    />
  );
};

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  text-align: start;
  font-size: var(--text-s);
  del { color: var(--ink-soft); }
  ins { text-decoration: none; font-weight: 600; }
`;
