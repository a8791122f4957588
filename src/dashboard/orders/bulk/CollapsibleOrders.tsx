import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Order, OrderStatus } from '#domain/order.ts';
import { Badge } from '#ui/feedback/Badge.tsx';
import { StatusBadge } from '#ui/feedback/StatusBadge.tsx';
import { Collapsible } from '../../components/Collapsible.tsx';

/** `1 order`, `12 orders`. */
export const ordersIn = (count: number): string => `${count} ${count === 1 ? 'order' : 'orders'}`;

export interface Reasoned {
  readonly order: Order;
  /** `null` when unknown. */
  readonly status: OrderStatus | null;
  readonly why: string;
}

/** Orders that do not move, each with its status and the reason. */
export const ReasonedOrders = ({
  caption,
  rows,
}: {
  readonly caption: string;
  readonly rows: readonly Reasoned[];
}) => (
  <Rows aria-label={caption}>
    {rows.map(({ order, status, why }) => (
      <li key={order._id}>
        <code>{order._id}</code>
        {status === null ? <Badge tone="warning">Not known</Badge> : <StatusBadge status={status} />}
        <span>{why}</span>
      </li>
    ))}
  </Rows>
);

/** Orders by id and customer, collapsed when there are many. */
export const CollapsibleOrders = ({
  label,
  orders,
}: {
  readonly label: ReactNode;
  readonly orders: readonly Order[];
}) => (
  <Collapsible open={orders.length <= 8} summary={label}>
    <Rows>
      {orders.map((order) => (
        <li key={order._id}>
          <code>{order._id}</code>
          <span>{order.customerData.name}</span>
        </li>
      ))}
    </Rows>
  </Collapsible>
);

const Rows = styled.ul`
  display: grid;
  gap: var(--space-1);
  max-height: 34vh;
  padding: 0;
  font-size: var(--text-s);
  list-style: none;
  overflow: auto;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--space-1) var(--space-3);
    padding: var(--space-2) 0;
    border-top: 1px solid var(--line);
  }

  code {
    font-size: var(--text-xs);
    overflow-wrap: anywhere;
  }
`;

export const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-3);
`;

/** Focuses the heading of each step, so that a screen reader announces the step. */
export const focusOn = (heading: HTMLElement | null): void => heading?.focus();
