import { styled } from 'styled-components';
import { isCashState } from '#domain/cash/cashState.ts';
import type { StoredLine } from '#domain/statements/statement.ts';
import * as messages from '#messages/dashboard/orders/statements.tsx';
import { cashStateLabels } from '#messages/domain/cash.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import type { Column } from '#ui/layout/Table.tsx';
import { WriteOff } from '../WriteOff.tsx';
import { lineColumns } from './checkedColumns.tsx';

/** The columns after a statement is applied; in the last one admins write off what stays open. */
export const storedColumns: readonly Column<StoredLine>[] = [
  ...lineColumns,
  {
    // The state of the parcel's cash today, which may have changed since the statement was applied.
    key: 'now',
    header: messages.now,
    narrowLayout: 'half',
    cell: ({ cashState }) => (isCashState(cashState) ? cashStateLabels[cashState] : '–'),
  },
  {
    key: 'note',
    header: messages.note,
    wordBreak: 'address',
    narrowLayout: 'full',
    cell: (line) => (
      <Lines>
        {shownText(line.note)}
        <LineWriteOff line={line} />
      </Lines>
    ),
  },
];

/** The write-off of the line's parcel; nothing if the shop does not know the parcel. */
const LineWriteOff = ({
  line: { consignmentId, invoice, cashState, unremitted },
}: {
  readonly line: StoredLine;
}) =>
  consignmentId !== null && isCashState(cashState) ? (
    <WriteOff parcel={{ id: consignmentId, invoice, cashState, unremitted }} />
  ) : null;

const Lines = styled.span`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
`;
