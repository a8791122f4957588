import { useState } from 'react';
import type { OrderListArgs } from '#api/orderLists.ts';
import { useOrderPagesInfiniteQuery } from '#api/ordersApi.ts';
import { timers } from '#domain/constants.ts';
import { freshOnMount } from '../../components/queryOptions.ts';

/** One page of an order list. For staff, polls the first page for new orders while the window has focus. */
export const useOrdersPage = (args: OrderListArgs, isStaff: boolean) => {
  const [isPaused, setIsPaused] = useState(false);
  // A later page starts after a fixed order, so no new order appears on it.
  const isPolled = isStaff && args.after === undefined && !isPaused;
  const query = useOrderPagesInfiniteQuery(args, {
    ...freshOnMount,
    pollingInterval: isPolled ? timers.ordersPoll : 0,
    skipPollingIfUnfocused: true,
  });
  const page = query.data?.pages[0];
  // Polling pauses while a row shows why it was not moved, so that the user can read it.
  const hasNotice = page?.items.some(({ movedMeanwhile }) => movedMeanwhile !== undefined) ?? false;
  if (hasNotice !== isPaused) setIsPaused(hasNotice);
  return { query, page };
};
