import type { Role } from '#domain/accounts/role.ts';
import type { OrderEventType } from '#domain/orders/orderStatus.ts';
import { Button } from '#ui/controls/Button.tsx';
import { WarningButton } from '../../components/actions/WarningButton.tsx';
import { isOfShortcut } from '../../components/shortcuts/useRowShortcuts.ts';
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
  /** `byKey`: by the shortcut that stands for the button. */
  readonly onMove: (type: OrderEventType, byKey: boolean) => void;
}

/** The key that presses the button of the row or screen that has the focus (MD-12, DK-14). */
const shortcutOf = (type: OrderEventType, isMain: boolean): 'm' | 'c' | undefined => {
  if (isMain) return 'm';
  return type === 'CANCEL' ? 'c' : undefined;
};

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
      data-key={shortcutOf(type, isMain)}
      onClick={(event) => onMove(type, isOfShortcut(event))}
    >
      {moveLabel(type, by)}
    </ActionButton>
  );
};
