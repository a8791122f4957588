import { styled } from 'styled-components';
import { moveRefusalMessages } from '#domain/messages/messages.ts';
import type { Order } from '#domain/order.ts';
import type { OrderEventType } from '#domain/orderStatus.ts';
import type { Role } from '#domain/role.ts';
import { isRemovable } from '#machines/orderMoves.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FieldError } from '#ui/controls/Field.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useShortcuts } from '../../components/shortcuts/useShortcuts.ts';
import { WarningButton } from '../../components/WarningButton.tsx';
import { moveLabel, refusalMessage } from '../moveLabels.ts';
import { type OfferedMove, offeredMoves } from '../offeredMoves.ts';
import { PhoneLink } from '../PhoneLink.tsx';
import { useOrderCommands } from '../useOrderCommands.ts';

interface OverviewActionsProps {
  readonly order: Order;
  readonly by: Role;
  /** When the order was fetched (ISO). */
  readonly at: string;
  /** Called when the order was deleted. */
  readonly onRemoved: () => void;
}

/** The move that staff make most: the first that advances the order. */
const mainMoveOf = (moves: readonly OfferedMove[], by: Role): OfferedMove | null =>
  moves.find(({ type, refusal }) => by === 'admin' && type !== 'CANCEL' && refusal === null) ?? null;

/** What can be done with the order: its moves as in a list, deletion, and a call (MD-11). */
export const OverviewActions = ({ order, by, at, onRemoved }: OverviewActionsProps) => {
  const { busy, problem, move, remove } = useOrderCommands(order, by, onRemoved);
  const moves = offeredMoves('all', order, by, at);
  const main = mainMoveOf(moves, by);
  const late = moves.find(({ refusal }) => refusal === 'returnWindowOver')?.refusal;
  useShortcuts(
    main === null
      ? []
      : [{ keys: ['m'], label: moveLabel(main.type, by), run: () => !busy && void move(main.type) }],
  );
  const canRemove = isRemovable(order.orderStatus, by);
  if (moves.length === 0 && !canRemove && by === 'customer') return null;
  return (
    <Root>
      <Buttons role="group" aria-label="Actions of this order">
        {moves.map((offer) => (
          <MoveButton
            key={offer.type}
            offer={offer}
            by={by}
            isMain={offer === main}
            busy={busy}
            onMove={move}
          />
        ))}
        {canRemove && (
          <WarningButton tone="plain" size="s" disabled={busy} onClick={remove}>
            <Icon name="trash" size={16} /> Delete
          </WarningButton>
        )}
        {by === 'admin' && <PhoneLink mobileNumber={order.customerData.mobileNumber} />}
      </Buttons>
      {late && (
        <Reason>
          {moveRefusalMessages[late].en} <span lang="bn">{moveRefusalMessages[late].bn}</span>
        </Reason>
      )}
      {problem !== null && <FieldError role="alert">{problem}</FieldError>}
    </Root>
  );
};

interface MoveButtonProps {
  readonly offer: OfferedMove;
  readonly by: Role;
  readonly isMain: boolean;
  readonly busy: boolean;
  readonly onMove: (type: OrderEventType) => void;
}

const MoveButton = ({ offer: { type, refusal }, by, isMain, busy, onMove }: MoveButtonProps) => {
  const reason = refusal === null ? undefined : refusalMessage(refusal);
  const ActionButton = type === 'CANCEL' ? WarningButton : Button;
  return (
    <ActionButton
      tone={isMain ? 'accent' : 'plain'}
      size="s"
      disabled={busy || refusal !== null}
      title={reason}
      aria-description={reason}
      onClick={() => onMove(type)}
    >
      {moveLabel(type, by)}
    </ActionButton>
  );
};

/** Stays in view on a phone, below the top bar, where the window is high enough. */
const Root = styled.div`
  display: grid;
  gap: var(--space-2);

  @media (max-width: 768px) and (min-height: 481px) {
    position: sticky;
    z-index: 4;
    top: 57px;
    margin-inline: calc(-1 * var(--space-4));
    padding: var(--space-2) var(--space-4);
    border-bottom: 1px solid var(--line);
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
`;

const Reason = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-s);
`;
