import { useState } from 'react';
import type { OrderListArgs } from '#api/orderLists.ts';
import { useOrderPagesInfiniteQuery } from '#api/ordersApi.ts';
import { timers } from '#domain/constants.ts';
import { freshOnMount } from '../../components/queryOptions.ts';
import { useOrderEvents } from '../../components/useOrderEvents.ts';
import { isFiltered, useNewOrders } from '../useNewOrders.ts';

/** One page of an order list, and for staff what has come into the list since it was fetched (MD-9). */
export const useOrdersPage = (args: OrderListArgs, isStaff: boolean) => {
  const [isPaused, setIsPaused] = useState(false);
  // A later page starts after a fixed order, so no new order appears on it.
  const isFirstPage = args.after === undefined;
  const { mode } = useOrderEvents();
  const isLive = isStaff && mode === 'live';
  // What comes into the whole list is told by its counts (`useNewOrders`); a filtered one has no counts.
  const isPolled = isStaff && mode === 'polling' && isFiltered(args) && isFirstPage && !isPaused;
  const query = useOrderPagesInfiniteQuery(args, {
    ...freshOnMount,
    pollingInterval: isPolled ? timers.ordersPoll : 0,
    skipPollingIfUnfocused: true,
    // What happens is announced, and the list under the reader stays as it is.
    refetchOnFocus: !isLive,
  });
  const page = query.data?.pages[0];
  // Polling pauses while a row shows why it was not moved, so that the user can read it.
  const hasNotice = page?.items.some(({ movedMeanwhile }) => movedMeanwhile !== undefined) ?? false;
  if (hasNotice !== isPaused) setIsPaused(hasNotice);
  const news = useNewOrders({
    args,
    page: isFirstPage ? page : undefined,
    fetchedAt: query.startedTimeStamp ?? 0,
  });
  return { query, page, news };
};
