import { addListener, createAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { hasCapability } from '#contract/settings.ts';
import type { OrderAnnouncement } from '#domain/orders/orderAnnouncement.ts';
import type { ShopExtra } from '../client/httpClient.ts';
import { type ApiState, type ShopThunk, shopApi } from '../client/shopApi.ts';
import { deviceNow } from '../client/shopClock.ts';
import { decisionsApi } from '../orders/decisionsApi.ts';
import { isFiltered, type OrderListArgs } from '../orders/orderListArgs.ts';
import { ordersApi } from '../orders/ordersApi.ts';
import { type Followers, followOrderAnnouncements } from './followOrderAnnouncements.ts';
import {
  type AnnouncementsMode,
  afterAnnouncement,
  afterCount,
  initialState,
  type OrderAnnouncementsState,
} from './orderAnnouncementsState.ts';
import { rememberOwnMoves } from './rememberOwnMoves.ts';
import { showChanges } from './showChanges.ts';

/** The order announcements in the store: the stream is open while a screen of staff uses them (MD-9). Only the dashboard loads this. */

/** Dispatched for what others have done to orders: `watchOrder` listens to it, and DevTools show it. */
const orderAnnouncementsReceived = createAction<readonly OrderAnnouncement[]>('orderAnnouncements/received');
const orderAnnouncementsReset = createAction('orderAnnouncements/reset');
const orderAnnouncementsModeChanged = createAction<AnnouncementsMode>('orderAnnouncements/modeChanged');

/** Milliseconds between two fetches of the counts: without a pause, many announcements at once would cause as many fetches. */
const countsPause = 500;

const { countOrders, orderPage } = ordersApi.endpoints;
/** The counts that staff see, which are of the orders of all customers. */
const wholeShop = { email: null };

type Dispatch = ThunkDispatch<ApiState, ShopExtra, UnknownAction>;

/** Dispatches an `addListener` action; returns the function that removes the listener, which the type of `dispatch` does not know. */
const startListener = (dispatch: Dispatch, addListenerAction: UnknownAction): (() => void) =>
  dispatch(addListenerAction) as unknown as () => void;

/** Returns a function that fetches the counts of orders; calls during a fetch lead to one more fetch after it. */
const createCountsFetcher = (dispatch: Dispatch, signal: AbortSignal): (() => void) => {
  let isDue = false;
  let isRunning = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    while (isDue && !signal.aborted) {
      isDue = false;
      await dispatch(countOrders.initiate(wholeShop, { forceRefetch: true, subscribe: false }));
      // A move may also have left a decision to a person (CR-8); RTK Query refetches decisions only where they are shown.
      dispatch(decisionsApi.util.invalidateTags(['Decision']));
      await new Promise((resolve) => setTimeout(resolve, countsPause));
    }
    isRunning = false;
  };
  return () => {
    isDue = true;
    if (!isRunning) void run();
  };
};

/** Whether this list shows all new orders, so that they are seen once it is fetched. */
const showsNewOrders = (args: OrderListArgs): boolean => {
  const isOfWholeShop = args.email === null;
  const hasPendingOrders = args.list === 'pending' || args.list === 'all';
  const isFirstPage = !args.after && (args.page ?? 1) === 1;
  const isNewestFirst = (args.sort ?? 'newest') === 'newest';
  return isOfWholeShop && hasPendingOrders && !isFiltered(args) && isFirstPage && isNewestFirst;
};

type Update = (change: (state: OrderAnnouncementsState) => OrderAnnouncementsState) => void;

