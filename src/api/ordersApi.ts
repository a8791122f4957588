import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import {
  countOrders,
  deleteOrder,
  type OrderCounts,
  type PlacedReply,
  type PlaceOrderBody,
  placeOrder,
  type SetStatusBody,
  setOrderStatus,
} from '#contract/orders.ts';
import { readOrder } from '#domain/order.ts';
import { type OrderStatus, orderStatuses } from '#domain/orderStatus.ts';
import { isRecord, readList, readText } from '#domain/parse.ts';
import { changeItems } from './changeItems.ts';
import { type Failure, failureOfError } from './failure.ts';
import { findOrder, type OrderWithHistory } from './findOrder.ts';
import { type BaseQuery, isSupported, resultOf } from './optionalEndpoint.ts';
import {
  allLists,
  isListed,
  type ListedOrder,
  listRequest,
  listsWith,
  listTags,
  type OrderListArgs,
  type OrdersOf,
  ordersOptions,
  pageQuery,
  readPage,
} from './orderLists.ts';
import type { Page } from './page.ts';
import { type ApiRequest, type ApiState, apiRequest, type ShopThunk, shopApi } from './shopApi.ts';

const countsOf = (raw: unknown): OrderCounts => {
  const counts = Object.fromEntries(orderStatuses.map((status) => [status, 0])) as OrderCounts;
  if (Array.isArray(raw)) for (const order of readList(raw, readOrder)) counts[order.orderStatus] += 1;
  else if (isRecord(raw)) for (const status of orderStatuses) counts[status] = Number(raw[status] ?? 0);
  return counts;
};

type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

type RowChange = (row: ListedOrder, args: OrderListArgs) => readonly ListedOrder[];

/** Changes the rows of every cached list. */
export const changeRows = (dispatch: Dispatch, state: ApiState, change: RowChange): void => {
  for (const args of ordersApi.util.selectCachedArgsForQuery(state, 'orderPages')) {
    dispatch(
      ordersApi.util.updateQueryData('orderPages', args, (draft) => {
        draft.pages = changeItems(draft.pages as Page<ListedOrder>[], (row) => change(row, args));
      }),
    );
  }
};

/** Changes the row of this order in every cached list. */
const changeRow = (dispatch: Dispatch, state: ApiState, id: string, change: RowChange): void =>
  changeRows(dispatch, state, (row, args) => (row._id === id ? change(row, args) : [row]));

/** Sets the row's status, and removes the row from the lists where it no longer isListed. */
const movedTo =
  (orderStatus: OrderStatus): RowChange =>
  (row, args) => {
    const moved = { ...row, orderStatus };
    return isListed(moved, args) ? [moved] : [];
  };

/** The new status and message of an order that another user has moved; `null` for every other failure. */
const movedByOther = (
  error: unknown,
  from: OrderStatus | undefined,
): { orderStatus: OrderStatus; message: string } | null => {
  const failure = failureOfError(error);
  if (failure.kind !== 'refused' || failure.code !== 'moveRefused') return null;
  const { orderStatus, message } = failure;
  return orderStatus === undefined || orderStatus === from ? null : { orderStatus, message };
};

/** The row after its move to `status`; one whose move was refused stays, with its current status. */
export const rowAfter =
  (status: OrderStatus, from: OrderStatus | undefined, error: Failure | null): RowChange =>
  (row, args) => {
    if (error === null) return movedTo(status)(row, args);
    const other = movedByOther(error, from);
    return other === null
      ? [row]
      : [{ ...row, orderStatus: other.orderStatus, movedMeanwhile: other.message }];
  };

interface MoveStarted {
  readonly dispatch: Dispatch;
  readonly getState: () => ApiState;
  readonly queryFulfilled: Promise<unknown>;
}

/** Shows the result of a move in the lists. */
export const showMove = async (
  { id, status, from }: MoveOrderArgs,
  { dispatch, getState, queryFulfilled }: MoveStarted,
): Promise<void> => {
  const error = await queryFulfilled.then(
    () => null,
    (reason: { error: unknown }) => failureOfError(reason.error),
  );
  changeRow(dispatch, getState(), id, rowAfter(status, from, error));
};

