import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import {
  countOrdersCall,
  deleteOrderCall,
  type OrderCounts,
  type PlacedReply,
  type PlaceOrderBody,
  placeOrderCall,
  type SetStatusBody,
  setOrderStatusCall,
} from '#contract/orders/orders.ts';
import { byStatus } from '#domain/orders/byStatus.ts';
import { readOrder } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { isRecord, readList, readNumber, readText } from '#domain/values/parse.ts';
import { type ApiRequest, apiRequest } from '../client/apiRequest.ts';
import { type Failure, failureOfError } from '../client/failure.ts';
import { changeItems, type Page, pageOf } from '../client/page.ts';
import { type ApiState, shopApi } from '../client/shopApi.ts';
import { takenProductTags } from '../products/takenProductTags.ts';
import { findOrder, type OrderWithHistory } from './findOrder.ts';
import {
  allLists,
  isListed,
  type ListedOrder,
  listRequest,
  listsWith,
  listTags,
  movedRow,
  type OrderListArgs,
  type OrdersOf,
  pageQuery,
} from './orderListArgs.ts';

/** The counts that a host sent; a status without a number counts 0. */
export const readCounts = (raw: unknown): OrderCounts => {
  const counts = isRecord(raw) ? raw : {};
  return byStatus((status) => readNumber(counts[status]) ?? 0);
};

type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

/** Returns what takes the row's place in the list with these arguments: a changed row, or nothing when it leaves the list. */
type RowChange = (row: ListedOrder, args: OrderListArgs) => readonly ListedOrder[];

/** Changes the rows of the cached list with these arguments. */
export const changeRowsOf = (dispatch: Dispatch, args: OrderListArgs, change: RowChange): void => {
  dispatch(
    ordersApi.util.updateQueryData('orderPage', args, (page: Page<ListedOrder>) =>
      changeItems(page, (row) => change(row, args)),
    ),
  );
};

/** Changes the rows of every cached list. */
export const changeRows = (dispatch: Dispatch, state: ApiState, change: RowChange): void => {
  for (const args of ordersApi.util.selectCachedArgsForQuery(state, 'orderPage'))
    changeRowsOf(dispatch, args, change);
};

/** Changes the row of this order in every cached list. */
const changeRow = (dispatch: Dispatch, state: ApiState, id: string, change: RowChange): void =>
  changeRows(dispatch, state, (row, args) => (row._id === id ? change(row, args) : [row]));

/**
 * Fetches again the lists that were still loading when an order changed: their answers may show the order as it was before the change,
 * and would undo the change in the rows.
 */
export const refetchLoadingLists = (dispatch: Dispatch, state: ApiState): void => {
  const loading = ordersApi.util
    .selectCachedArgsForQuery(state, 'orderPage')
    .filter((args) => ordersApi.endpoints.orderPage.select(args)(state).isLoading);
  dispatch(ordersApi.util.invalidateTags(listTags(loading.map(({ list }) => list))));
};

/** Sets the row's status, and removes the row from lists to which the order no longer belongs. */
const movedTo =
  (orderStatus: OrderStatus): RowChange =>
  (row, args) => {
    const moved = movedRow(row, orderStatus);
    return isListed(moved, args) ? [moved] : [];
  };

/** The new status and message of an order that another user has moved; `null` for every other failure. */
const movedByOther = (
  failure: Failure,
  from: OrderStatus | undefined,
): { orderStatus: OrderStatus; message: string } | null => {
  if (failure.kind !== 'refused' || failure.code !== 'moveRefused') return null;
  const { orderStatus, message } = failure;
  return orderStatus === undefined || orderStatus === from ? null : { orderStatus, message };
};

/** The row after its move to `status`; a row whose move was refused stays in the list, with the order's current status. */
export const rowAfter =
  (status: OrderStatus, from: OrderStatus | undefined, failure: Failure | null): RowChange =>
  (row, args) => {
    if (failure === null) return movedTo(status)(row, args);
    const othersMove = movedByOther(failure, from);
    if (othersMove === null) return [row];
    const { orderStatus, message } = othersMove;
    return [{ ...movedRow(row, orderStatus), othersChange: { kind: 'moved', message } }];
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
  const failure = await queryFulfilled.then(
    () => null,
    (reason: { error: unknown }) => failureOfError(reason.error),
  );
  changeRow(dispatch, getState(), id, rowAfter(status, from, failure));
  if (failure === null) refetchLoadingLists(dispatch, getState());
};

