import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import {
  countOrders,
  deleteOrder,
  getOrder,
  listOrders,
  listOwnOrders,
  type OrderCounts,
  type OrdersQuery,
  type PlaceOrderBody,
  placeOrder,
  type SetStatusBody,
  setOrderStatus,
} from '#contract/orders.ts';
import { headers } from '#contract/refusal.ts';
import {
  idMatches,
  type Order,
  type OrderListName,
  type OrderMove,
  type OrderStatus,
  orderLists,
  orderStatuses,
  readOrder,
} from '#domain/order.ts';
import { isRaw, readList, readText } from '#domain/reading.ts';
import { pageSizes } from '#domain/rules.ts';
import type { Failure } from './failure.ts';
import { changeItems, hostCursor, type Page, pageOf } from './page.ts';
import { type ApiState, type Ask, ask, type ListFacts, shopApi } from './shopApi.ts';

/** Whose orders: a customer's own by e-mail, or the whole shop's. */
export type OrdersOf = { readonly email: string | null };
export interface OrderListQuestion extends OrdersOf {
  readonly list: OrderListName;
  readonly search: string;
}
export interface OrderWithHistory {
  readonly order: Order;
  readonly history: readonly OrderMove[];
}

const statusesOf = (list: OrderListName): readonly OrderStatus[] => orderLists[list];

const listsWith = (status: OrderStatus): OrderListName[] =>
  (Object.keys(orderLists) as OrderListName[]).filter((list) => statusesOf(list).includes(status));

const askList = ({ email }: OrdersOf, query: OrdersQuery = {}): Ask =>
  email === null
    ? ask(listOrders, { query, token: 'needed' })
    : ask(listOwnOrders, { query: { email, ...query }, token: 'needed' });

const belongs = (order: Order, { list, search }: OrderListQuestion): boolean =>
  statusesOf(list).includes(order.orderStatus) && idMatches(order._id, search);

const countsOf = (raw: unknown): OrderCounts => {
  const counts = Object.fromEntries(orderStatuses.map((status) => [status, 0])) as OrderCounts;
  if (Array.isArray(raw)) for (const order of readList(raw, readOrder)) counts[order.orderStatus] += 1;
  else if (isRaw(raw)) for (const status of orderStatuses) counts[status] = Number(raw[status] ?? 0);
  return counts;
};

const unknownOrder: Failure = {
  kind: 'refused',
  status: 404,
  code: 'unknown',
  message: 'There is no such order.',
};

type Answer = { data: unknown; error?: undefined } | { data?: undefined; error: Failure };
type Base = (ask: Ask) => PromiseLike<{ data?: unknown; error?: Failure; meta?: ListFacts }>;

const answerOf = async (base: Base, ask: Ask): Promise<Answer> => {
  const { data, error } = await base(ask);
  return error === undefined ? { data } : { error };
};

/** Whether the host has the call: one that spec §7 does not name may be unknown to it, or answered by a page of its own. */
const isAnswered = ({ data, error }: Answer): boolean =>
  error === undefined
    ? isRaw(data)
    : error.kind !== 'refused' || ![404, 405].includes(error.status) || error.code === 'unknown';

const findOrder = async (
  base: Base,
  id: string,
  of: OrdersOf,
): Promise<{ data: OrderWithHistory } | { error: Failure }> => {
  const one = await answerOf(base, ask(getOrder, { params: { id }, token: 'needed' }));
  if (one.error !== undefined && isAnswered(one)) return { error: one.error };
  if (isRaw(one.data)) {
    const order = readOrder(one.data.data);
    const history = Array.isArray(one.data.history) ? (one.data.history as OrderMove[]) : [];
    return order === null ? { error: unknownOrder } : { data: { order, history } };
  }
  const all = await answerOf(base, askList(of));
  if (all.error !== undefined) return { error: all.error };
  const order = readList(all.data, readOrder).find((candidate) => candidate._id === id);
  return order === undefined ? { error: unknownOrder } : { data: { order, history: [] } };
};

type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

