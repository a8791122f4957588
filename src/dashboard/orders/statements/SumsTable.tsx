import type { KindSum } from '#domain/statements/statementCheck.ts';
import { type StatementKind, statementKindLabels } from '#domain/statements/statementKind.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import { formatExactTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/statements.tsx';
import { shownText } from '#messages/refusals/sentences.ts';
import { Badge } from '#ui/badges/Badge.tsx';
import { type Column, Table } from '#ui/layout/Table.tsx';
import { kindTones } from './kindTones.ts';

const columns: readonly Column<KindSum>[] = [
  {
    key: 'kind',
    header: messages.lines,
    narrowLayout: 'full',
    cell: ({ kind }) => <Badge tone={kindTones[kind]}>{shownText(statementKindLabels[kind])}</Badge>,
  },
  {
    key: 'lines',
    header: messages.number,
    align: 'end',
    narrowLayout: 'half',
    cell: ({ lines }) => formatCount(lines),
  },
  {
    key: 'collected',
    header: messages.collected,
    align: 'end',
    narrowLayout: 'half',
    cell: ({ collected }) => formatExactTaka(collected),
  },
  {
    key: 'fees',
    header: messages.fees,
    align: 'end',
    narrowLayout: 'half',
    cell: ({ fees }) => formatExactTaka(fees),
  },
  {
    key: 'net',
    header: messages.net,
    align: 'end',
    narrowLayout: 'half',
    cell: ({ net }) => formatExactTaka(net),
  },
];

/** The sums of a statement's lines by kind. */
export const SumsTable = ({ sums }: { readonly sums: readonly KindSum[] }) => (
  <Table
    caption={messages.sumsByKind}
    columns={columns}
    rows={sums}
    rowKey={({ kind }: { kind: StatementKind }) => kind}
  />
);
