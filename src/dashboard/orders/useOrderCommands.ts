import { failureOf } from '#api/failure.ts';
import { useDeleteOrderMutation, useSetOrderStatusMutation } from '#api/ordersApi.ts';
import { timers } from '#domain/constants.ts';
import type { Order, OrderEventType, Role } from '#domain/order.ts';
import { deleteAnswers, moveQuestions, texts } from '#domain/texts.ts';
import { moveRefusal, statusAfter } from '#machines/orderMoves.ts';
import { ask, type Message } from '#ui/feedback/dialogs.ts';
import { useAsyncAction } from '../components/useAsyncAction.ts';
import { moveFailure, refusalMessage, removalFailure } from './moveLabels.ts';

/** Moves and removal of one order: each asks for confirmation, then shows the outcome (ST-7). */
export const useOrderCommands = (order: Order, by: Role) => {
  const [setStatus] = useSetOrderStatusMutation();
  const [deleteOrder] = useDeleteOrderMutation();
  const { busy, run } = useAsyncAction();

  const move = (type: OrderEventType) =>
    run(async () => {
      const { title, text, yes, no } = moveQuestions[type];
      if (!(await ask({ title, text, yes, no, danger: type === 'CANCEL' }))) return null;
      const refusal = moveRefusal(order, { type, by, at: new Date().toISOString() });
      if (refusal !== null)
        return { title: texts.statusFailed.title, text: refusalMessage(refusal), mood: 'error' };
      return setStatus({ id: order._id, status: statusAfter[type], from: order.orderStatus })
        .unwrap()
        .then(
          (): Message => ({ ...texts.statusUpdated, mood: 'success', timer: timers.toast }),
          (error: unknown): Message => ({ ...moveFailure(failureOf(error)), mood: 'error' }),
        );
    });

  const remove = () =>
    run(async () => {
      if (!(await ask({ ...texts.sure, ...deleteAnswers, danger: true }))) return null;
      return deleteOrder(order._id)
        .unwrap()
        .then(
          (): Message => ({ title: texts.orderDeleted, mood: 'success', timer: timers.toast }),
          (error: unknown): Message => ({ ...removalFailure(failureOf(error)), mood: 'error' }),
        );
    });

  return { busy, move, remove };
};
