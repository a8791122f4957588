import {
  type BulkConsignmentReply,
  type CreateConsignmentsBody,
  createConsignmentsCall,
} from '#contract/consignments/consignments.ts';
import { consignmentsPerCall } from '#domain/consignments/consignmentRules.ts';
import type { Order } from '#domain/orders/order.ts';
import { isRecord, readList, readText } from '#domain/values/parse.ts';
import * as messages from '#messages/api/client.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { failureOfError } from '../client/failure.ts';
import { type ShopThunk, shopApi } from '../client/shopApi.ts';

/** Many orders given to one courier (CR-1). */

/** The outcome for one order: the invoice of its parcel, or in a sentence why it has none. */
export type GivenOrder = { readonly order: Order } & (
  | { readonly invoice: string }
  | { readonly reason: string }
);

const readResult = (raw: unknown): BulkConsignmentReply | null =>
  isRecord(raw)
    ? { id: readText(raw.id), invoice: readText(raw.invoice) || undefined, message: readText(raw.message) }
    : null;

const apiWithConsignments = shopApi.enhanceEndpoints({ addTagTypes: ['Consignment'] });

const bulkConsignmentsApi = apiWithConsignments.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    createConsignments: build.mutation<
      BulkConsignmentReply[],
      { readonly key: string; readonly body: CreateConsignmentsBody }
    >({
      query: ({ key, body }) =>
        apiRequest(createConsignmentsCall, { body, idempotencyKey: key, token: 'required' }),
      transformResponse: (reply) => readList(isRecord(reply) ? reply.results : [], readResult),
      invalidatesTags: ['Consignment'],
    }),
  }),
});

interface ParcelsToMake extends Pick<CreateConsignmentsBody, 'courier' | 'rider' | 'weight'> {
  /** The idempotency key: the same orders that are given again get the parcels made before. */
  readonly key: string;
}

/**
 * Gives the orders to a courier, `consignmentsPerCall` at a time, and reports how many are done after each call. The orders of
 * a call that failed have its failure as their reason.
 */
export const giveOrders =
  (
    orders: readonly Order[],
    { key, courier, rider, weight }: ParcelsToMake,
    onProgress: (done: number) => void,
  ): ShopThunk<Promise<GivenOrder[]>> =>
  async (dispatch) => {
    const given: GivenOrder[] = [];
    while (given.length < orders.length) {
      const next = orders.slice(given.length, given.length + consignmentsPerCall);
      const body = { courier, rider, weight, orders: next.map(({ _id }) => _id) };
      const call = dispatch(bulkConsignmentsApi.endpoints.createConsignments.initiate({ key, body }));
      const { data = [], error } = await call;
      const failure = error === undefined ? '' : failureOfError(error).message;
      for (const order of next) {
        const result = data.find(({ id }) => id === order._id);
        given.push(
          result?.invoice === undefined
            ? { order, reason: result?.message || failure || messages.noAnswer }
            : { order, invoice: result.invoice },
        );
      }
      onProgress(given.length);
    }
    return given;
  };
