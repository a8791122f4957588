import type { Role } from '#domain/accounts/role.ts';
import type { OrderEventType } from '#domain/orders/orderStatus.ts';
import { Button } from '#ui/controls/Button.tsx';
import { WarningButton } from '../../components/actions/WarningButton.tsx';
import { moveLabel, refusalMessage } from './moveLabels.ts';
import type { OfferedMove } from './offeredMoves.ts';

interface MoveButtonProps {
  readonly offer: OfferedMove;
  /** Days for a return of the order. */
  readonly returnDays: number;
  readonly by: Role;
  readonly busy: boolean;
  /** Whether it is the filled action of its row. */
  readonly isMain?: boolean;
  /** Whether it may take the space of two buttons. */
  readonly isWide?: boolean;
  readonly onMove: (type: OrderEventType) => void;
}

/** A move of one order; disabled with the reason when orderMachine refuses it now. */
export const MoveButton = ({
  offer: { type, refusal },
  returnDays,
  by,
  busy,
  isMain = false,
  isWide = false,
  onMove,
}: MoveButtonProps) => {
  const reason = refusal === null ? undefined : refusalMessage(refusal, returnDays);
  const ActionButton = type === 'CANCEL' ? WarningButton : Button;
  return (
    <ActionButton
      tone={isMain ? 'accent' : 'plain'}
      size="s"
      data-wide={isWide}
      disabled={busy || refusal !== null}
      title={reason}
      aria-description={reason}
      onClick={() => onMove(type)}
    >
      {moveLabel(type, by)}
    </ActionButton>
  );
};
