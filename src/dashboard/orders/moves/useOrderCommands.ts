import { useState } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import { isAnswerLost } from '#api/client/isAnswerLost.ts';
import { shopNow } from '#api/client/shopClock.ts';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { watchOrder } from '#api/orderAnnouncements/orderAnnouncementsApi.ts';
import { useDeleteOrderMutation, useSetOrderStatusMutation } from '#api/orders/ordersApi.ts';
import { readOrderStatus } from '#api/orders/readOrderStatus.ts';
import { isStaff, type Role } from '#domain/accounts/role.ts';
import type { Consignment } from '#domain/consignments/consignment.ts';
import { couriers } from '#domain/consignments/couriers.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderEventType, OrderStatus } from '#domain/orders/orderStatus.ts';
import { timers } from '#domain/shop/constants.ts';
import { formatTaka } from '#domain/values/money.ts';
import { moveRefusal, statusAfter } from '#machines/orderMoves.ts';
import * as messages from '#messages/dashboard/orders/moves.ts';
import { willBeGivenBack } from '#messages/domain/advancePayment.ts';
import { changedInDialog } from '#messages/domain/announcementMessages.ts';
import { moveDialogs, shopMessages } from '#messages/domain/shopMessages.ts';
import { confirmDialog, type Message, type Question } from '#ui/feedback/dialogs.ts';
import { removalQuestion, useRowCommand } from '../../components/actions/useRowCommand.ts';
import { moveFailure, refusalMessage, removalFailure } from './moveTexts.ts';
import { useCancelReason } from './useCancelReason.ts';

/**
 * The message after a move. After a move by a shortcut it stands beside the page, so that staff go on with the next order. If the reason
 * of a cancellation was lost (`reasonLost` says why), it always is a dialog that staff have to close, since they may write a note.
 */
const movedMessage = (reasonLost: string | null, byShortcut: boolean): Message =>
  reasonLost === null
    ? { timer: timers.toast, ...shopMessages.statusUpdated, icon: 'success', besidePage: byShortcut }
    : { title: shopMessages.statusUpdated.title, text: reasonLost, icon: 'warning' };

type OrderParcel = Pick<Consignment, 'courier' | 'stage'>;

/**
 * What is asked before a move. Staff who cancel are told of a parcel that is booked, and customers that the taka `paid` in advance come
 * back (CA-10).
 */
const questionText = (
  type: OrderEventType,
  by: Role,
  { parcels = [], paid = 0 }: OrderCommandsOptions,
): string => {
  const { text } = moveDialogs[type];
  if (type === 'CANCEL' && by === 'customer' && paid > 0)
    return `${text} ${willBeGivenBack(formatTaka(paid))}`;
  const booked = parcels.find(({ stage }) => stage === 'booked');
  if (booked === undefined || type !== 'CANCEL' || !isStaff(by)) return text;
  return `${text} ${messages.parcelStaysBooked(couriers[booked.courier].name)}`;
};

interface OrderCommandsOptions {
  /** The parcels of the order that the screen has; staff who cancel the order are told of a booked one. */
  readonly parcels?: readonly OrderParcel[] | undefined;
  /** Taka that the order's customer has paid in advance. */
  readonly paid?: number | undefined;
  /** Called after the order was deleted, before the message says so. */
  readonly onRemoved?: () => void;
  /** Called after a move, before the message, so that after one by a shortcut the caller can focus the next order. */
  readonly onMoved?: (byShortcut: boolean) => void;
}

/**
 * Moves and deletes one order, as it was when the button was pressed (ST-7). `runCommand` goes in this order: the question is asked,
 * `refusal` asks orderMachine, `send` calls the server, and `success` or `failure` is shown. `problem` is why the last one failed.
 * A removal has no `refusal`: only the server decides whether the order can still be deleted.
 */
export const useOrderCommands = (order: Order, by: Role, options: OrderCommandsOptions = {}) => {
  const { onRemoved, onMoved } = options;
  const { returnDays } = order;
  const [problem, setProblem] = useState<string | null>(null);
  const [setStatus] = useSetOrderStatusMutation();
  const [deleteOrder] = useDeleteOrderMutation();
  const { busy, runCommand } = useRowCommand();
  const cancelReason = useCancelReason(order._id);
  const dispatch = useShopDispatch();
  /** Tells the open dialog when another user changes the order, after which it can only be closed. */
  const watch: Question['watch'] = (tell) =>
    dispatch(watchOrder(order._id, (announcement) => tell(changedInDialog(announcement))));

  /** Whether the move was made although its answer was lost, so that its reason is still to be kept. Customers give none. */
  const isMovedAllTheSame = async (error: unknown, status: OrderStatus): Promise<boolean> =>
    isStaff(by) && isAnswerLost(failureOfError(error)) && (await dispatch(readOrderStatus(order))) === status;

  /** Keeps the text of a message in `problem`, and returns the message. */
  const keepProblem = (message: { title: string; text: string }) => {
    setProblem(message.text);
    return message;
  };

  const move = (type: OrderEventType, byShortcut = false) => {
    const { title, yes, no } = moveDialogs[type];
    const text = questionText(type, by, options);
    const asksReason = type === 'CANCEL' && isStaff(by);
    /** The reason of a cancellation, which `ask` sets; '' for none. */
    let reason = '';
    return runCommand({
      question: { title, text, yes, no, danger: type === 'CANCEL', byShortcut, watch },
      ask: async (question) => {
        if (!asksReason) return confirmDialog(question);
        const answer = await cancelReason.ask(question);
        reason = answer ?? '';
        return answer !== null;
      },
      refusal: () => {
        const refusal = moveRefusal(order, { type, by, at: shopNow().toISOString() });
        return refusal === null
          ? null
          : keepProblem({
              title: shopMessages.statusFailed.title,
              text: refusalMessage(refusal, returnDays),
            });
      },
      send: async () => {
        setProblem(null);
        // The server refuses the move when the order has left `from`. `returnDays` is for the record of moves (CARD-9), and is not sent.
        const args = { id: order._id, status: statusAfter[type], from: order.orderStatus, returnDays };
        await setStatus(args)
          .unwrap()
          .catch(async (error: unknown) => {
            if (!(await isMovedAllTheSame(error, args.status))) throw error;
          });
        const reasonLost = await cancelReason.keep(reason);
        onMoved?.(byShortcut);
        return reasonLost;
      },
      success: (reasonLost) => movedMessage(reasonLost, byShortcut),
      failure: (failure) => keepProblem(moveFailure(failure, returnDays)),
    });
  };

  const remove = () =>
    runCommand({
      question: { ...removalQuestion(), watch },
      send: async () => {
        setProblem(null);
        await deleteOrder(order._id).unwrap();
        onRemoved?.();
      },
      success: { title: shopMessages.orderDeleted },
      failure: (failure) => keepProblem(removalFailure(failure, returnDays)),
    });

  return { busy, problem, move, remove };
};