/** The move of one order to `status`; `from` is the status that the user saw. */
export type MoveOrderArgs = {
  readonly id: string;
  /** The order's days for a return: not sent, but kept in the record of its moves (CARD-9). */
  readonly returnDays?: number;
} & SetStatusBody;

export const moveRequest = ({ id, status, from }: MoveOrderArgs): ApiRequest =>
  apiRequest(setOrderStatusCall, { params: { id }, body: { status, from } });

const readPlaced = (reply: unknown): PlacedReply => {
  const { insertedId, number, trackingToken } = isRecord(reply) ? reply : {};
  return {
    insertedId: readText(insertedId),
    ...(typeof number === 'string' ? { number } : {}),
    ...(typeof trackingToken === 'string' ? { trackingToken } : {}),
  };
};

export type { PlacedReply } from '#contract/orders/orders.ts';

export const ordersApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    placeOrder: build.mutation<PlacedReply, { body: PlaceOrderBody; key: string }>({
      query: ({ body, key }) =>
        apiRequest(placeOrderCall, { body, idempotencyKey: key, token: 'ifSignedIn' }),
      transformResponse: readPlaced,
      invalidatesTags: (_result, error) => (error ? [] : ['OrderCounts', ...listTags(listsWith('Pending'))]),
      // What no screen shows of the products leaves the cache, and is fetched when it is next seen.
      onQueryStarted: async ({ body: { products } }, { dispatch, getState, queryFulfilled }) => {
        const isPlaced = await queryFulfilled.then(
          () => true,
          () => false,
        );
        const ids = products.map(({ id }) => id);
        if (isPlaced) dispatch(shopApi.util.invalidateTags(takenProductTags(getState(), ids)));
      },
    }),
    orderPage: build.query<Page<ListedOrder>, OrderListArgs>({
      query: (args) => listRequest(args, pageQuery(args)),
      transformResponse: (reply, meta) => pageOf(readList(reply, readOrder), meta),
      extraOptions: { noun: 'orders' },
      providesTags: (_result, _error, { list }) => listTags([list]),
    }),
    // `email`, for staff `null`, is a part of the cache key only: the server reads the user from the token.
    getOrder: build.query<OrderWithHistory, { id: string } & OrdersOf>({
      queryFn: ({ id }, _api, _options, send) => findOrder(send, id),
      extraOptions: { noun: 'orders' },
      providesTags: (_result, _error, { id }) => [{ type: 'Order', id }],
    }),
    // `email` is a part of the cache key only, as in getOrder.
    countOrders: build.query<OrderCounts, OrdersOf>({
      query: () => apiRequest(countOrdersCall),
      transformResponse: readCounts,
      extraOptions: { noun: 'orders' },
      providesTags: ['OrderCounts'],
    }),
    setOrderStatus: build.mutation<void, MoveOrderArgs>({
      query: moveRequest,
      onQueryStarted: showMove,
      // Lists that lose the order have removed its row already; those that gain it are refetched. A row that
      // another user has moved stays until the user has read its message.
      invalidatesTags: (_result, error, { id, status, from }) => {
        const order = [{ type: 'Order' as const, id }, 'OwnReview' as const];
        if (!error) return [...order, 'OrderCounts', ...listTags(listsWith(status))];
        return movedByOther(error, from) === null ? [...order, ...allLists] : [...order, 'OrderCounts'];
      },
    }),
    deleteOrder: build.mutation<void, string>({
      query: (id) => apiRequest(deleteOrderCall, { params: { id } }),
      onQueryStarted: async (id, { dispatch, getState, queryFulfilled }) => {
        const isDeleted = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!isDeleted) return;
        changeRow(dispatch, getState(), id, () => []);
        refetchLoadingLists(dispatch, getState());
      },
      // Never the order's own tag: a query for a deleted order would be sent again and refused. After a failure the lists, since
      // somebody else may have deleted or moved the order.
      invalidatesTags: (_result, error) => (error ? allLists : ['OrderCounts']),
    }),
  }),
});

export const {
  usePlaceOrderMutation,
  useOrderPageQuery,
  useGetOrderQuery,
  useCountOrdersQuery,
  useSetOrderStatusMutation,
  useDeleteOrderMutation,
} = ordersApi;