/** The `addListener` actions of two listeners: fetched lists show that new orders were seen, fetched counts how many came. */
const fetchListeners = (update: Update) => {
  /** Number of pending orders at the last fetch; `null` before the first. */
  let pendingCount: number | null = null;
  return [
    addListener({
      matcher: orderPage.matchFulfilled,
      effect: ({ meta: { arg } }, { getState }) => {
        if (!showsNewOrders(arg.originalArgs)) return;
        const { queries } = (getState() as ApiState)[shopApi.reducerPath];
        // The start of the fetch: an order that was placed during it may not be in the list.
        const seenAt = queries[arg.queryCacheKey]?.startedTimeStamp ?? 0;
        update((state) => ({ ...state, seenAt }));
      },
    }),
    addListener({
      matcher: countOrders.matchFulfilled,
      effect: ({ payload }) => {
        const added = pendingCount === null ? 0 : payload.Pending - pendingCount;
        pendingCount = payload.Pending;
        // The announcements of a `live` stream say more than a number.
        update((state) =>
          state.mode === 'polling' && added > 0 ? afterCount(state, added, deviceNow()) : state,
        );
      },
    }),
  ];
};

/** The callbacks that bring the messages of the stream into the store. */
const createFollowers = (
  dispatch: Dispatch,
  update: Update,
  { isOwn, fetchCounts }: { isOwn: (announcement: OrderAnnouncement) => boolean; fetchCounts: () => void },
): Followers => ({
  onMode: (mode) => {
    dispatch(orderAnnouncementsModeChanged(mode));
    update((state) => ({ ...state, mode }));
  },
  onReset: () => {
    dispatch(orderAnnouncementsReset());
    update((state) => ({ ...state, resetAt: deviceNow() }));
    fetchCounts();
  },
  onAnnounced: (announcements) => {
    const at = deviceNow();
    const own = new Set(announcements.filter(isOwn));
    const byOthers = announcements.filter((announcement) => !own.has(announcement));
    dispatch(orderAnnouncementsReceived(byOthers));
    update((state) =>
      announcements.reduce(
        (next, announcement) => afterAnnouncement(next, announcement, { at, isOwn: own.has(announcement) }),
        state,
      ),
    );
    dispatch(showChanges(byOthers));
    fetchCounts();
  },
});

export const orderAnnouncementsApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    orderAnnouncements: build.query<OrderAnnouncementsState, void>({
      queryFn: (_args, { extra }) => ({
        data: initialState(
          hasCapability((extra as ShopExtra).settings, 'orderAnnouncements') ? 'connecting' : 'polling',
        ),
      }),
      // Seconds in which another screen can take the open stream over.
      keepUnusedDataFor: 5,
      onCacheEntryAdded: async (
        _args,
        { dispatch, extra, cacheDataLoaded, cacheEntryRemoved, updateCachedData },
      ) => {
        await cacheDataLoaded;
        const connection = extra as ShopExtra;
        const controller = new AbortController();
        const { signal } = controller;
        const update: Update = (change) => updateCachedData((state) => change(state));
        const own = rememberOwnMoves();
        const stops = [...own.listeners, ...fetchListeners(update)].map((action) =>
          startListener(dispatch, action),
        );
        const fetchCounts = createCountsFetcher(dispatch, signal);
        const followers = createFollowers(dispatch, update, { isOwn: own.isOwn, fetchCounts });
        if (hasCapability(connection.settings, 'orderAnnouncements'))
          void followOrderAnnouncements(connection, followers, signal);
        await cacheEntryRemoved;
        controller.abort();
        for (const stop of stops) stop();
      },
    }),
  }),
});

/** Calls the listener from now on for each thing that others do to the order, except prints; returns a function that ends this. */
export const watchOrder =
  (id: string, listener: (announcement: OrderAnnouncement) => void): ShopThunk<() => void> =>
  (dispatch) =>
    startListener(
      dispatch,
      addListener({
        actionCreator: orderAnnouncementsReceived,
        effect: ({ payload }) => {
          for (const announcement of payload)
            if (announcement.orderId === id && announcement.kind !== 'printed') listener(announcement);
        },
      }),
    );

export const { useOrderAnnouncementsQuery } = orderAnnouncementsApi;
