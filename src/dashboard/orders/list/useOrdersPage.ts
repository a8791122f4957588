import { useState } from 'react';
import { toShopTime } from '#api/client/shopClock.ts';
import { isFiltered, type OrderListArgs } from '#api/orders/orderListArgs.ts';
import { useOrderPageQuery } from '#api/orders/ordersApi.ts';
import { pageSizes, timers } from '#domain/shop/constants.ts';
import { shownPage } from '../../components/lists/shownPage.ts';
import { noPolling, refetchOnMount } from '../../components/loading/queryOptions.ts';
import { useOrderAnnouncements } from '../../components/loading/useOrderAnnouncements.ts';
import type { Pagination } from '../../components/paging/usePagination.ts';
import { useNewOrders } from '../useNewOrders.ts';

/**
 * Fetches the page of an order list that `args` name, and tells staff what has come into the list since then (MD-9). `isWholeShop`:
 * whether it is a list of staff and not of one customer. `at` is when the rows shown were fetched (ISO).
 */
export const useOrdersPage = (args: OrderListArgs, pagination: Pagination, isWholeShop: boolean) => {
  const [isNoticeShown, setIsNoticeShown] = useState(false);
  const { page: pageNumber, size = pageSizes.orders } = pagination;
  // Only the first page is polled: a page by cursor gets no new orders, and one by number must not shift under the reader.
  const isFirstPage = pageNumber === 1;
  const { mode } = useOrderAnnouncements();
  const isLive = isWholeShop && mode === 'live';
  // Only a filtered list is polled: the shop's counts tell what comes into an unfiltered one (`useNewOrders`).
  const isPolled = isWholeShop && mode === 'polling' && isFiltered(args) && isFirstPage && !isNoticeShown;
  const query = useOrderPageQuery(args, {
    ...refetchOnMount,
    pollingInterval: isPolled ? timers.ordersPoll : noPolling,
    skipPollingIfUnfocused: true,
    // While the stream announces changes, or a row has a notice, the list stays as it is under the reader.
    refetchOnFocus: !isLive && !isNoticeShown,
  });
  const page = shownPage(query);
  // The arguments of another page or filter have no time before their answer: until then the rows are those of the earlier answer.
  const [shownAt, setShownAt] = useState(0);
  const at = query.fulfilledTimeStamp ?? shownAt;
  if (at !== shownAt) setShownAt(at);
  // A row says what another user did to its order, or why it was not moved: a fetch would take the notice away.
  const hasNotice = page?.items.some(({ othersChange }) => othersChange !== undefined) ?? false;
  if (hasNotice !== isNoticeShown) setIsNoticeShown(hasNotice);
  const newOrders = useNewOrders({
    args,
    // Not the page of the search or filter before, which is shown until the answer comes: the counts would be compared with its total.
    page: isFirstPage ? query.currentData : undefined,
    // The start of the fetch: an order that was placed during it may not be in the page.
    fetchedAt: query.startedTimeStamp ?? 0,
  });
  // A host without page numbers sends its first page whatever number the address has (API-8).
  const ignoresNumber = args.after === undefined && page !== undefined && page.pageCount === undefined;
  const shownPagination = { ...pagination, size, page: ignoresNumber ? 1 : pageNumber };
  return { query, page, at: toShopTime(at).toISOString(), newOrders, shownPagination };
};
