import { useState } from 'react';
import type { OrderListArgs } from '#api/orderLists.ts';
import { useOrderPagesInfiniteQuery } from '#api/ordersApi.ts';
import { timers } from '#domain/constants.ts';

/** One page of a list of orders. Staff see new orders come onto the first page: it is polled while it is looked at. */
export const useOrdersPage = (question: OrderListArgs, isStaff: boolean) => {
  const [isPaused, setIsPaused] = useState(false);
  // A later page begins after a fixed order: nothing new comes onto it.
  const isPolled = isStaff && question.after === undefined && !isPaused;
  const answer = useOrderPagesInfiniteQuery(question, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isPolled ? timers.ordersPoll : 0,
    skipPollingIfUnfocused: true,
  });
  const page = answer.data?.pages[0];
  // Such a row says why it was not moved, and stays until it was read.
  const isExplaining = page?.items.some(({ movedMeanwhile }) => movedMeanwhile !== undefined) ?? false;
  if (isExplaining !== isPaused) setIsPaused(isExplaining);
  return { answer, page };
};
