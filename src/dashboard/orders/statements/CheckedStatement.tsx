import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  type EarlierStatement,
  isApplicable,
  payoutDifference,
  type StatementCheck,
} from '#domain/statements/statementCheck.ts';
import { statementKindLabels } from '#domain/statements/statementKind.ts';
import { statementFaultText } from '#domain/statements/statementTable.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import { formatExactTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/statements.tsx';
import { shownText } from '#messages/refusals/sentences.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { startOnMount } from '../../components/forms/startOnMount.ts';
import { TitledCard } from '../../components/layout/TitledCard.tsx';
import { FilteredTable } from '../../components/lists/FilteredTable.tsx';
import { statementPath } from '../../components/routing/addresses.ts';
import { checkedColumns } from './checkedColumns.tsx';
import { SumsTable } from './SumsTable.tsx';

interface CheckedStatementProps {
  readonly check: StatementCheck;
  readonly problem: string | null;
  /** Whether the statement is being applied or checked again: until the answer nothing else can be done with it. */
  readonly busy: boolean;
  readonly onApply: () => void;
  /** Goes back to the meaning of the columns. */
  readonly onMapAgain: () => void;
  /** Goes back to the choice of a statement. */
  readonly onRestart: () => void;
}

/** Up to this many faults are listed. */
const listedFaults = 10;

const moreCells = (count: number): string => messages.andMoreCells(count, formatCount(count));

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
  <Result gap={4} ref={startOnMount} tabIndex={-1} role="region" aria-label={messages.theCheck}>
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
    <FilteredTable
      legend={messages.lines}
      options={filterOptions(check)}
      caption={messages.linesOfTheStatement}
      columns={checkedColumns}
    />
    {problem !== null && <Notice tone="danger">{problem}</Notice>}
    <Row gap={2}>
      <Button disabled={!isApplicable(check)} busy={busy} busyLabel={messages.applying} onClick={onApply}>
        {messages.applyLines(check.lines.length, formatCount(check.lines.length))}
      </Button>
      <Button tone="plain" disabled={busy} onClick={onMapAgain}>
        {messages.changeTheColumns}
      </Button>
      <Button tone="plain" disabled={busy} onClick={onRestart}>
        {messages.chooseAnotherOne}
      </Button>
    </Row>
  </Result>
);

/** What the lines come to, and how the payout differs from that if the courier has named one. */
const totalText = (check: StatementCheck): string => {
  const net = messages.theLinesComeTo(formatExactTaka(check.net));
  if (check.payoutTotal === null) return net;
  /** Negative if the courier pays less than the lines come to. */
  const difference = payoutDifference(check);
  const payout = formatExactTaka(check.payoutTotal);
  if (difference === 0) return `${net} ${messages.thePayoutIsEqual(payout)}`;
  const amount = formatExactTaka(Math.abs(difference));
  return difference < 0
    ? `${net} ${messages.thePayoutIsDeducted(payout, amount)}`
    : `${net} ${messages.thePayoutIsMore(payout, amount)}`;
};

/** The parcels that an earlier statement names too: some invoices, and how many more there are. */
const earlierText = ({ invoices, parcels }: EarlierStatement): string => {
  const unlisted = parcels - invoices.length;
  const listed = invoices.join(', ');
  return unlisted > 0 ? messages.andMore(listed, formatCount(unlisted)) : listed;
};

/** Earlier statements with parcels of this one. If this one was applied before, only that is told: it names all of the parcels. */
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

/** Which lines can be shown: all, those of one kind, or all with other fees than agreed. */
const filterOptions = ({ lines, sums, feesDiffer }: StatementCheck) => {
  const ofKinds = sums.map(({ kind, lines: count }) => ({
    label: messages.counted(shownText(statementKindLabels[kind]), formatCount(count)),
    rows: lines.filter((line) => line.kind === kind),
  }));
  // A line has `agreedFees` only if its billed fees differ from them.
  const withOtherFees = lines.filter(({ agreedFees }) => agreedFees !== null);
  const ofFees = { label: messages.otherFee(formatCount(feesDiffer)), rows: withOtherFees };
  return [
    { label: messages.allLines(formatCount(lines.length)), rows: lines },
    ...ofKinds,
    ...(feesDiffer > 0 ? [ofFees] : []),
  ];
};

const Result = styled(Stack)`
  &:focus { outline: none; }
`;
