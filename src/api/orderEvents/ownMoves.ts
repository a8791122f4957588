import { addListener, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import type { OrderAnnouncement } from '#domain/orderAnnouncement.ts';
import type { OrderStatus } from '#domain/orderStatus.ts';
import { bulkOrdersApi } from '../bulkOrdersApi.ts';
import { failureOfError } from '../failure.ts';
import { moveBatchApi } from '../moveBatchApi.ts';
import { ordersApi } from '../ordersApi.ts';

/** What this page itself does to orders, whose announcements tell it nothing. */

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

/** Whether the host has refused it; without a response it may have been done. */
const isRefused = ({ payload }: UnknownAction): boolean => failureOfError(payload).kind === 'refused';

const keyOf = (id: string, status: OrderStatus | null): string => `${id} ${status ?? 'deleted'}`;

/** What the action is about to do, or was to do, as keys. */
const keysOf = (action: UnknownAction): string[] => {
  if (isMove(action)) return [keyOf(action.meta.arg.originalArgs.id, action.meta.arg.originalArgs.status)];
  if (isRemoval(action)) return [keyOf(action.meta.arg.originalArgs, null)];
  if (!isBatch(action)) return [];
  const { orders, status } = action.meta.arg.originalArgs;
  return orders.map(({ _id }) => keyOf(_id, status));
};

const most = 2000;

/** Remembers the page's own moves and removals; `listeners` are the actions that start it. */
export const rememberOwnMoves = () => {
  const own = new Set<string>();
  return {
    listeners: [
      addListener({
        predicate: isAnyOf(isMove, isBatch, isRemoval),
        effect: (action) => {
          if (own.size > most) own.clear();
          for (const key of keysOf(action))
            if (isPending(action)) own.add(key);
            else if (isRefused(action)) own.delete(key);
        },
      }),
    ],
    /** Whether the page has done it; true once for each time that it has. */
    isOwn: ({ orderId, status }: OrderAnnouncement): boolean => own.delete(keyOf(orderId, status)),
  };
};
