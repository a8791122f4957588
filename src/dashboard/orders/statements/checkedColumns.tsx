import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ledgerKindLabels } from '#domain/cash/cashHistory.ts';
import type { StoredLine } from '#domain/statements/statement.ts';
import type { CheckedLine } from '#domain/statements/statementCheck.ts';
import { statementKindLabels } from '#domain/statements/statementKind.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/statements.tsx';
import { cashStateLabels } from '#messages/domain/cash.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { Badge } from '#ui/badges/Badge.tsx';
import type { Column } from '#ui/layout/Table.tsx';
import { CellLines } from '../../components/lists/CellLines.ts';
import { overviewPath } from '../../components/routing/addresses.ts';
import { kindTones } from './kindTones.ts';

type Line = CheckedLine | StoredLine;

/** The parcel as a link to its order, unless the order was deleted or the shop does not know the parcel. */
const ParcelLink = ({ line: { orderId, invoice, name } }: { readonly line: Line }) => {
  // A parcel that the shop does not know has the name that the courier's file gives it, if any.
  const text = invoice || name || messages.noName;
  return orderId === null ? <strong>{text}</strong> : <Link to={overviewPath(orderId)}>{text}</Link>;
};

/** The columns that the lines of a statement have before and after it is applied. */
export const lineColumns: readonly Column<Line>[] = [
  {
    key: 'parcel',
    header: messages.parcel,
    narrowLayout: 'title',
    cell: (line) => (
      <Lines>
        <ParcelLink line={line} />
        <small>{messages.rowNumber(formatCount(line.row))}</small>
      </Lines>
    ),
  },
  {
    key: 'kind',
    header: messages.result,
    narrowLayout: 'half',
    cell: ({ kind }) => <Badge tone={kindTones[kind]}>{shownText(statementKindLabels[kind])}</Badge>,
  },
  {
    key: 'expected',
    header: messages.due,
    align: 'end',
    narrowLayout: 'half',
    cell: ({ consignmentId, expected }) => (consignmentId === null ? '–' : formatTaka(expected)),
  },
  {
    key: 'collected',
    header: messages.collected,
    align: 'end',
    narrowLayout: 'half',
    cell: ({ collected }) => formatTaka(collected),
  },
  {
    key: 'fees',
    header: messages.fees,
    align: 'end',
    narrowLayout: 'half',
    cell: ({ fees, agreedFees }) => (
      <Lines>
        {formatTaka(fees)}
        {/* Only where the billed fees are not the agreed ones. */}
        {agreedFees !== null && <small>{messages.agreedFees(formatTaka(agreedFees))}</small>}
      </Lines>
    ),
  },
  {
    key: 'net',
    header: messages.net,
    align: 'end',
    narrowLayout: 'half',
    // Negative where the fees are more than what was collected.
    cell: ({ net }) => formatTaka(net),
  },
];

/** What the line would write: the amounts of each event, and the state of the cash after it. */
const eventTexts = ({ events }: CheckedLine): string =>
  events
    .map(({ to, entries }) => {
      const amounts = entries
        .map(({ kind, amount }) => `${shownText(ledgerKindLabels[kind])} ${formatTaka(amount)}`)
        .join(', ');
      const state = messages.stateThen(cashStateLabels[to]);
      return amounts === '' ? state : `${amounts}. ${state}`;
    })
    .join('. ');

/** The columns before a statement is applied: also what each line would write into the ledger. */
export const checkedColumns: readonly Column<CheckedLine>[] = [
  ...lineColumns,
  {
    key: 'note',
    header: messages.ledger,
    wordBreak: 'address',
    narrowLayout: 'full',
    cell: (line) => (
      <Lines>
        {shownText(line.note)}
        <small>{eventTexts(line)}</small>
      </Lines>
    ),
  },
];

const Lines = styled(CellLines)`
  /* An order number would break at its hyphens. */
  a {
    white-space: nowrap;
  }
`;
