import { refusalStatus } from '#contract/call/refusal.ts';
import { setOrderStatusesCall } from '#contract/orders/orders.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { isRecord, readText } from '#domain/values/parse.ts';
import { loadRefusals } from '#messages/api/client.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { failureOfResult, type RefusedFailure } from '../client/failure.ts';
import { listIn } from '../client/listIn.ts';
import { shopApi } from '../client/shopApi.ts';
import { changeRows, rowAfter } from './ordersApi.ts';

/** Moves several orders by one call. */

/** The result for each order, by its id: its refusal, or `null` when it was moved. */
type BatchResult = Readonly<Record<string, RefusedFailure | null>>;

interface BatchArgs {
  readonly orders: readonly Order[];
  readonly status: OrderStatus;
  /** Why the orders are cancelled; empty for none. */
  readonly reason: string;
}

/** The id with its result; `null` for a result that is neither a move nor a refusal. */
const readResult = (raw: unknown): readonly [id: string, refusal: RefusedFailure | null] | null => {
  if (!isRecord(raw)) return null;
  const id = readText(raw.id);
  const isMoved = raw.modifiedCount === 1;
  if (isMoved) return [id, null];
  // The refusal of a single order would have this status. A code that the contract does not name counts as `moveRefused`.
  const status = refusalStatus[raw.code as keyof typeof refusalStatus] ?? refusalStatus.moveRefused;
  const failure = failureOfResult({ ok: false, status, data: raw });
  return failure.kind === 'refused' ? [id, failure] : null;
};

export const moveBatchApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    moveBatch: build.mutation<BatchResult, BatchArgs>({
      query: ({ orders, status, reason }) => {
        const body = {
          status,
          orders: orders.map(({ _id, orderStatus }) => ({ id: _id, from: orderStatus })),
          ...(reason === '' ? {} : { reason }),
        };
        return apiRequest(setOrderStatusesCall, { body });
      },
      extraOptions: { mayTakeLong: true },
      transformResponse: async (reply) => {
        await loadRefusals();
        return Object.fromEntries(listIn(reply, 'results', readResult));
      },
      onQueryStarted: async ({ orders, status }, { dispatch, getState, queryFulfilled }) => {
        // `null` after a failure of the whole call.
        const results = await queryFulfilled.then(
          ({ data }) => data,
          () => null,
        );
        if (results === null) return;
        const seenStatuses = new Map(orders.map(({ _id, orderStatus }) => [_id, orderStatus]));
        changeRows(dispatch, getState(), (row, args) => {
          const failure = results[row._id];
          // Not an order of this batch.
          if (failure === undefined) return [row];
          const change = rowAfter(status, seenStatuses.get(row._id), failure);
          return change(row, args);
        });
      },
    }),
  }),
});
