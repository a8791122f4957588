import { setOrderStatuses } from '#contract/orders.ts';
import { refusalStatus } from '#contract/refusal.ts';
import type { Order } from '#domain/order.ts';
import type { OrderStatus } from '#domain/orderStatus.ts';
import { isRecord, readList, readText } from '#domain/parse.ts';
import { type Failure, failureOfResult } from './failure.ts';
import { type BaseQuery, isSupported, resultOf } from './optionalEndpoint.ts';
import { changeRows, rowAfter } from './ordersApi.ts';
import { apiRequest, shopApi } from './shopApi.ts';

/** Several orders moved with one call, which a host may lack. */

export type Refused = Extract<Failure, { kind: 'refused' }>;

/** What became of each order by its id: `null` when it was moved. */
export type BatchResult = Readonly<Record<string, Refused | null>>;

interface BatchArgs {
  readonly orders: readonly Order[];
  readonly status: OrderStatus;
  /** Why the orders are cancelled; empty for none. */
  readonly reason: string;
}

const readResult = (raw: unknown): readonly [string, Refused | null] | null => {
  if (!isRecord(raw)) return null;
  const id = readText(raw.id);
  if (raw.modifiedCount === 1) return [id, null];
  const status = refusalStatus[raw.code as keyof typeof refusalStatus] ?? refusalStatus.moveRefused;
  const failure = failureOfResult({ ok: false, status, data: raw, requestId: '' });
  return failure.kind === 'refused' ? [id, failure] : null;
};

export const moveBatchApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** `null` when the host has no such call. */
    moveBatch: build.mutation<BatchResult | null, BatchArgs>({
      queryFn: async ({ orders, status, reason }, _api, _options, baseQuery) => {
        const body = {
          status,
          orders: orders.map(({ _id, orderStatus }) => ({ id: _id, from: orderStatus })),
          ...(reason === '' ? {} : { reason }),
        };
        const request = apiRequest(setOrderStatuses, { body, token: 'required', optional: true });
        const reply = await resultOf(baseQuery as BaseQuery, request);
        if (!isSupported(reply)) return { data: null };
        if (reply.error !== undefined) return { error: reply.error };
        return {
          data: Object.fromEntries(readList(isRecord(reply.data) ? reply.data.results : [], readResult)),
        };
      },
      onQueryStarted: async ({ orders, status }, { dispatch, getState, queryFulfilled }) => {
        const results = await queryFulfilled.then(
          ({ data }) => data,
          () => null,
        );
        if (results === null) return;
        const from = new Map(orders.map(({ _id, orderStatus }) => [_id, orderStatus]));
        changeRows(dispatch, getState(), (row, args) => {
          const failure = results[row._id];
          return failure === undefined ? [row] : rowAfter(status, from.get(row._id), failure)(row, args);
        });
      },
    }),
  }),
});
