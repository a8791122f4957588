import { type RefObject, useState } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import { isAnswerLost } from '#api/client/isAnswerLost.ts';
import { shopNow } from '#api/client/shopClock.ts';
import { useMoveTrackedMutation } from '#api/orders/trackingApi.ts';
import { orderRefusalMessage, orderRefusalReasons } from '#domain/messages/orderRefusals.ts';
import {
  type MoveRefusal,
  type OrderEventType,
  type OrderRefusal,
  orderEventTypes,
} from '#domain/orders/orderStatus.ts';
import type { TrackedOrder } from '#domain/orders/tracking.ts';
import { timers } from '#domain/shop/constants.ts';
import { formatTaka } from '#domain/values/money.ts';
import { moveRefusal, type OrderSnapshot, statusAfter } from '#machines/orderMoves.ts';
import { willBeGivenBack } from '#messages/domain/advancePayment.ts';
import { customerMoveButtons, moveDialogs, shopMessages } from '#messages/domain/shopMessages.ts';
import { language } from '#messages/language.ts';
import * as messages from '#messages/storefront/tracking.tsx';
import { alertDialog, confirmDialog } from '#ui/feedback/dialogs.ts';
import { forgetPlacedOrder, readPlacedOrder } from '../layout/placedOrder.ts';

/** A move that the page offers; `refusal` says why it comes too late, `null` if it does not. */
export interface CustomerMove {
  readonly type: OrderEventType;
  readonly label: string;
  readonly refusal: MoveRefusal | null;
}

/**
 * Moves the order of a link as its customer: asks first, then tells the outcome (ST-7, SH-4). `title` takes the focus when the pressed
 * button has gone while a dialog was open.
 */
export const useTrackedMoves = (token: string, order: TrackedOrder, title: RefObject<HTMLElement | null>) => {
  const [send] = useMoveTrackedMutation();
  const [busy, setBusy] = useState(false);

  const askAndMove = async (type: OrderEventType): Promise<void> => {
    const { title: question, yes, no } = moveDialogs[type];
    const text = questionText(type, order);
    const isConfirmed = await confirmDialog({ title: question, text, yes, no, danger: type === 'CANCEL' });
    if (!isConfirmed) return;
    // The time in which the order can be returned may have ended since the button was shown.
    const at = shopNow().toISOString();
    const refusal = moveRefusal(order, { type, by: 'customer', at });
    const failed = { title: shopMessages.statusFailed.title, icon: 'error' as const };
    if (refusal !== null) return alertDialog({ ...failed, text: refusalText(refusal, order.returnDays) });
    setBusy(true);
    const { error } = await send({ token, status: statusAfter[type], from: order.orderStatus });
    setBusy(false);
    // The confirmation page of this tab would go on saying that the order has not moved yet.
    if (error === undefined && readPlacedOrder()?.token === token) forgetPlacedOrder();
    return error === undefined
      ? alertDialog({ timer: timers.toast, ...shopMessages.statusUpdated, icon: 'success' })
      : alertDialog({ ...failed, text: failureText(error, order.returnDays) });
  };
  const move = async (type: OrderEventType): Promise<void> => {
    const button = document.activeElement;
    await askAndMove(type);
    if (button?.isConnected === false) title.current?.focus();
  };
  return { busy, move, offered: customerMoves(order, shopNow().toISOString()) };
};

/** What is asked before a move; who cancels is told that what was paid in advance comes back (CA-10). */
const questionText = (type: OrderEventType, { advances }: TrackedOrder): string => {
  const { text } = moveDialogs[type];
  const paid = advances?.paid ?? 0;
  return type === 'CANCEL' && paid > 0 ? `${text} ${willBeGivenBack(formatTaka(paid))}` : text;
};

/** The moves that orderMachine allows the customer at the time `at` (ISO), and a return that comes too late. */
export const customerMoves = (order: OrderSnapshot, at: string): CustomerMove[] =>
  orderEventTypes
    .map((type) => ({
      type,
      label: customerMoveButtons[type] ?? moveDialogs[type].button,
      refusal: moveRefusal(order, { type, by: 'customer', at }),
    }))
    .filter(({ refusal }) => refusal === null || refusal === 'returnWindowOver');

const failureText = (error: unknown, returnDays: number): string => {
  const failure = failureOfError(error);
  const { text } = shopMessages.statusFailed;
  if (isAnswerLost(failure)) return `${text} ${messages.mayHaveChanged} ${failure.message}`;
  if (failure.kind !== 'refused') return `${text} ${failure.message}`;
  const { reason, orderStatus } = failure;
  const isKnownReason = reason !== undefined && orderRefusalReasons.includes(reason);
  const reasonText = isKnownReason ? refusalText(reason, returnDays) : failure.message;
  return orderStatus === undefined
    ? `${text} ${reasonText}`
    : `${text} ${reasonText} ${messages.orderIsNow(orderStatus)}`;
};

/** Why the order is not moved, in words: on an English page in both languages. `returnDays`: for how many days it can be returned. */
export const refusalText = (refusal: OrderRefusal, returnDays: number): string => {
  const { en, bn } = orderRefusalMessage(refusal, returnDays);
  return language === 'bn' ? bn : `${en} ${bn}`;
};
