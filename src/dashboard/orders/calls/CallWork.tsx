import { useSelector } from 'react-redux';
import type { ListedOrder, OthersChange } from '#api/orders/orderListArgs.ts';
import { textInLanguage } from '#domain/messages/bilingualText.ts';
import { othersChangeMessages } from '#domain/messages/othersChangeMessages.ts';
import type { CallEntry } from '#domain/staff/callList.ts';
import * as messages from '#messages/dashboard/orders/calls.tsx';
import { selectRole } from '#slices/sessionSlice.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { MoveButton } from '../moves/MoveButton.tsx';
import { nextStep, offeredMoves } from '../moves/offeredMoves.ts';
import { useOrderCommands } from '../moves/useOrderCommands.ts';
import { CallButtons } from '../notes/CallButtons.tsx';
import { RefreshButton } from '../RefreshButton.tsx';
import { SmallLine } from './callCardStyles.ts';

interface CallWorkProps {
  readonly entry: CallEntry;
  /** The shop's time when the list was fetched. */
  readonly now: Date;
  /** Whether a form is open in the card: for a note, or the correction. */
  readonly isWriting: boolean;
  readonly isCorrecting: boolean;
  /** Called when a form for a note opens, and when it closes. */
  readonly onNoteForm: (isOpen: boolean) => void;
  readonly onCorrect: () => void;
}

/**
 * What staff can do with the order. It stands above the contents, so that it is in view however much was ordered (MD-23). A note that is
 * being written stays while the order is corrected and when another user moves it, and can still be saved.
 */
export const CallWork = ({ entry, now, isWriting, isCorrecting, onNoteForm, onCorrect }: CallWorkProps) => {
  // The announcements add `othersChange` to the cached list; the type of an entry does not know it.
  const order: ListedOrder = entry.order;
  const change = order.othersChange;
  return (
    <>
      {!isCorrecting && change === undefined && <Moves entry={entry} now={now} onCorrect={onCorrect} />}
      {!isCorrecting && change !== undefined && <MovedNotice order={order} change={change} />}
      {(change === undefined || isWriting) && <CallButtons orderId={order._id} onForm={onNoteForm} />}
    </>
  );
};

/** Takes the place of the buttons when another user has moved the order since the list was fetched (MD-9). */
const MovedNotice = ({ order, change }: { readonly order: ListedOrder; readonly change: OthersChange }) => (
  <Stack gap={2}>
    <Row gap={2}>
      {/* An order of which it is only known that it has left the list still has its old status, Pending, here. */}
      {order.orderStatus !== 'Pending' && <StatusBadge status={order.orderStatus} />}
      <SmallLine role="alert">
        {change.message ?? textInLanguage(othersChangeMessages[change.kind])}
      </SmallLine>
    </Row>
    <Row gap={2}>
      <RefreshButton />
    </Row>
  </Stack>
);

/** Buttons for the moves that orderMachine allows staff, as in the list of pending orders, and for a correction. */
const Moves = ({ entry, now, onCorrect }: Pick<CallWorkProps, 'entry' | 'now' | 'onCorrect'>) => {
  // The layout shows the call list to staff alone: the fallback is only for the type.
  const by = useSelector(selectRole) ?? 'staff';
  const { busy, move } = useOrderCommands(entry.order, by);
  const offers = offeredMoves('pending', entry.order, by, now.toISOString());
  const main = nextStep(offers);
  return (
    <Row gap={2}>
      {offers.map((offer) => (
        <MoveButton
          key={offer.type}
          offer={offer}
          returnDays={entry.order.returnDays}
          by={by}
          busy={busy}
          isMain={offer === main}
          onMove={move}
        />
      ))}
      <Button tone="plain" size="s" onClick={onCorrect}>
        <StaffIcon name="edit" size={16} /> {messages.correct}
      </Button>
    </Row>
  );
};
