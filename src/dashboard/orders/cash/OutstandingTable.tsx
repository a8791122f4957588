import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type HeldAge, heldAges } from '#domain/cash/heldAge.ts';
import { type CashHolder, type HolderRow, holderKey, holderName } from '#domain/consignments/cashHolder.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/cash.ts';
import { heldAgeLabel } from '#messages/domain/cash.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { type Column, Table } from '#ui/layout/Table.tsx';
import { DenseTable } from '../../components/lists/DenseTable.ts';
import { addresses, handOverPath, heldParcelsPath } from '../../components/routing/addresses.ts';

interface OutstandingTableProps {
  readonly rows: readonly HolderRow[];
  /** The sums of all rows. */
  readonly totals: Omit<HolderRow, 'holder'>;
  readonly onRemind: (holder: CashHolder) => void;
}

/** A row of the table; `holder` is `null` in the row of the sums. */
type TableRow = Omit<HolderRow, 'holder'> & { readonly holder: CashHolder | null };

/** What each courier and rider holds by age, with the sums; each number opens its parcels (CA-5). */
export const OutstandingTable = ({ rows, totals, onRemind }: OutstandingTableProps) => (
  <DenseTable>
    <Table<TableRow>
      caption={messages.cashOutstanding}
      columns={columnsOf(onRemind)}
      rows={[...rows, { ...totals, holder: null }]}
      rowKey={({ holder }) => (holder === null ? 'all' : holderKey(holder))}
    />
  </DenseTable>
);

const columnsOf = (onRemind: OutstandingTableProps['onRemind']): Column<TableRow>[] => [
  {
    key: 'holder',
    header: messages.heldBy,
    narrowLayout: 'title',
    wordBreak: 'name',
    cell: ({ holder }) => (
      <Name>
        {holderLabel(holder)}
        {holder?.courier === 'ownRider' && (
          <small>{holder.rider === null ? messages.noRiderIsNamed : messages.ownRider}</small>
        )}
      </Name>
    ),
  },
  ...heldAges.map(
    (age): Column<TableRow> => ({
      key: age,
      header: heldAgeLabel(age),
      align: 'end',
      cell: (row) => <Amount row={row} age={age} />,
    }),
  ),
  { key: 'total', header: messages.total, align: 'end', cell: (row) => <Amount row={row} age="any" /> },
  {
    key: 'actions',
    header: messages.actions,
    hiddenHeader: true,
    narrowLayout: 'full',
    cell: ({ holder }) => holder !== null && <HolderActions holder={holder} onRemind={onRemind} />,
  },
];

/** The address of the parcels behind an amount: the parcels of one holder, or of all (`null`). */
const pathOf = (holder: CashHolder | null, age: HeldAge | 'any'): string =>
  holder === null ? `${addresses.parcels}?heldAge=${age}` : heldParcelsPath(holder, age);

const holderLabel = (holder: CashHolder | null): string =>
  holder === null ? messages.all : holderName(holder);

interface AmountProps {
  readonly row: TableRow;
  readonly age: HeldAge | 'any';
}

/** An amount as a link to its parcels. */
const Amount = ({ row, age }: AmountProps) => {
  const { parcels, amount } = age === 'any' ? row.total : row.ages[age];
  if (parcels === 0) return <None>–</None>;
  return (
    <AmountLink to={pathOf(row.holder, age)}>
      {formatTaka(amount)}
      <small>{messages.parcelCount(parcels, formatCount(parcels))}</small>
    </AmountLink>
  );
};

interface HolderActionsProps {
  readonly holder: CashHolder;
  readonly onRemind: (holder: CashHolder) => void;
}

const HolderActions = ({ holder, onRemind }: HolderActionsProps) => (
  <Row gap={2}>
    {holder.rider !== null && (
      <ButtonLink
        tone="plain"
        size="s"
        to={handOverPath(holder.rider)}
        aria-label={messages.takeTheCashOf(holder.rider)}
      >
        {messages.takeTheCash}
      </ButtonLink>
    )}
    <Button
      tone="quiet"
      size="s"
      aria-label={messages.remindHolder(holderName(holder))}
      onClick={() => onRemind(holder)}
    >
      {messages.remind}
    </Button>
  </Row>
);

const None = styled.span`
  color: var(--ink-faint);
`;

const Name = styled.strong`
  display: inline-grid;

  small {
    color: var(--ink-faint);
    font-size: var(--text-xs);
    font-weight: 400;
  }
`;

const AmountLink = styled(Link)`
  display: inline-grid;
  align-content: center;
  min-height: var(--target);
  color: var(--accent);
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  text-align: end;
  white-space: nowrap;

  small {
    color: var(--ink-faint);
    font-size: var(--text-xs);
    font-weight: 400;
  }
`;
