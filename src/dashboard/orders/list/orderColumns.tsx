import { Fragment } from 'react';
import { styled } from 'styled-components';
import type { CallersById } from '#api/callersApi.ts';
import type { ListedOrder } from '#api/orderLists.ts';
import type { Caller } from '#domain/caller.ts';
import { deletedMeanwhile } from '#domain/messages/announcementMessages.ts';
import { orderRefusalMessages } from '#domain/messages/messages.ts';
import { formatTaka } from '#domain/money.ts';
import { orderName } from '#domain/order.ts';
import type { OrderListName } from '#domain/orderStatus.ts';
import type { Role } from '#domain/role.ts';
import { phoneLink } from '#domain/shop.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import type { Column } from '#ui/layout/Table.tsx';
import { from } from '#ui/theme/media.ts';
import type { Selection } from '../../components/useSelection.ts';
import { CallerWarnings } from '../caller/CallerWarnings.tsx';
import { OrderActions } from './OrderActions.tsx';

interface OrderColumnsOptions {
  readonly list: OrderListName;
  readonly by: Role;
  /** When the list was fetched (ISO). */
  readonly at: string;
  /** `null` when orders cannot be selected. */
  readonly selection: Selection<ListedOrder> | null;
  /** What staff know of the orders' phone numbers. */
  readonly callers: CallersById;
}

const selectionColumn = (selection: Selection<ListedOrder>): Column<ListedOrder> => ({
  key: 'selection',
  header: 'Chosen',
  hiddenHeader: true,
  cell: (order) => (
    <Checkbox
      label={`Choose order ${orderName(order)}`}
      hiddenLabel
      checked={selection.has(order._id)}
      onChange={(isSelected) => selection.toggle(order, isSelected)}
    />
  ),
});

/** The columns of every order list (OL-3). */
export const orderColumns = ({
  list,
  by,
  at,
  selection,
  callers,
}: OrderColumnsOptions): Column<ListedOrder>[] => [
  ...(selection === null ? [] : [selectionColumn(selection)]),
  { key: 'id', header: 'Order ID', cell: (order) => <OrderNames order={order} /> },
  {
    key: 'date',
    header: 'Order Date',
    cell: (order) => (
      <OrderDate>
        {order.date} <span>{order.time}</span>
      </OrderDate>
    ),
  },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: (order) => <strong>{formatTaka(order.total)}</strong>,
  },
  { key: 'name', header: 'Customer Name', breaks: 'name', cell: (order) => order.customerData.name },
  {
    key: 'number',
    header: 'Customer Number',
    cell: ({ customerData: { mobileNumber } }) => (
      <Phone href={phoneLink(mobileNumber)}>{mobileNumber}</Phone>
    ),
  },
  {
    key: 'status',
    header: 'Order Status',
    cell: (order) => <StatusCell order={order} caller={callers[order._id]} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    cell: (order) => <OrderActions order={order} list={list} by={by} at={at} />,
  },
];

/** The order number with the id below, or the id alone. */
const OrderNames = ({ order: { _id, number } }: { readonly order: ListedOrder }) => (
  <span>
    {number !== null && (
      <OrderNumber>
        {number.split('-').map((group, index) => (
          <Fragment key={group}>
            {index > 0 && (
              <>
                -<wbr />
              </>
            )}
            {group}
          </Fragment>
        ))}
      </OrderNumber>
    )}
    <OrderId>{_id}</OrderId>
  </span>
);

interface StatusCellProps {
  readonly order: ListedOrder;
  readonly caller: Caller | undefined;
}

/** The status, with warnings about the phone number, and a message when another user has changed it. */
const StatusCell = ({ order: { orderStatus, movedMeanwhile }, caller }: StatusCellProps) => (
  <StatusTexts>
    <StatusBadge status={orderStatus} />
    <CallerWarnings caller={caller} />
    {movedMeanwhile !== undefined && (
      <ChangeNotice role="alert">
        {movedMeanwhile}{' '}
        <span lang="bn">
          {movedMeanwhile === deletedMeanwhile.en
            ? deletedMeanwhile.bn
            : orderRefusalMessages.movedMeanwhile.bn}
        </span>
      </ChangeNotice>
    )}
  </StatusTexts>
);

const StatusTexts = styled.div`
  display: grid;
  justify-items: end;
  gap: var(--space-1);

  ${from.medium} {
    justify-items: start;
  }
`;

const ChangeNotice = styled.p`
  max-width: 26ch;
  margin-top: var(--space-1);
  color: var(--danger);
  font-size: var(--text-xs);
`;

/** Breaks only where the columns are narrowest. */
const OrderNumber = styled.strong`
  display: block;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  wbr {
    display: none;
  }

  @media (min-width: 769px) and (max-width: 900px) {
    font-size: var(--text-xs);
    overflow-wrap: anywhere;
    white-space: normal;

    wbr {
      display: inline;
    }
  }
`;

const OrderId = styled.code`
  display: inline-block;
  box-sizing: content-box;
  color: var(--ink-soft);
  font-size: var(--text-xs);
  line-height: var(--leading-snug);
  word-break: break-all;

  ${from.medium} {
    width: 12ch;
  }

  @media (min-width: 769px) and (max-width: 900px) {
    width: 6ch;
  }
`;

const OrderDate = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  span {
    display: block;
    color: var(--ink-faint);
    font-size: var(--text-xs);
  }
`;

const Phone = styled.a`
  color: inherit;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: var(--accent);
    text-decoration: underline;
  }
`;
