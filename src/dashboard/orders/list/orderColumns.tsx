import { styled } from 'styled-components';
import type { CallersById } from '#api/callersApi.ts';
import type { ListedOrder } from '#api/orderLists.ts';
import { formatTaka } from '#domain/money.ts';
import { orderName } from '#domain/order.ts';
import type { OrderListName } from '#domain/orderStatus.ts';
import { isStaff, type Role } from '#domain/role.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import type { Column } from '#ui/layout/Table.tsx';
import { PageCheckbox } from '../../components/PageCheckbox.tsx';
import type { Selection } from '../../components/useSelection.ts';
import { PrintedAt } from '../PrintedAt.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderAge } from './OrderAge.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderNames } from './OrderNames.tsx';
import { OrderState } from './OrderState.tsx';
import { PhoneLink } from './PhoneLink.tsx';

export interface OrderColumnsOptions {
  readonly list: OrderListName;
  readonly by: Role;
  /** When the list was fetched (ISO). */
  readonly at: string;
  /** The orders of this page. */
  readonly orders: readonly ListedOrder[];
  /** `null` when orders cannot be selected. */
  readonly selection: Selection<ListedOrder> | null;
  /** What staff know of the orders' phone numbers. */
  readonly callers: CallersById;
}

const OrderCheckbox = ({
  order,
  selection,
}: {
  readonly order: ListedOrder;
  readonly selection: Selection<ListedOrder>;
}) => (
  <Checkbox
    label={`Choose order ${orderName(order)}`}
    hiddenLabel
    checked={selection.has(order._id)}
    onChange={(isSelected) => selection.toggle(order, isSelected)}
  />
);

const selectionColumn = (
  orders: readonly ListedOrder[],
  selection: Selection<ListedOrder>,
): Column<ListedOrder> => ({
  key: 'selection',
  header: 'Chosen',
  hiddenHeader: true,
  headerControl: <PageCheckbox rows={orders} selection={selection} />,
  cell: (order) => <OrderCheckbox order={order} selection={selection} />,
});

/** On a phone a row is one card, which has all columns (MD-6). */
export const cardColumns = ({ selection, callers, ...rest }: OrderColumnsOptions): Column<ListedOrder>[] => [
  {
    key: 'order',
    header: 'Order',
    hiddenHeader: true,
    cell: (order) => (
      <OrderCard
        {...rest}
        order={order}
        caller={callers[order._id]}
        checkbox={selection !== null && <OrderCheckbox order={order} selection={selection} />}
      />
    ),
  },
];

/** The columns of every order list (OL-3). */
export const orderColumns = ({
  list,
  by,
  at,
  orders,
  selection,
  callers,
}: OrderColumnsOptions): Column<ListedOrder>[] => [
  ...(selection === null ? [] : [selectionColumn(orders, selection)]),
  { key: 'id', header: 'Order ID', cell: (order) => <OrderNames order={order} /> },
  {
    key: 'date',
    header: 'Order Date',
    cell: (order) => (
      <OrderDate>
        {order.date} <small>{order.time}</small> <OrderAge order={order} at={at} />
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
    cell: ({ customerData: { mobileNumber } }) => <PhoneLink number={mobileNumber} />,
  },
  {
    key: 'status',
    header: 'Order Status',
    cell: (order) => (
      <StatusTexts>
        <StatusBadge status={order.orderStatus} />
        <OrderState order={order} caller={callers[order._id]} />
        {isStaff(by) && <PrintedAt order={order} />}
      </StatusTexts>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    cell: (order) => <OrderActions order={order} list={list} by={by} at={at} />,
  },
];

const StatusTexts = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-1);

  /* When it was printed: two lines, which leave the other columns their width. */
  small {
    max-width: 9.5em;
  }

  @media (min-width: 769px) and (max-width: 900px) {
    span {
      padding-inline: 6px;
    }

    svg {
      display: none;
    }
  }
`;

const OrderDate = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  @media (min-width: 769px) and (max-width: 900px) {
    white-space: normal;
  }

  > small,
  > span {
    display: block;
    color: var(--ink-faint);
    font-size: var(--text-xs);
    white-space: nowrap;
  }
`;
