import type { OrderAnnouncement } from '#domain/orders/orderAnnouncement.ts';
import { type ShopThunk, shopApi } from '../client/shopApi.ts';
import { shopNow } from '../client/shopClock.ts';
import { isListed, type ListedOrder, movedRow } from '../orders/orderListArgs.ts';
import { type CallListArgs, orderNotesApi } from '../orders/orderNotesApi.ts';
import { changeRows, changeRowsOf, ordersApi } from '../orders/ordersApi.ts';

/** Shows in the lists what other users have done to orders: rows change where they stand, and none enters or leaves (MD-9). */

/** The row after the announcement; `othersChange` says why its order no longer belongs to the list. */
const rowAfterAnnouncement = (
  listed: ListedOrder,
  { kind, status }: Pick<OrderAnnouncement, 'kind' | 'status'>,
  staysListed: (moved: ListedOrder) => boolean,
): ListedOrder => {
  if (kind === 'deleted') return { ...listed, othersChange: { kind: 'deleted' } };
  // The announcement names no time; it comes at once, so the time is that of now.
  const row = kind === 'printed' ? { ...listed, printedAt: shopNow().toISOString() } : listed;
  if (status === null || status === row.orderStatus) return row;
  // Without the mark of an earlier move: this one may bring the order back into the list.
  const { othersChange: _, ...order } = row;
  const moved = movedRow(order, status);
  return staysListed(moved) ? moved : { ...moved, othersChange: { kind: 'moved' } };
};

/** The row after all announcements of its order: one that is printed and then moved has both. */
const rowAfterAll = (
  listed: ListedOrder,
  announcements: readonly OrderAnnouncement[],
  staysListed: (moved: ListedOrder) => boolean,
): ListedOrder =>
  announcements
    .filter(({ orderId }) => orderId === listed._id)
    .reduce((row, announcement) => rowAfterAnnouncement(row, announcement, staysListed), listed);

/** Shows a change now, and again after a fetch that is under way: its answer may show the order as it was before the change. */
const showNowAndAfter = (fetching: PromiseLike<unknown> | undefined, show: () => void): void => {
  show();
  void fetching?.then(show);
};

const showInLists =
  (announcements: readonly OrderAnnouncement[]): ShopThunk<void> =>
  (dispatch, getState) => {
    for (const args of ordersApi.util.selectCachedArgsForQuery(getState(), 'orderPage')) {
      const fetching = dispatch(ordersApi.util.getRunningQueryThunk('orderPage', args));
      showNowAndAfter(fetching, () =>
        // The array holds the rows that replace the row.
        changeRowsOf(dispatch, args, (row) => [
          rowAfterAll(row, announcements, (moved) => isListed(moved, args)),
        ]),
      );
    }
  };

const changeCallRows =
  (args: CallListArgs, change: (row: ListedOrder) => ListedOrder): ShopThunk<void> =>
  (dispatch) => {
    dispatch(
      orderNotesApi.util.updateQueryData('callList', args, (page) => {
        // `assign`, since the contract's entry is read-only and knows no `othersChange`.
        for (const entry of page.items) Object.assign(entry, { order: change(entry.order) });
      }),
    );
  };

const isPending = ({ orderStatus }: ListedOrder): boolean => orderStatus === 'Pending';

const showInCallList =
  (announcements: readonly OrderAnnouncement[]): ShopThunk<void> =>
  (dispatch, getState) => {
    for (const args of orderNotesApi.util.selectCachedArgsForQuery(getState(), 'callList')) {
      const fetching = dispatch(orderNotesApi.util.getRunningQueryThunk('callList', args));
      showNowAndAfter(fetching, () =>
        dispatch(changeCallRows(args, (row) => rowAfterAll(row, announcements, isPending))),
      );
    }
  };

/** The ids of all orders in the lists. A list that is being fetched is awaited. */
const readListedIds = (): ShopThunk<Promise<ReadonlySet<string>>> => async (dispatch, getState) => {
  const ids = new Set<string>();
  for (const args of ordersApi.util.selectCachedArgsForQuery(getState(), 'orderPage')) {
    await dispatch(ordersApi.util.getRunningQueryThunk('orderPage', args));
    const { data } = ordersApi.endpoints.orderPage.select(args)(getState());
    for (const { _id } of data?.items ?? []) ids.add(_id);
  }
  return ids;
};

/** Fetches the changed orders that a list or the call list may show, and replaces their rows. */
const refetchRows =
  (changes: readonly OrderAnnouncement[]): ShopThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const listedIds = await dispatch(readListedIds());
    const callLists = orderNotesApi.util.selectCachedArgsForQuery(getState(), 'callList');
    for (const args of callLists) await dispatch(orderNotesApi.util.getRunningQueryThunk('callList', args));
    const shown = changes.filter(
      ({ orderId, status }) => listedIds.has(orderId) || (status === 'Pending' && callLists.length > 0),
    );
    for (const id of new Set(shown.map(({ orderId }) => orderId))) {
      const response = await dispatch(
        // `email: null`: as staff see it.
        ordersApi.endpoints.getOrder.initiate({ id, email: null }, { forceRefetch: true, subscribe: false }),
      );
      const order = response.data?.order;
      if (order === undefined) continue;
      // A move has an announcement of its own, which also marks the row; this answer may be older or newer than that announcement.
      const refetched = (row: ListedOrder): ListedOrder =>
        row._id === id ? { ...row, ...order, orderStatus: row.orderStatus } : row;
      changeRows(dispatch, getState(), (row) => [refetched(row)]);
      for (const args of callLists) dispatch(changeCallRows(args, refetched));
    }
  };

/** Shows in every list what others have done, and refetches the orders that a screen shows. */
export const showChanges =
  (announcements: readonly OrderAnnouncement[]): ShopThunk<void> =>
  (dispatch) => {
    const changed = announcements.filter(({ kind }) => kind !== 'placed');
    if (changed.length === 0) return;
    dispatch(showInLists(changed));
    dispatch(showInCallList(changed));
    // A print changes no order, and print batches, which have the tags of their orders, must not be refetched for it.
    const unlessPrinted = changed.filter(({ kind }) => kind !== 'printed');
    // Refetches the orders that a screen shows by themselves. Lists have other tags, so that no row enters or leaves them.
    const tags = unlessPrinted.map(({ orderId: id }) => ({ type: 'Order' as const, id }));
    dispatch(shopApi.util.invalidateTags(tags));
    // The announcement of a correction or of packing does not say what has changed in the row.
    void dispatch(refetchRows(changed.filter(({ kind }) => kind === 'corrected' || kind === 'packed')));
  };
