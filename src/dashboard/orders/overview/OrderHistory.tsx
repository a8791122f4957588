import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { GoodsReceived } from '#domain/orders/goodsReceived.ts';
import type { Order } from '#domain/orders/order.ts';
import type { NamedMove } from '#domain/orders/orderStatus.ts';
import * as messages from '#messages/dashboard/orders/overview.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { TitledCard } from '../../components/layout/TitledCard.tsx';
import { replayPath } from '../../components/routing/addresses.ts';
import { historySteps } from './historySteps.ts';

interface OrderHistoryProps {
  readonly order: Order;
  /** The moves of the order; `null` while they load. For staff they name the account that made each. */
  readonly history: readonly NamedMove[] | null;
  /** Whether to show the link that replays the history. */
  readonly isForStaff: boolean;
  /** The name of the member of staff who placed the order for a caller, if one did. */
  readonly placedBy: string | undefined;
  /** When goods that came back were all in the shop again, and for staff who received them. */
  readonly received: GoodsReceived | undefined;
}

/**
 * All moves of the order, each with who made it and when (ST-9, MD-11), and for staff a link to the screen that replays them in
 * orderMachine (CARD-9, DK-16).
 */
export const OrderHistory = ({ order, history, isForStaff, placedBy, received }: OrderHistoryProps) => (
  <TitledCard title={messages.orderHistory}>
    <Timeline>
      {historySteps(order, history ?? [], { placedBy, received }).map((step) => (
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
    {isForStaff && (
      <ReplayLink to={replayPath(order._id)}>
        <Icon name="play" size={16} /> {messages.replay}
      </ReplayLink>
    )}
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

const ReplayLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: var(--target);
  margin-block-start: var(--space-2);
  color: var(--ink-soft);
  font-size: var(--text-xs);
`;

const Description = styled.span`
  color: var(--ink-soft);
`;