const withRow = (
  pages: readonly Page<Order>[],
  id: string,
  status: OrderStatus | null,
  question: OrderListQuestion,
): Page<Order>[] =>
  changeItems(pages, (order) => {
    if (order._id !== id) return [order];
    const moved = status === null ? null : { ...order, orderStatus: status };
    return moved !== null && belongs(moved, question) ? [moved] : [];
  });

/** Every list in the cache changes its row of this order, and lets it go where it no longer belongs. */
const changeRow = (dispatch: Dispatch, state: ApiState, id: string, status: OrderStatus | null): void => {
  for (const question of ordersApi.util.selectCachedArgsForQuery(state, 'orderPages')) {
    dispatch(
      ordersApi.util.updateQueryData('orderPages', question, (draft) => {
        draft.pages = withRow(draft.pages as Page<Order>[], id, status, question);
      }),
    );
  }
};

const listTags = (lists: readonly OrderListName[]) => lists.map((id) => ({ type: 'OrderList' as const, id }));
const allLists = listTags(Object.keys(orderLists) as OrderListName[]);

export const ordersApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    placeOrder: build.mutation<{ insertedId: string }, { body: PlaceOrderBody; key: string }>({
      query: ({ body, key }) =>
        ask(placeOrder, { body, headers: { [headers.idempotencyKey]: key }, token: 'offered' }),
      transformResponse: (reply) => ({ insertedId: isRaw(reply) ? readText(reply.insertedId) : '' }),
      invalidatesTags: (_result, error) => (error ? [] : ['OrderCounts', ...listTags(listsWith('Pending'))]),
    }),
    orderPages: build.infiniteQuery<Page<Order>, OrderListQuestion, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.next ?? undefined },
      query: ({ queryArg, pageParam }) =>
        askList(queryArg, {
          status: statusesOf(queryArg.list).join(','),
          search: queryArg.search,
          limit: pageSizes.orders,
          after: hostCursor(pageParam),
        }),
      transformResponse: (reply, facts, { queryArg, pageParam }) => {
        const orders = readList(reply, readOrder).filter((order) => belongs(order, queryArg));
        return pageOf(orders, facts, pageParam, pageSizes.orders);
      },
      providesTags: (_result, _error, { list }) => listTags([list]),
    }),
    getOrder: build.query<OrderWithHistory, { id: string } & OrdersOf>({
      queryFn: (question, _api, _options, base) => findOrder(base as Base, question.id, question),
      providesTags: (_result, _error, { id }) => [{ type: 'Order', id }],
    }),
    countOrders: build.query<OrderCounts, OrdersOf>({
      queryFn: async (question, _api, _options, base) => {
        const counted = await answerOf(base as Base, ask(countOrders, { token: 'needed' }));
        const told = isAnswered(counted) ? counted : await answerOf(base as Base, askList(question));
        return told.error === undefined ? { data: countsOf(told.data) } : { error: told.error };
      },
      providesTags: ['OrderCounts'],
    }),
    setOrderStatus: build.mutation<void, { id: string } & SetStatusBody>({
      query: ({ id, status, from }) =>
        ask(setOrderStatus, { params: { id }, body: { status, from }, token: 'needed' }),
      transformResponse: () => undefined,
      onQueryStarted: async ({ id, status }, { dispatch, getState, queryFulfilled }) => {
        await queryFulfilled.then(
          () => changeRow(dispatch, getState(), id, status),
          () => undefined,
        );
      },
      // The lists that lose the order have let its row go; those that gain it are read anew.
      invalidatesTags: (_result, error, { id, status }) =>
        error
          ? [{ type: 'Order', id }, ...allLists]
          : [{ type: 'Order', id }, 'OrderCounts', ...listTags(listsWith(status))],
    }),
    deleteOrder: build.mutation<void, string>({
      query: (id) => ask(deleteOrder, { params: { id }, token: 'needed' }),
      transformResponse: () => undefined,
      onQueryStarted: async (id, { dispatch, getState, queryFulfilled }) => {
        await queryFulfilled.then(
          () => changeRow(dispatch, getState(), id, null),
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
