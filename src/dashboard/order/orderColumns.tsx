import { styled } from 'styled-components';
import { formatTaka } from '#domain/money.ts';
import type { Order, OrderListName, Role } from '#domain/order.ts';
import { phoneLink } from '#domain/shop.ts';
import { StatusBadge } from '#ui/feedback/StatusBadge.tsx';
import type { Column } from '#ui/layout/Table.tsx';
import { OrderActions } from './OrderActions.tsx';

/** The columns of every order list (OL-3). `at` (ISO) is when the list was read. */
export const orderColumns = (list: OrderListName, by: Role, at: string): Column<Order>[] => [
  { key: 'id', header: 'Order ID', cell: (order) => <OrderId>{order._id}</OrderId> },
  {
    key: 'date',
    header: 'Order Date',
    cell: (order) => (
      <When>
        {order.date} <span>{order.time}</span>
      </When>
    ),
  },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: (order) => <strong>{formatTaka(order.total)}</strong>,
  },
  { key: 'name', header: 'Customer Name', cell: (order) => order.customerData.name },
  {
    key: 'number',
    header: 'Customer Number',
    cell: ({ customerData: { mobileNumber } }) => (
      <Phone href={phoneLink(mobileNumber)}>{mobileNumber}</Phone>
    ),
  },
  { key: 'status', header: 'Order Status', cell: (order) => <StatusBadge status={order.orderStatus} /> },
  {
    key: 'actions',
    header: 'Actions',
    cell: (order) => <OrderActions order={order} list={list} by={by} at={at} />,
  },
];

const OrderId = styled.code`
  display: inline-block;
  width: 12ch;
  box-sizing: content-box;
  color: var(--ink-soft);
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  font-size: var(--text-xs);
  line-height: var(--leading-snug);
  word-break: break-all;
`;

const When = styled.span`
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
