import type { MouseEvent } from 'react';
import { useCapability } from '#api/client/useCapability.ts';
import { useParcelMarksQuery } from '#api/orders/consignmentsApi.ts';
import { textInLanguage } from '#domain/messages/bilingualText.ts';
import { orderRefusalMessage } from '#domain/messages/orderRefusals.ts';
import { mayBeSent } from '#domain/orders/courierMoves.ts';
import type { Order } from '#domain/orders/order.ts';
import { orderNoteLength } from '#domain/orders/orderNote.ts';
import type { OrderEventType } from '#domain/orders/orderStatus.ts';
import { statusAfter } from '#machines/orderMoves.ts';
import * as messages from '#messages/dashboard/orders/bulk.ts';
import { cancelReason } from '#messages/dashboard/orders/moves.ts';
import { changedInBulk } from '#messages/domain/announcementMessages.ts';
import { moveDialogs } from '#messages/domain/shopMessages.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Actions, ModalHeading } from '../../components/layout/Modal.tsx';
import { countLabel } from '../../components/lists/countLabel.ts';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { cancelReasons } from '../moves/useCancelReason.ts';
import { CollapsibleOrders, UnmovedOrders } from './CollapsibleOrders.tsx';
import type { PreviewedMoves } from './previewMoves.ts';

interface MovesPreviewProps {
  readonly preview: PreviewedMoves;
  readonly type: OrderEventType;
  /** Whether staff are asked why the orders are cancelled. */
  readonly asksReason: boolean;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  /** How many of the moving orders another user has changed since the dialog was opened (MD-9). */
  readonly changedCount: number;
  /** Takes these changed orders out of the preview. */
  readonly onLeaveOut: () => void;
  /** Moves the orders that are left. */
  readonly onMove: () => void;
  readonly onClose: () => void;
}

/** How many of the orders that staff cancel have a booked parcel; 0 until it is known, and for any other move. */
const useBookedCount = (type: OrderEventType, orders: readonly Order[]): number => {
  const isSupported = useCapability('consignments');
  const ids = orders
    .filter(({ orderStatus }) => mayBeSent(orderStatus, { isExchange: false }))
    .map(({ _id }) => _id);
  const skip = type !== 'CANCEL' || !isSupported || ids.length === 0;
  const { currentData: marks = {} } = useParcelMarksQuery(ids, { ...refetchOnMount, skip });
  return Object.values(marks).filter(({ stage }) => stage === 'booked').length;
};

/** The preview: which orders would move, which are refused and why. Nothing is moved yet. */
export const MovesPreview = ({
  preview: { moving, refused },
  type,
  asksReason,
  reason,
  onReason,
  changedCount,
  onLeaveOut,
  onMove,
  onClose,
}: MovesPreviewProps) => {
  const bookedCount = useBookedCount(type, moving);
  const status = statusAfter[type];
  const dialog = moveDialogs[type];
  const movingOrders = countLabel(moving.length, messages.orders);
  const refusedRows = refused.map(({ order, refusal }) => ({
    order,
    status: order.orderStatus,
    reason: textInLanguage(orderRefusalMessage(refusal, order.returnDays)),
  }));
  const leaveOut = ({ currentTarget }: MouseEvent) => {
    // The pressed button goes away.
    currentTarget.closest('dialog')?.querySelector('h2')?.focus();
    onLeaveOut();
  };
  return (
    <>
      <ModalHeading>{messages.moveOrdersTo(movingOrders, status)}</ModalHeading>
      {moving.length > 0 && <p>{dialog.text}</p>}
      <div role="status">
        {bookedCount > 0 && <Notice tone="warning">{messages.parcelsStayBooked(bookedCount)}</Notice>}
        {changedCount > 0 && (
          <Notice tone="warning">
            <Stack gap={2}>
              <span>{changedInBulk(changedCount)}</span>
              <Row gap={2}>
                <Button tone="plain" size="s" onClick={leaveOut}>
                  {messages.leaveOut(changedCount)}
                </Button>
              </Row>
            </Stack>
          </Notice>
        )}
      </div>
      {moving.length > 0 && (
        <CollapsibleOrders label={messages.ordersWillMove(movingOrders, status)} orders={moving} />
      )}
      {refusedRows.length > 0 && (
        <section>
          <p>
            <strong>{messages.ordersWillNotMove(countLabel(refusedRows.length, messages.orders))}</strong>
          </p>
          <UnmovedOrders caption={messages.willNotMove} rows={refusedRows} />
        </section>
      )}
      {asksReason && (
        <TextField
          label={cancelReason}
          autoComplete="off"
          maxLength={orderNoteLength}
          suggestions={cancelReasons}
          value={reason}
          onChange={({ target }) => onReason(target.value)}
        />
      )}
      <Actions>
        <Button tone="plain" onClick={onClose}>
          {dialog.no}
        </Button>
        {moving.length > 0 && (
          <Button tone={type === 'CANCEL' ? 'danger' : 'accent'} onClick={onMove}>
            {dialog.yes}
          </Button>
        )}
      </Actions>
    </>
  );
};
