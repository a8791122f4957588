import { deletedMeanwhile } from '#domain/messages/announcementMessages.ts';
import { orderRefusalMessages } from '#domain/messages/messages.ts';
import type { OrderAnnouncement } from '#domain/orderAnnouncement.ts';
import { isListed, type ListedOrder } from '../orderLists.ts';
import { orderNotesApi } from '../orderNotesApi.ts';
import { changeRows, ordersApi } from '../ordersApi.ts';
import { type ShopThunk, shopApi } from '../shopApi.ts';
import { shopNow } from '../shopClock.ts';

/** Shows in the lists what others have done; no row leaves or enters a list by it (MD-9). */

/** The row after the announcement, with a message when its order is not one of the list's any more. */
export const rowAfterAnnouncement = (
  listed: ListedOrder,
  { kind, status }: Pick<OrderAnnouncement, 'kind' | 'status'>,
  staysListed: (moved: ListedOrder) => boolean,
): ListedOrder => {
  if (kind === 'deleted') return { ...listed, movedMeanwhile: deletedMeanwhile.en };
  const row = kind === 'printed' ? { ...listed, printedAt: shopNow().toISOString() } : listed;
  if (status === null || status === row.orderStatus) return row;
  const { movedMeanwhile: _, ...rest } = row;
  const moved = { ...rest, orderStatus: status };
  return staysListed(moved) ? moved : { ...moved, movedMeanwhile: orderRefusalMessages.movedMeanwhile.en };
};

type Latest = ReadonlyMap<string, OrderAnnouncement>;

const showInLists =
  (latest: Latest): ShopThunk<void> =>
  (dispatch, getState) => {
    changeRows(dispatch, getState(), (row, args) => {
      const announcement = latest.get(row._id);
      if (announcement === undefined) return [row];
      return [rowAfterAnnouncement(row, announcement, (moved) => isListed(moved, args))];
    });
  };

const isPending = ({ orderStatus }: ListedOrder): boolean => orderStatus === 'Pending';

const showInCallList =
  (latest: Latest): ShopThunk<void> =>
  (dispatch, getState) => {
    for (const args of orderNotesApi.util.selectCachedArgsForQuery(getState(), 'callList')) {
      dispatch(
        orderNotesApi.util.updateQueryData('callList', args, (page) => {
          if (page === null) return;
          for (const entry of page.items) {
            const announcement = latest.get(entry.order._id);
            if (announcement !== undefined)
              Object.assign(entry, { order: rowAfterAnnouncement(entry.order, announcement, isPending) });
          }
        }),
      );
    }
  };

/** Fetches corrected orders that a list shows, and shows what they are now. */
const showCorrected =
  (ids: readonly string[]): ShopThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const visible = new Set<string>();
    for (const args of ordersApi.util.selectCachedArgsForQuery(getState(), 'orderPages')) {
      const { data } = ordersApi.endpoints.orderPages.select(args)(getState());
      for (const { _id } of data?.pages.flatMap(({ items }) => items) ?? []) visible.add(_id);
    }
    for (const id of ids.filter((one) => visible.has(one))) {
      const response = await dispatch(
        ordersApi.endpoints.getOrder.initiate({ id, email: null }, { forceRefetch: true, subscribe: false }),
      );
      const order = response.data?.order;
      if (order !== undefined)
        changeRows(dispatch, getState(), (row) => [row._id === id ? { ...row, ...order } : row]);
    }
  };

/** Shows what others have done in every list, and fetches the orders themselves again where they are visible. */
export const showChanges =
  (announcements: readonly OrderAnnouncement[]): ShopThunk<void> =>
  (dispatch) => {
    const changed = announcements.filter(({ kind }) => kind !== 'placed');
    if (changed.length === 0) return;
    const latest = new Map(changed.map((announcement) => [announcement.orderId, announcement]));
    dispatch(showInLists(latest));
    dispatch(showInCallList(latest));
    // A print changes nothing that is printed: no batch is fetched again.
    const others = changed.filter(({ kind }) => kind !== 'printed');
    dispatch(shopApi.util.invalidateTags(others.map(({ orderId: id }) => ({ type: 'Order' as const, id }))));
    const corrected = changed.filter(({ kind }) => kind === 'corrected').map(({ orderId }) => orderId);
    void dispatch(showCorrected([...new Set(corrected)]));
  };
