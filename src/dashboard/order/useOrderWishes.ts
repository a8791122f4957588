import { useState } from 'react';
import { failureOf } from '#api/failure.ts';
import { useDeleteOrderMutation, useSetOrderStatusMutation } from '#api/ordersApi.ts';
import type { Order, OrderEventType, Role } from '#domain/order.ts';
import { timers } from '#domain/rules.ts';
import { moveQuestions, moveRefusals, texts } from '#domain/texts.ts';
import { moveRefusal, statusAfter } from '#machines/orderMoves.ts';
import { ask, tell } from '#ui/feedback/dialogs.ts';
import { moveFailure, removalFailure } from './moveWords.ts';

type Telling = Parameters<typeof tell>[0];

/** What a person may wish of one order: each is asked first, done, and its end told (ST-7). */
export const useOrderWishes = (order: Order, by: Role) => {
  const [setStatus] = useSetOrderStatusMutation();
  const [deleteOrder] = useDeleteOrderMutation();
  const [busy, setBusy] = useState(false);

  const alone = async (work: () => Promise<Telling | null>) => {
    setBusy(true);
    const end = await work().finally(() => setBusy(false));
    if (end !== null) await tell(end);
  };

  const move = (type: OrderEventType) =>
    alone(async () => {
      const { title, text, yes, no } = moveQuestions[type];
      if (!(await ask({ title, text, yes, no, danger: type === 'CANCEL' }))) return null;
      const refusal = moveRefusal(order, { type, by, at: new Date().toISOString() });
      if (refusal !== null)
        return { title: texts.statusFailed.title, text: moveRefusals[refusal].en, mood: 'error' };
      return setStatus({ id: order._id, status: statusAfter[type] })
        .unwrap()
        .then(
          (): Telling => ({ ...texts.statusUpdated, mood: 'success', timer: timers.toast }),
          (error: unknown): Telling => ({ ...moveFailure(failureOf(error)), mood: 'error' }),
        );
    });

  const remove = () =>
    alone(async () => {
      if (!(await ask({ ...texts.sure, yes: 'Yes, delete it!', no: 'Cancel', danger: true }))) return null;
      return deleteOrder(order._id)
        .unwrap()
        .then(
          (): Telling => ({ title: texts.orderDeleted, mood: 'success', timer: timers.toast }),
          (error: unknown): Telling => ({ title: removalFailure(failureOf(error)), mood: 'error' }),
        );
    });

  return { busy, move, remove };
};
