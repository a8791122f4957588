import { useRef } from 'react';
import { styled } from 'styled-components';
import { consignmentsApi } from '#api/orders/consignmentsApi.ts';
import { isStaff, type Role } from '#domain/accounts/role.ts';
import { orderRefusalMessage } from '#domain/messages/orderRefusals.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderEventType } from '#domain/orders/orderStatus.ts';
import { isRemovable } from '#machines/orderMoves.ts';
import * as messages from '#messages/dashboard/orders/overview.ts';
import { FieldError } from '#ui/controls/Field.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { Bilingual } from '#ui/layout/Bilingual.tsx';
import { WarningButton } from '../../components/actions/WarningButton.tsx';
import { SmallText } from '../../components/layout/SmallText.ts';
import { useShortcuts } from '../../components/shortcuts/useShortcuts.ts';
import { MoveButton } from '../moves/MoveButton.tsx';
import { moveLabel } from '../moves/moveTexts.ts';
import { nextStep, offeredMoves } from '../moves/offeredMoves.ts';
import { useOrderCommands } from '../moves/useOrderCommands.ts';
import { CallLink } from '../PhoneLink.tsx';
import { ReadyTexts } from '../ReadyTexts.tsx';

interface OverviewActionsProps {
  readonly order: Order;
  readonly by: Role;
  /** When the order was fetched (ISO). */
  readonly at: string;
  /** Taka that were paid in advance; for the order's customer alone. */
  readonly paid?: number | undefined;
  /** Called after the order was deleted. */
  readonly onRemoved: () => void;
}

/** Buttons for what can be done with the order: its moves as in a list, deletion, a call, and the ready texts (MD-11). */
export const OverviewActions = ({ order, by, at, paid, onRemoved }: OverviewActionsProps) => {
  const rootRef = useRef<HTMLDivElement>(null);
  const leave = () => {
    // Whoever has left the order meanwhile stays on the other page.
    if (rootRef.current !== null) onRemoved();
  };
  // ParcelCard fetches them.
  const { data: parcels } = consignmentsApi.endpoints.orderConsignments.useQueryState(order._id);
  const { busy, problem, move, remove } = useOrderCommands(order, by, { parcels, paid, onRemoved: leave });
  const moves = offeredMoves('all', order, by, at);
  // Only staff work through orders step by step (MD-6): a customer's moves are equal.
  const main = isStaff(by) ? nextStep(moves) : null;
  const isReturnTooLate = moves.some(({ refusal }) => refusal === 'returnWindowOver');
  const canCancel = isStaff(by) && moves.some(({ type, refusal }) => type === 'CANCEL' && refusal === null);
  const shortcutOf = (key: string, type: OrderEventType) => ({
    keys: [key],
    label: moveLabel(type, by),
    run: () => {
      const byShortcut = true;
      if (!busy) void move(type, byShortcut);
    },
  });
  useShortcuts([
    ...(main === null ? [] : [shortcutOf('m', main.type)]),
    ...(canCancel ? [shortcutOf('c', 'CANCEL')] : []),
  ]);
  const canRemove = isRemovable(order.orderStatus, by);
  // For staff the call to the customer is always there.
  if (by === 'customer' && moves.length === 0 && !canRemove) return null;
  return (
    <Root ref={rootRef}>
      <Buttons role="group" aria-label={messages.actionsOfThisOrder}>
        {moves.map((offer) => (
          <MoveButton
            key={offer.type}
            offer={offer}
            returnDays={order.returnDays}
            by={by}
            isMain={offer === main}
            busy={busy}
            onMove={move}
          />
        ))}
        {canRemove && (
          <WarningButton disabled={busy} onClick={remove}>
            <StaffIcon name="trash" size={16} /> {messages.deleteOrder}
          </WarningButton>
        )}
        {isStaff(by) && <CallLink number={order.customerData.mobileNumber} />}
        {isStaff(by) && <ReadyTexts order={order} />}
      </Buttons>
      {isReturnTooLate && (
        <SmallText>
          <Bilingual text={orderRefusalMessage('returnWindowOver', order.returnDays)} />
        </SmallText>
      )}
      {problem !== null && <FieldError role="alert">{problem}</FieldError>}
    </Root>
  );
};

/** Stays in view on a phone, at the lower edge or below the top bar, if the window is high enough. */
const Root = styled.div`
  display: grid;
  gap: var(--space-2);

  @media (max-width: 768px) and (min-height: 481px) {
    position: sticky;
    z-index: 4;
    /* 57px: below the sticky top bar (Header in layoutStyles.ts). */
    inset-block: 57px 0;
    margin-inline: calc(-1 * var(--space-4));
    padding: var(--space-2) var(--space-4);
    border-block: 1px solid var(--line);
    background: var(--paper);
  }

  @media print {
    display: none;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);

  /* The moves of a pending order, its call and its texts are on one line of a phone. */
  @media (max-width: 400px) {
    > :is(a, button) {
      padding-inline: var(--space-2);
    }

    > :is(a, button) > svg {
      display: none;
    }

    /* The Bengali labels are longer: from four buttons on they are smaller too, with a space before the button that cancels. */
    &:lang(bn):has(> :is(a, button):nth-child(4)) {
      gap: var(--space-1);

      > :is(a, button) {
        padding-inline: 6px;
        font-size: var(--text-xs);
      }

      > [data-key='c'] {
        margin-inline-start: var(--space-2);
      }
    }
  }
`;
