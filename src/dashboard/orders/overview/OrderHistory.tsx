import { styled } from 'styled-components';
import type { Order } from '#domain/orders/order.ts';
import type { NamedMove } from '#domain/orders/orderStatus.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { TitledCard } from '../../components/layout/TitledCard.tsx';
import { historySteps } from './historySteps.ts';

interface OrderHistoryProps {
  readonly order: Order;
  readonly history: readonly NamedMove[] | null;
  /** Who of the staff placed it for a caller on the phone. */
  readonly placedBy?: string | undefined;
}

/** All moves of the order, each with role and time (ST-9); staff see the account too (MD-11). */
export const OrderHistory = ({ order, history, placedBy }: OrderHistoryProps) => (
  <TitledCard title="Order History">
    <Timeline>
      {historySteps(order, history ?? [], placedBy).map((step) => (
        <li key={step.key}>
          <StatusBadge status={step.status} /> <Description>{step.description}</Description>
          <small>{step.time}</small>
        </li>
      ))}
      {history === null && (
        <li>
          <Skeleton width="60%" height="20px" />
        </li>
      )}
    </Timeline>
  </TitledCard>
);

const Timeline = styled.ol`
  display: grid;
  gap: var(--space-4);
  font-size: var(--text-s);

  li {
    position: relative;
    padding-inline-start: var(--space-5);
  }

  li::before {
    position: absolute;
    inset-block-start: 9px;
    inset-inline-start: 2px;
    width: 9px;
    height: 9px;
    border-radius: var(--radius-full);
    background: var(--accent);
    content: '';
  }

  li:not(:last-child)::after {
    position: absolute;
    inset-block-start: 22px;
    inset-block-end: calc(-1 * var(--space-4) - 6px);
    inset-inline-start: 6px;
    border-inline-start: 1.5px solid var(--line);
    content: '';
  }

  small {
    display: block;
    margin-block-start: 2px;
    color: var(--ink-faint);
    font-size: var(--text-xs);
    font-variant-numeric: tabular-nums;
  }
`;

const Description = styled.span`
  color: var(--ink-soft);
`;
