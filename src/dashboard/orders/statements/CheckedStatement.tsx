import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  deductionOf,
  type EarlierStatement,
  isApplicable,
  type StatementCheck,
} from '#domain/statements/statementCheck.ts';
import { type StatementKind, statementKindLabels } from '#domain/statements/statementKind.ts';
import { statementFaultText } from '#domain/statements/statementTable.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import { formatCount } from '#domain/values/groupDigits.ts';
import { formatExactTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/statements.tsx';
import { shownText } from '#messages/refusals/sentences.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ChoiceChips } from '#ui/forms/ChoiceChips.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Table } from '#ui/layout/Table.tsx';
import { TitledCard } from '../../components/layout/TitledCard.tsx';
import { statementPath } from '../../components/routing/addresses.ts';
import { checkedColumns } from './checkedColumns.tsx';
import { SumsTable } from './SumsTable.tsx';

interface CheckedStatementProps {
  readonly check: StatementCheck;
  readonly problem: string | null;
  readonly busy: boolean;
  readonly onApply: () => void;
  readonly onMapAgain: () => void;
  readonly onRestart: () => void;
}

/** So many rows are shown at first, and added by each press. */
const rowsPerPress = 100;
/** Up to this many faults are listed. */
const listedFaults = 10;

const moreCells = (count: number): string => messages.andMoreCells(count, formatCount(count));

const takeFocus = (result: HTMLElement | null): void => result?.focus();

/** The dry run of a statement: what applying it would do. Nothing is written before its button is pressed. */
export const CheckedStatement = ({
  check,
  problem,
  busy,
  onApply,
  onMapAgain,
  onRestart,
}: CheckedStatementProps) => (
  // The button that was pressed is gone: whoever uses the keyboard goes on from here.
  <Result gap={4} ref={takeFocus} tabIndex={-1} role="region" aria-label={messages.theCheck}>
    <EarlierNotices check={check} />
    {check.faults.length > 0 && (
      <Notice tone="danger">
        {messages.nothingCanBeApplied}
        {check.faults.slice(0, listedFaults).map((fault) => (
          <div key={shownText(statementFaultText(fault))}>{shownText(statementFaultText(fault))}</div>
        ))}
        {check.faults.length > listedFaults && <div>{moreCells(check.faults.length - listedFaults)}</div>}
      </Notice>
    )}
    <TitledCard title={messages.sums} isSpaced>
      <SumsTable sums={check.sums} />
      <p>{totalText(check)}</p>
    </TitledCard>
    <CheckedLines check={check} />
    {problem !== null && <Notice tone="danger">{problem}</Notice>}
    <Row gap={2}>
      <Button disabled={!isApplicable(check)} busy={busy} busyLabel={messages.applying} onClick={onApply}>
        {messages.applyLines(check.lines.length, formatCount(check.lines.length))}
      </Button>
      <Button tone="plain" onClick={onMapAgain}>
        {messages.changeTheColumns}
      </Button>
      <Button tone="plain" onClick={onRestart}>
        {messages.chooseAnotherOne}
      </Button>
    </Row>
  </Result>
);

const totalText = (check: StatementCheck): string => {
  const net = messages.theLinesComeTo(formatExactTaka(check.net));
  if (check.payoutTotal === null) return net;
  const deduction = deductionOf(check);
  const payout = formatExactTaka(check.payoutTotal);
  if (deduction === 0) return `${net} ${messages.thePayoutIsEqual(payout)}`;
  const rest = formatExactTaka(Math.abs(deduction));
  const differs = deduction < 0 ? messages.thePayoutIsDeducted : messages.thePayoutIsMore;
  return `${net} ${differs(payout, rest)}`;
};

const earlierText = ({ invoices, parcels }: EarlierStatement): string => {
  const more = parcels - invoices.length;
  const listed = invoices.join(', ');
  return more > 0 ? messages.andMore(listed, formatCount(more)) : listed;
};

const EarlierNotices = ({ check: { same, overlaps } }: Pick<CheckedStatementProps, 'check'>) => (
  <>
    {same !== null && (
      <Notice tone="danger">
        {messages.wasApplied(
          formatDateTime(same.at),
          same.by,
          <Link to={statementPath(same.id)}>{same.name}</Link>,
        )}
      </Notice>
    )}
    {same === null &&
      overlaps.map((earlier) => (
        <Notice key={earlier.id} tone="warning">
          {messages.namesParcels({
            earlier: <Link to={statementPath(earlier.id)}>{earlier.name}</Link>,
            at: formatDateTime(earlier.at),
            parcels: earlier.parcels,
            count: formatCount(earlier.parcels),
            invoices: earlierText(earlier),
          })}
        </Notice>
      ))}
  </>
);

/** Which lines are shown: those of a kind, those with other fees than agreed (`fees`), or all (`null`). */
type Filter = StatementKind | 'fees' | null;

const CheckedLines = ({ check }: Pick<CheckedStatementProps, 'check'>) => {
  const { lines, sums, feesDiffer } = check;
  const [chosen, setChosen] = useState<Filter>(null);
  const [shown, setShown] = useState(rowsPerPress);
  const choices = new Map<string, Filter>([
    [messages.allLines(formatCount(lines.length)), null],
    ...sums.map(
      ({ kind, lines: count }) =>
        [messages.counted(shownText(statementKindLabels[kind]), formatCount(count)), kind] as const,
    ),
    ...(feesDiffer > 0 ? [[messages.otherFee(formatCount(feesDiffer)), 'fees'] as const] : []),
  ]);
  const current = [...choices].find(([, filter]) => filter === chosen)?.[0] ?? '';
  const kept = lines.filter(
    ({ kind, agreedFees }) =>
      chosen === null || kind === chosen || (chosen === 'fees' && agreedFees !== null),
  );
  return (
    <Stack gap={3}>
      <ChoiceChips
        legend={messages.lines}
        options={[...choices.keys()]}
        value={current}
        onChange={(choice) => {
          setChosen(choices.get(choice) ?? null);
          setShown(rowsPerPress);
        }}
      />
      <Table
        caption={messages.linesOfTheStatement}
        columns={checkedColumns}
        rows={kept.slice(0, shown)}
        rowKey={({ row }) => String(row)}
        maxHeight="70vh"
      />
      {kept.length > shown && (
        <Button tone="plain" onClick={() => setShown(shown + rowsPerPress)}>
          {messages.showMoreLeft(formatCount(kept.length - shown))}
        </Button>
      )}
    </Stack>
  );
};

const Result = styled(Stack)`
  &:focus { outline: none; }
`;
