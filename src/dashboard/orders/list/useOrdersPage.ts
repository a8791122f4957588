import { useState } from 'react';
import type { OrderListArgs } from '#api/orderLists.ts';
import { useOrderPagesInfiniteQuery } from '#api/ordersApi.ts';
import { pageSizes, timers } from '#domain/constants.ts';
import { freshOnMount } from '../../components/queryOptions.ts';
import type { Pagination } from '../../components/usePagination.ts';

/** One page of an order list. For staff, polls the first page for new orders while the window has focus. */
export const useOrdersPage = (args: OrderListArgs, pagination: Pagination, isStaff: boolean) => {
  const [isPaused, setIsPaused] = useState(false);
  const { after, page: number, size = pageSizes.orders } = pagination;
  // No new order appears on a page after a fixed order, and one that is opened by its number must not move on.
  const isPolled = isStaff && number === 1 && !isPaused;
  const query = useOrderPagesInfiniteQuery(
    { ...args, after, page: after === undefined ? number : undefined, size },
    { ...freshOnMount, pollingInterval: isPolled ? timers.ordersPoll : 0, skipPollingIfUnfocused: true },
  );
  const page = query.data?.pages[0];
  // Polling pauses while a row shows why it was not moved, so that the user can read it.
  const hasNotice = page?.items.some(({ movedMeanwhile }) => movedMeanwhile !== undefined) ?? false;
  if (hasNotice !== isPaused) setIsPaused(hasNotice);
  // A host without page numbers has sent its first page (API-8).
  const isFirst = after === undefined && page !== undefined && page.pageCount === undefined;
  return { query, page, position: { ...pagination, size, page: isFirst ? 1 : number } };
};
