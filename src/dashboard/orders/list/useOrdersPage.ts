import { useState } from 'react';
import type { OrderListArgs } from '#api/orderLists.ts';
import { useOrderPagesInfiniteQuery } from '#api/ordersApi.ts';
import { pageSizes, timers } from '#domain/constants.ts';
import { freshOnMount } from '../../components/queryOptions.ts';
import { useOrderEvents } from '../../components/useOrderEvents.ts';
import type { Pagination } from '../../components/usePagination.ts';
import { isFiltered, useNewOrders } from '../useNewOrders.ts';

/** The page of an order list in `args`, and for staff what has come into the list since it was fetched (MD-9). */
export const useOrdersPage = (args: OrderListArgs, pagination: Pagination, ofShop: boolean) => {
  const [isPaused, setIsPaused] = useState(false);
  const { page: number, size = pageSizes.orders } = pagination;
  // No new order appears on a page after a fixed order, and one that is opened by its number must not move on.
  const isFirstPage = number === 1;
  const { mode } = useOrderEvents();
  const isLive = ofShop && mode === 'live';
  // What comes into the whole list is told by its counts (`useNewOrders`); a filtered one has no counts.
  const isPolled = ofShop && mode === 'polling' && isFiltered(args) && isFirstPage && !isPaused;
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
  // A host without page numbers has sent its first page (API-8).
  const isFirst = args.after === undefined && page !== undefined && page.pageCount === undefined;
  return { query, page, news, position: { ...pagination, size, page: isFirst ? 1 : number } };
};
