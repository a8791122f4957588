import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { couriers } from '#domain/consignments/couriers.ts';
import { readStatementAmount } from '#domain/statements/readStatementAmount.ts';
import {
  mappingFault,
  type StatementField,
  statementFieldLabels,
  statementFields,
} from '#domain/statements/statementMapping.ts';
import type { StatementPreview } from '#domain/statements/statementPreview.ts';
import type { StatementRow } from '#domain/statements/statementTable.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import { fromPoisha } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/statements.tsx';
import { shownText } from '#messages/refusals/sentences.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { type Column, Table } from '#ui/layout/Table.tsx';
import { TitledCard } from '../../components/layout/TitledCard.tsx';
import type { MappedColumns } from './useNewStatement.ts';

interface MapColumnsFormProps {
  readonly preview: StatementPreview;
  readonly columns: MappedColumns;
  /** Why the statement could not be checked; `null` if nothing has failed. */
  readonly problem: string | null;
  /** Whether the statement is being checked. Until the answer no other one can be chosen, for which it would then be shown. */
  readonly busy: boolean;
  readonly onCheck: (columns: MappedColumns) => void;
  readonly onRestart: () => void;
}

const previewColumns = ({ header }: StatementPreview): Column<StatementRow>[] => [
  {
    key: 'row',
    header: messages.row,
    align: 'end',
    narrowLayout: 'mark',
    cell: ({ row }) => formatCount(row),
  },
  ...header.map((name, index) => ({
    key: name,
    header: name,
    wordBreak: 'name' as const,
    cell: ({ cells }: StatementRow) => cells[index] ?? '',
  })),
];

/** The form in which staff say what the columns of a file mean, below the first rows of the file. */
export const MapColumnsForm = ({
  preview,
  columns,
  problem,
  busy,
  onCheck,
  onRestart,
}: MapColumnsFormProps) => {
  const [mapping, setMapping] = useState(columns.mapping);
  const [typedTotal, setTypedTotal] = useState(
    columns.payoutTotal === null ? '' : String(columns.payoutTotal),
  );
  const [isSubmitted, setIsSubmitted] = useState(false);
  /** Why the columns do not suffice; `null` when they do. */
  const fault = mappingFault(mapping, preview);
  /** In poisha; `null` for an empty field, `undefined` for a text that is no amount. */
  const total = readStatementAmount(typedTotal);
  /** Says which column has the field; `''` for none. */
  const mapField = (field: StatementField, name: string) => {
    const { [field]: _before, ...otherFields } = mapping;
    setMapping(name === '' ? otherFields : { ...otherFields, [field]: name });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (fault !== null || total === undefined) return;
    onCheck({ mapping, payoutTotal: total === null ? null : fromPoisha(total) });
  };
  const name = couriers[preview.courier].name;
  return (
    <Stack gap={4}>
      <TitledCard title={messages.firstRowsOf(preview.name)} isSpaced>
        <p>
          {messages.rows(preview.lines, formatCount(preview.lines))}{' '}
          {preview.isSaved ? messages.columnsOfTheLastFile(name) : messages.columnsAreGuessed}
        </p>
        <Table
          caption={messages.firstRowsOfTheFile}
          columns={previewColumns(preview)}
          rows={preview.rows}
          rowKey={({ row }) => String(row)}
          maxHeight="40vh"
        />
      </TitledCard>
      <TitledCard title={messages.whatTheColumnsMean} isSpaced>
        <form onSubmit={submit} noValidate aria-label={messages.whatTheColumnsMean}>
          <Stack gap={4}>
            <Fields>
              {statementFields.map((field) => (
                <Select
                  key={field}
                  label={shownText(statementFieldLabels[field])}
                  placeholder={messages.notInTheFile}
                  options={[...preview.header]}
                  value={mapping[field] ?? ''}
                  onChange={({ target }) => mapField(field, target.value)}
                />
              ))}
              <TextField
                label={messages.wholePayout}
                inputMode="decimal"
                hint={messages.asTheCourierSays}
                value={typedTotal}
                error={isSubmitted && total === undefined ? messages.thisIsNoAmount : undefined}
                onChange={({ target }) => setTypedTotal(target.value)}
              />
            </Fields>
            {isSubmitted && fault !== null && <Notice tone="danger">{shownText(fault.message)}</Notice>}
            {problem !== null && <Notice tone="danger">{problem}</Notice>}
            <Row gap={2}>
              <Button type="submit" busy={busy} busyLabel={messages.checking}>
                {messages.checkTheStatement}
              </Button>
              <Button tone="plain" disabled={busy} onClick={onRestart}>
                {messages.chooseAnotherOne}
              </Button>
            </Row>
          </Stack>
        </form>
      </TitledCard>
    </Stack>
  );
};

const Fields = styled.div`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  align-items: start;
`;
