import type { Page } from '#api/client/page.ts';
import type { OrderAnnouncementsState } from '#api/orderAnnouncements/orderAnnouncementsState.ts';
import { isFiltered, type ListedOrder, type OrderListArgs } from '#api/orders/orderLists.ts';
import { useCountOrdersQuery } from '#api/orders/ordersApi.ts';
import { type OrderStatus, orderLists } from '#domain/orders/orderStatus.ts';
import { useOrderAnnouncements } from '../components/loading/useOrderAnnouncements.ts';

/** What an order list does not show yet. */
export interface NewOrders {
  /** Orders that have come into the list. */
  readonly count: number;
  /** Whether the list differs from what it shows, although no order has come. */
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

/** Number of orders that have entered the list since the fetch: they were announced with the first of its statuses. */
export const announcedSince = (
  { changes }: Pick<OrderAnnouncementsState, 'changes'>,
  { args, page, fetchedAt }: ShownList,
): number => {
  const [firstStatus] = orderLists[args.list];
  const visible = new Set(page?.items.map(({ _id }) => _id));
  return changes.filter(({ id, status, at, isNew }) => {
    // In the list of all statuses only an order that was just placed is new.
    const hasCome = status === firstStatus && (args.list !== 'all' || isNew);
    // An empty id stands for a new order of which only the count is known.
    return id !== '' && at > fetchedAt && hasCome && !visible.has(id);
  }).length;
};

/** How many orders more the list has now, by the counts of the shop. */
export const growthOf = (
  { args, page }: Pick<ShownList, 'args' | 'page'>,
  counts: Readonly<Record<OrderStatus, number>>,
): number => orderLists[args.list].reduce((sum, status) => sum + counts[status], 0) - (page?.total ?? 0);

/** The orders that have come into a list of staff since it was fetched (MD-9). */
export const useNewOrders = (list: ShownList): NewOrders => {
  const events = useOrderAnnouncements();
  const isStaff = list.args.email === null;
  const counts = useCountOrdersQuery({ email: null }, { skip: !isStaff });
  if (!isStaff || list.page === undefined) return nothingNew;
  const announcedCount = announcedSince(events, list);
  // Whether the stream has announced every order since the fetch.
  const isAnnounced = events.mode === 'live' && events.resetAt <= list.fetchedAt;
  if (isAnnounced || isFiltered(list.args) || counts.data === undefined || counts.isFetching)
    return { count: announcedCount, hasChanged: false };
  const growth = growthOf(list, counts.data);
  return { count: Math.max(announcedCount, growth), hasChanged: growth < 0 };
};