export type MoveOrderArgs = { readonly id: string } & SetStatusBody;

export const moveRequest = ({ id, status, from }: MoveOrderArgs): ApiRequest =>
  apiRequest(setOrderStatus, { params: { id }, body: { status, from }, token: 'required' });

/** Whether the host places at most one order per idempotency key, which makes a retry safe. */
export const supportsIdempotencyKeys =
  (): ShopThunk<boolean> =>
  (_dispatch, _getState, { settings }) =>
    settings.idempotencyKeys;

const readPlaced = (reply: unknown): PlacedReply => {
  const { insertedId, number, trackingToken } = isRecord(reply) ? reply : {};
  return {
    insertedId: readText(insertedId),
    ...(typeof number === 'string' ? { number } : {}),
    ...(typeof trackingToken === 'string' ? { trackingToken } : {}),
  };
};

export type { PlacedReply } from '#contract/orders.ts';

export const ordersApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    placeOrder: build.mutation<PlacedReply, { body: PlaceOrderBody; key: string }>({
      query: ({ body, key }) => apiRequest(placeOrder, { body, idempotencyKey: key, token: 'ifSignedIn' }),
      transformResponse: readPlaced,
      invalidatesTags: (_result, error) => (error ? [] : ['OrderCounts', ...listTags(listsWith('Pending'))]),
    }),
    orderPages: build.infiniteQuery<Page<ListedOrder>, OrderListArgs, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.next ?? undefined },
      query: ({ queryArg, pageParam }) => listRequest(queryArg, pageQuery(queryArg, pageParam)),
      transformResponse: (reply, meta, { queryArg, pageParam }) => readPage(reply, meta, queryArg, pageParam),
      extraOptions: ordersOptions,
      providesTags: (_result, _error, { list }) => listTags([list]),
    }),
    getOrder: build.query<OrderWithHistory, { id: string } & OrdersOf>({
      queryFn: (args, _api, _options, baseQuery) => findOrder(baseQuery as BaseQuery, args.id, args),
      extraOptions: ordersOptions,
      providesTags: (_result, _error, { id }) => [{ type: 'Order', id }],
    }),
    countOrders: build.query<OrderCounts, OrdersOf>({
      queryFn: async (args, _api, _options, baseQuery) => {
        const counted = await resultOf(
          baseQuery as BaseQuery,
          apiRequest(countOrders, { token: 'required', optional: true }),
        );
        const result = isSupported(counted)
          ? counted
          : await resultOf(baseQuery as BaseQuery, listRequest(args));
        return result.error === undefined ? { data: countsOf(result.data) } : { error: result.error };
      },
      extraOptions: ordersOptions,
      providesTags: ['OrderCounts'],
    }),
    setOrderStatus: build.mutation<void, MoveOrderArgs>({
      query: moveRequest,
      transformResponse: () => undefined,
      onQueryStarted: showMove,
      // Lists that lose the order have removed its row already; those that gain it are refetched. A row that
      // another user has moved stays until the user has read its message.
      invalidatesTags: (_result, error, { id, status, from }) => {
        const order = { type: 'Order' as const, id };
        if (!error) return [order, 'OrderCounts', ...listTags(listsWith(status))];
        return movedByOther(error, from) === null ? [order, ...allLists] : [order, 'OrderCounts'];
      },
    }),
    deleteOrder: build.mutation<void, string>({
      query: (id) => apiRequest(deleteOrder, { params: { id }, token: 'required' }),
      transformResponse: () => undefined,
      onQueryStarted: async (id, { dispatch, getState, queryFulfilled }) => {
        await queryFulfilled.then(
          () => changeRow(dispatch, getState(), id, () => []),
          () => undefined,
        );
      },
      invalidatesTags: (_result, error) => (error ? allLists : ['OrderCounts']),
    }),
  }),
});

export const {
  usePlaceOrderMutation,
  useOrderPagesInfiniteQuery,
  useGetOrderQuery,
  useCountOrdersQuery,
  useSetOrderStatusMutation,
  useDeleteOrderMutation,
} = ordersApi;
