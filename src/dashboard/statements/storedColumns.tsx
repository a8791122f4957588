import { styled } from 'styled-components';
import { isCashState } from '#domain/cash/cashState.ts';
import { cashStateLabels } from '#domain/consignments/cashText.ts';
import type { StoredLine } from '#domain/statements/statement.ts';
import type { Column } from '#ui/layout/Table.tsx';
import { lineColumns } from './checkedColumns.tsx';
import { WriteOffForm } from './WriteOffForm.tsx';

const columnsOf = (mayWriteOff: boolean): readonly Column<StoredLine>[] => [
  ...lineColumns,
  {
    key: 'now',
    header: 'Now',
    narrowLayout: 'half',
    cell: ({ cashState }) => (isCashState(cashState) ? cashStateLabels[cashState] : '–'),
  },
  {
    key: 'note',
    header: 'Note',
    wordBreak: 'address',
    narrowLayout: 'full',
    cell: (line) => (
      <Lines>
        {line.note}
        {mayWriteOff && <WriteOffForm line={line} />}
      </Lines>
    ),
  },
];

const byRight = { admin: columnsOf(true), staff: columnsOf(false) };

/** The columns of applied lines; admins write off what stays open. */
export const storedColumns = (mayWriteOff: boolean): readonly Column<StoredLine>[] =>
  mayWriteOff ? byRight.admin : byRight.staff;

const Lines = styled.span`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
`;
