import type { Role } from '#domain/accounts/role.ts';
import type { OrderEventType } from '#domain/orders/orderStatus.ts';
import { Button } from '#ui/controls/Button.tsx';
import { WarningButton } from '../../components/actions/WarningButton.tsx';
import { isByShortcut } from '../../components/shortcuts/useRowShortcuts.ts';
import { moveLabel, refusalMessage } from './moveTexts.ts';
import type { OfferedMove } from './offeredMoves.ts';

interface MoveButtonProps {
  readonly offer: OfferedMove;
  /** Days after the delivery in which the order can be returned. */
  readonly returnDays: number;
  /** The role of the user, on which the button's label depends. */
  readonly by: Role;
  readonly busy: boolean;
  /** Whether the button is the main action of its row, which is filled. */
  readonly isMain?: boolean;
  /** Whether the button may span two columns of OrderActions, whose styles read `data-may-span`. */
  readonly maySpan?: boolean;
  /** `byShortcut`: whether a shortcut has pressed the button. */
  readonly onMove: (type: OrderEventType, byShortcut: boolean) => void;
}

/** The shortcut that presses the button when its row has the focus: `m` for the main action, `c` for CANCEL (MD-12, DK-14). */
const shortcutOf = (type: OrderEventType, isMain: boolean): 'm' | 'c' | undefined => {
  if (isMain) return 'm';
  return type === 'CANCEL' ? 'c' : undefined;
};

/** The button for a move of one order; disabled, with the reason, when orderMachine refuses the move now. */
export const MoveButton = ({
  offer: { type, refusal },
  returnDays,
  by,
  busy,
  isMain = false,
  maySpan = false,
  onMove,
}: MoveButtonProps) => {
  const reason = refusal === null ? undefined : refusalMessage(refusal, returnDays);
  const ActionButton = type === 'CANCEL' ? WarningButton : Button;
  return (
    <ActionButton
      tone={isMain ? 'accent' : 'plain'}
      size="s"
      data-may-span={maySpan}
      disabled={busy || refusal !== null}
      title={reason}
      aria-description={reason}
      data-key={shortcutOf(type, isMain)}
      onClick={(event) => onMove(type, isByShortcut(event))}
    >
      {moveLabel(type, by)}
    </ActionButton>
  );
};
