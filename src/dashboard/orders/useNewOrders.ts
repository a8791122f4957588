import type { Page } from '#api/client/page.ts';
import type { OrderAnnouncementsState } from '#api/orderAnnouncements/orderAnnouncementsState.ts';
import { isFiltered, type ListedOrder, type OrderListArgs } from '#api/orders/orderListArgs.ts';
import { useCountOrdersQuery } from '#api/orders/ordersApi.ts';
import { orderLists } from '#domain/orders/orderLists.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { useOrderAnnouncements } from '../components/loading/useOrderAnnouncements.ts';

/** What an order list does not show yet. */
export interface NewOrders {
  /** Orders that have come into the list. */
  readonly count: number;
  /** Whether the list shows orders that have left it. While the stream is live its rows change by themselves. */
  readonly hasChanged: boolean;
}

interface ShownList {
  readonly args: OrderListArgs;
  /** The first page; `undefined` while another one is shown. */
  readonly page: Page<ListedOrder> | undefined;
  /** When its fetch began; milliseconds since 1970. */
  readonly fetchedAt: number;
}

const nothingNew: NewOrders = { count: 0, hasChanged: false };

/**
 * Number of orders that came into the list by an announcement since the fetch. An order comes into a list with the first status of the
 * list. An announcement does not say whether the list's filter fits the order, so that some of them may not belong to it.
 */
const announcedSince = (
  { changes }: Pick<OrderAnnouncementsState, 'changes'>,
  { args, page, fetchedAt }: ShownList,
): number => {
  const [firstStatus] = orderLists[args.list];
  const shownIds = new Set(page?.items.map(({ _id }) => _id));
  return changes.filter(({ id, status, at, isNew }) => {
    // An empty id stands for a new order that was only counted: nothing else is known about it.
    if (id === '' || at <= fetchedAt || shownIds.has(id)) return false;
    // Only an order that was just placed is new to the list of all statuses.
    return status === firstStatus && (args.list !== 'all' || isNew);
  }).length;
};

/** How many more orders the list has now than when it was fetched, from the shop's counts; negative for fewer. */
const growthOf = (
  { args, page }: Pick<ShownList, 'args' | 'page'>,
  counts: Readonly<Record<OrderStatus, number>>,
): number => {
  const present = orderLists[args.list].reduce((total, status) => total + counts[status], 0);
  const fetched = page?.total ?? 0;
  return present - fetched;
};

/**
 * What a list of staff does not show yet, since it has changed after it was fetched (MD-9); nothing for a customer's list. The stream
 * announces each order; while it has gaps, the shop's counts say how many more or fewer orders the list has by now.
 */
export const useNewOrders = (list: ShownList): NewOrders => {
  const announcements = useOrderAnnouncements();
  const isStaff = list.args.email === null;
  const counts = useCountOrdersQuery({ email: null }, { skip: !isStaff });
  if (!isStaff || list.page === undefined) return nothingNew;
  const announcedCount = announcedSince(announcements, list);
  const onlyAnnounced = { count: announcedCount, hasChanged: false };
  // Announcements may have been lost until `resetAt`.
  const isEachAnnounced = announcements.mode === 'live' && announcements.resetAt <= list.fetchedAt;
  if (isEachAnnounced) return onlyAnnounced;
  // The shop counts by status alone, which says nothing about a filtered list.
  if (isFiltered(list.args) || counts.data === undefined || counts.isFetching) return onlyAnnounced;
  // Counts from before the list say nothing about what has come into it since.
  if ((counts.startedTimeStamp ?? 0) < list.fetchedAt) return onlyAnnounced;
  const growth = growthOf(list, counts.data);
  return { count: Math.max(announcedCount, growth), hasChanged: growth < 0 };
};
