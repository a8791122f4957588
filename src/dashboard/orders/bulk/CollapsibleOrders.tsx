import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Order, orderName } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import * as messages from '#messages/dashboard/orders/bulk.ts';
import { Badge } from '#ui/badges/Badge.tsx';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { Collapsible } from '../../components/layout/Collapsible.tsx';

/** Up to this many orders are listed without a press. */
const openLimit = 8;

/** Orders by number and customer, collapsed when there are many. */
export const CollapsibleOrders = ({
  label,
  orders,
}: {
  readonly label: ReactNode;
  readonly orders: readonly Order[];
}) => (
  <Collapsible open={orders.length <= openLimit} summary={label}>
    <List>
      {orders.map((order) => (
        <li key={order._id}>
          <code>{orderName(order)}</code>
          <span>{order.customerData.name}</span>
        </li>
      ))}
    </List>
  </Collapsible>
);

export interface UnmovedOrder {
  readonly order: Order;
  /** The status that the order has now; `null` when unknown. */
  readonly status: OrderStatus | null;
  readonly reason: string;
}

/** Orders that do not move, each with its status and the reason. */
export const UnmovedOrders = ({
  caption,
  rows,
}: {
  readonly caption: string;
  readonly rows: readonly UnmovedOrder[];
}) => (
  <List aria-label={caption}>
    {rows.map(({ order, status, reason }) => (
      <li key={order._id}>
        <code>{orderName(order)}</code>
        {status === null ? (
          <Badge tone="warning">{messages.notKnown}</Badge>
        ) : (
          <StatusBadge status={status} />
        )}
        <span>{reason}</span>
      </li>
    ))}
  </List>
);

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  max-height: 34vh;
  font-size: var(--text-s);
  overflow: auto;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--space-1) var(--space-3);
    padding: var(--space-2) 0;
    border-block-start: 1px solid var(--line);
  }

  code {
    font-size: var(--text-xs);
    overflow-wrap: anywhere;
  }
`;
