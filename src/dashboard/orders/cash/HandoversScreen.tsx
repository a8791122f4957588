import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useHandoversQuery } from '#api/cash/handoversApi.ts';
import { type Handover, handoverDifference, receiptName } from '#domain/cash/handover.ts';
import { pageSizes } from '#domain/shop/constants.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/cash.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import type { Column } from '#ui/layout/Table.tsx';
import { CellLines } from '../../components/lists/CellLines.ts';
import { TablePage } from '../../components/lists/TablePage.tsx';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { usePagination } from '../../components/paging/usePagination.ts';
import { addresses, handoverPath, screenHandle } from '../../components/routing/addresses.ts';
import { withCapability } from '../../components/routing/withCapability.tsx';

const heading = messages.handovers;
export const handle = screenHandle(heading);

/** How the cash differs from what was expected: `৳110 short`, `৳50 too much`; `''` when it does not. */
const differenceText = (handover: Handover): string => {
  const difference = handoverDifference(handover);
  if (difference === 0) return '';
  return difference < 0
    ? messages.shortBy(formatTaka(-difference))
    : messages.tooMuchBy(formatTaka(difference));
};

const columns: Column<Handover>[] = [
  {
    key: 'receipt',
    header: messages.receipt,
    narrowLayout: 'title',
    cell: (handover) => <ReceiptLink to={handoverPath(handover.id)}>{receiptName(handover)}</ReceiptLink>,
  },
  {
    key: 'rider',
    header: messages.rider,
    narrowLayout: 'half',
    wordBreak: 'name',
    cell: ({ rider }) => rider,
  },
  {
    key: 'parcels',
    header: messages.parcels,
    narrowLayout: 'half',
    align: 'end',
    cell: ({ parcels }) => formatCount(parcels),
  },
  {
    key: 'amount',
    header: messages.cash,
    narrowLayout: 'half',
    align: 'end',
    cell: (handover) => (
      <CellLines>
        {formatTaka(handover.amount)}
        {differenceText(handover) !== '' && <small>{differenceText(handover)}</small>}
      </CellLines>
    ),
  },
  {
    key: 'taken',
    header: messages.taken,
    narrowLayout: 'half',
    cell: ({ at, by }) => (
      <CellLines>
        {formatDateTime(at)}
        <small>{by}</small>
      </CellLines>
    ),
  },
  {
    key: 'confirmed',
    header: messages.inTheCashBox,
    narrowLayout: 'half',
    cell: ({ confirmedAt, confirmedBy }) =>
      confirmedAt === null ? (
        messages.notConfirmed
      ) : (
        <CellLines>
          {formatDateTime(confirmedAt)}
          <small>{confirmedBy}</small>
        </CellLines>
      ),
  },
];

/** The cash that own riders have handed over, newest first, with its receipts (CA-8). */
const HandoversScreen = () => {
  const pagination = usePagination();
  const query = useHandoversQuery({ after: pagination.after }, refetchOnMount);
  return (
    <TablePage
      title={heading}
      noun={messages.handoversNoun}
      query={query}
      page={query.currentData}
      // A page of handovers is as long as one of parcels.
      pagination={{ ...pagination, size: pageSizes.parcels }}
      action={<ButtonLink to={addresses.handOver}>{messages.takeCash}</ButtonLink>}
      empty={{
        title: messages.noCashWasHandedOver,
        text: messages.takeItOnCash,
        icon: <StaffIcon name="cash" size={32} />,
      }}
      columns={columns}
      rowKey={({ id }) => id}
    />
  );
};

export const Component = withCapability(
  'consignments',
  HandoversScreen,
  heading,
  messages.parcelsNotFollowed,
);

const ReceiptLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  color: var(--accent);
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;
