import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { useStatementLinesQuery, useStatementQuery } from '#api/orders/statementsApi.ts';
import { isAdmin } from '#domain/accounts/role.ts';
import { couriers } from '#domain/consignments/couriers.ts';
import type { StatementWithSums } from '#domain/statements/statement.ts';
import { payoutDifference } from '#domain/statements/statementCheck.ts';
import { type StatementKind, statementKindLabels } from '#domain/statements/statementKind.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import { formatExactTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/statements.tsx';
import { shownText } from '#messages/refusals/sentences.ts';
import { selectRole } from '#slices/sessionSlice.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { ChoiceChips } from '#ui/forms/ChoiceChips.tsx';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Table } from '#ui/layout/Table.tsx';
import { TitledCard } from '../../components/layout/TitledCard.tsx';
import { shownPage } from '../../components/lists/shownPage.ts';
import { NotLoaded } from '../../components/loading/NotLoaded.tsx';
import { PartNotLoaded } from '../../components/loading/PartNotLoaded.tsx';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { addresses, screenHandle } from '../../components/routing/addresses.ts';
import { StatementPayout } from './StatementPayout.tsx';
import { SumsTable } from './SumsTable.tsx';
import { storedColumns } from './storedColumns.tsx';

export const handle = screenHandle(messages.statement);

/** An applied statement: its sums, its payout and its lines (CA-3, CA-4). */
export const Component = () => {
  const { id = '' } = useParams();
  const query = useStatementQuery(id, refetchOnMount);
  if (query.currentData) return <AppliedStatement statement={query.currentData} />;
  return (
    <NotLoaded
      what={messages.theStatement}
      query={query}
      action={<ButtonLink to={addresses.statements}>{messages.seeTheStatements}</ButtonLink>}
    />
  );
};

const netText = (statement: StatementWithSums): string => {
  const difference = payoutDifference(statement);
  const net = formatExactTaka(statement.net);
  // If they differ, the payout is known: the 0 is only for the compiler.
  return difference === 0
    ? messages.theLinesComeTo(net)
    : messages.theLinesAndPayoutComeTo(net, formatExactTaka(statement.payoutTotal ?? 0));
};

const AppliedStatement = ({ statement }: { readonly statement: StatementWithSums }) => {
  const { courier, name, at, by, sums } = statement;
  const role = useSelector(selectRole);
  return (
    <Stack gap={4}>
      <PageTitle>
        {couriers[courier].name}: {name}
      </PageTitle>
      <p>{messages.appliedOnBy(formatDateTime(at), by, netText(statement))}</p>
      <TitledCard title={messages.sums}>
        <SumsTable sums={sums} />
      </TitledCard>
      <StatementPayout statement={statement} isAdmin={role !== null && isAdmin(role)} />
      <StatementLines statement={statement} />
    </Stack>
  );
};

interface StatementLinesProps {
  readonly statement: StatementWithSums;
}

/** The kinds of lines, or all lines (`undefined`). */
const kindOptions = ({ lines, sums }: StatementWithSums) => [
  { value: undefined, label: messages.allLines(formatCount(lines)) },
  ...sums.map(({ kind, lines: count }) => ({
    value: kind,
    label: messages.counted(shownText(statementKindLabels[kind]), formatCount(count)),
  })),
];

/** The lines of the statement, page by page: all of them, or the lines of one kind. */
const StatementLines = ({ statement }: StatementLinesProps) => {
  const { id } = statement;
  const [kind, setKind] = useState<StatementKind | undefined>();
  /** The number of the last row of each earlier page; empty on the first page. */
  const [lastRows, setLastRows] = useState<readonly number[]>([]);
  const query = useStatementLinesQuery({ id, kind, after: lastRows.at(-1) }, refetchOnMount);
  const buttonsRef = useRef<HTMLDivElement>(null);
  // At the first and the last page, and when a page fails, the pressed button goes away.
  const focusProps = useKeptFocus(buttonsRef);
  const page = shownPage(query);
  const lastRow = page?.next ?? null;
  return (
    <Stack gap={3}>
      <ChoiceChips
        legend={messages.lines}
        options={kindOptions(statement)}
        value={kind}
        onChange={(chosen) => {
          setKind(chosen);
          setLastRows([]);
        }}
      />
      {(query.isError || page === undefined) && <PartNotLoaded what={messages.theLines} query={query} />}
      {page !== undefined && (
        <Table
          caption={messages.linesOfTheStatement}
          columns={storedColumns}
          rows={page.lines}
          rowKey={({ row }) => String(row)}
          busy={query.isFetching}
        />
      )}
      <Row ref={buttonsRef} {...focusProps} tabIndex={-1} gap={2}>
        {lastRows.length > 0 && (
          <Button tone="plain" size="s" onClick={() => setLastRows(lastRows.slice(0, -1))}>
            {messages.linesBefore}
          </Button>
        )}
        {lastRow !== null && (
          <Button
            tone="plain"
            size="s"
            // Until the next page has arrived, `lastRow` belongs to the page before it.
            busy={query.isFetching}
            onClick={() => setLastRows([...lastRows, lastRow])}
          >
            {messages.nextLines}
          </Button>
        )}
      </Row>
    </Stack>
  );
};
