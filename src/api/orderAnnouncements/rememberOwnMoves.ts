import { addListener, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import type { OrderAnnouncement } from '#domain/orders/orderAnnouncement.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { failureOfError } from '../client/failure.ts';
import { bulkOrdersApi } from '../orders/bulkOrdersApi.ts';
import { moveBatchApi } from '../orders/moveBatchApi.ts';
import { ordersApi } from '../orders/ordersApi.ts';

/** Recognizes announcements of moves and removals that this page itself has made: they tell it nothing new. */

const { setOrderStatus, deleteOrder } = ordersApi.endpoints;
const { moveOrderInBulk } = bulkOrdersApi.endpoints;
const { moveBatch } = moveBatchApi.endpoints;

const isMove = isAnyOf(
  setOrderStatus.matchPending,
  setOrderStatus.matchRejected,
  moveOrderInBulk.matchPending,
  moveOrderInBulk.matchRejected,
);
const isBatch = isAnyOf(moveBatch.matchPending, moveBatch.matchRejected);
const isRemoval = isAnyOf(deleteOrder.matchPending, deleteOrder.matchRejected);
const isPending = isAnyOf(
  setOrderStatus.matchPending,
  moveOrderInBulk.matchPending,
  moveBatch.matchPending,
  deleteOrder.matchPending,
);

/** Whether the host has refused the change; a failure without a response does not tell, so the change may have been made. */
const isRefused = ({ payload }: UnknownAction): boolean => failureOfError(payload).kind === 'refused';

const keyOf = (id: string, status: OrderStatus | null): string => `${id} ${status ?? 'deleted'}`;

/** A key for each change that the action says is requested, or has failed. */
const keysOf = (action: UnknownAction): string[] => {
  if (isMove(action)) return [keyOf(action.meta.arg.originalArgs.id, action.meta.arg.originalArgs.status)];
  if (isRemoval(action)) return [keyOf(action.meta.arg.originalArgs, null)];
  if (!isBatch(action)) return [];
  const { orders, status } = action.meta.arg.originalArgs;
  return orders.map(({ _id }) => keyOf(_id, status));
};

/** Maximum number of remembered changes; those that are forgotten look as if others had made them. */
const mostChanges = 2000;

/** Remembers the page's own moves and removals, once its `listeners` are dispatched. */
export const rememberOwnMoves = () => {
  const own = new Set<string>();
  return {
    listeners: [
      addListener({
        predicate: isAnyOf(isMove, isBatch, isRemoval),
        effect: (action) => {
          if (own.size > mostChanges) own.clear();
          for (const key of keysOf(action))
            if (isPending(action)) own.add(key);
            else if (isRefused(action)) own.delete(key);
        },
      }),
    ],
    /** Whether the page itself has made the announced change; `true` once for each change. */
    isOwn: ({ kind, orderId, status }: OrderAnnouncement): boolean =>
      (kind === 'moved' || kind === 'deleted') && own.delete(keyOf(orderId, status)),
  };
};
