import {
  type BulkConsignmentReply,
  type CreateConsignmentsBody,
  createConsignmentsCall,
} from '#contract/consignments/consignments.ts';
import { consignmentsPerCall } from '#domain/consignments/consignmentRules.ts';
import type { Order } from '#domain/orders/order.ts';
import { isRecord, readText } from '#domain/values/parse.ts';
import * as messages from '#messages/api/client.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { failsEveryCall } from '../client/failsEveryCall.ts';
import { type Failure, failureOfError } from '../client/failure.ts';
import { listIn } from '../client/listIn.ts';
import { type ShopThunk, shopApi } from '../client/shopApi.ts';
import { type MaybeUnanswered, unansweredBy } from './unansweredBy.ts';

/** Gives many orders to one courier: stores a parcel for each, which staff have booked themselves (CR-1). */

/** The result for one order: the invoice of its new parcel, or a sentence that says why none was made. */
export type GivenOrder = { readonly order: Order } & (
  | { readonly invoice: string }
  | ({ readonly reason: string } & MaybeUnanswered)
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
      query: ({ key, body }) => apiRequest(createConsignmentsCall, { body, idempotencyKey: key }),
      extraOptions: { mayTakeLong: true },
      transformResponse: (reply) => listIn(reply, 'results', readResult),
      invalidatesTags: ['Consignment'],
    }),
  }),
});

const { createConsignments } = bulkConsignmentsApi.endpoints;

/** How a call ended. */
interface ConsignmentsCall {
  readonly data?: readonly BulkConsignmentReply[];
  readonly error?: unknown;
}

/** What the results of a call's orders depend on, beside its reply. */
interface CallEnd {
  readonly failure: Failure | null;
  readonly isSent: boolean;
}

/** What became of the order, of which the reply of its call says this. */
const resultOf = (
  order: Order,
  reply: BulkConsignmentReply | undefined,
  { failure, isSent }: CallEnd,
): GivenOrder => {
  if (reply?.invoice !== undefined) return { order, invoice: reply.invoice };
  if (reply !== undefined) return { order, reason: reply.message || messages.noAnswer };
  return { order, reason: failure?.message || messages.noAnswer, ...unansweredBy(failure, isSent) };
};

interface ParcelsToMake extends Pick<CreateConsignmentsBody, 'courier' | 'rider' | 'weight'> {
  /** The idempotency key: with the same key, the same orders get the parcels made before. */
  readonly key: string;
}

/**
 * Gives the orders to a courier, `consignmentsPerCall` per call, and reports after each call how many are done. When a call fails, its
 * failure is the reason of all its orders; with the same key they can be tried again, and get one parcel each. Once the shop cannot be
 * reached or the session is over, the rest is not sent, and has that failure too.
 */
export const giveOrders =
  (
    orders: readonly Order[],
    { key, courier, rider, weight }: ParcelsToMake,
    onProgress: (done: number) => void,
  ): ShopThunk<Promise<GivenOrder[]>> =>
  async (dispatch) => {
    const given: GivenOrder[] = [];
    /** The failed call after which no other is sent: its failure is the reason of all further orders. */
    let stopped: ConsignmentsCall | null = null;
    while (given.length < orders.length) {
      const ordersOfCall = orders.slice(given.length, given.length + consignmentsPerCall);
      const body = { courier, rider, weight, orders: ordersOfCall.map(({ _id }) => _id) };
      const isSent = stopped === null;
      const { data: results = [], error }: ConsignmentsCall =
        stopped ?? (await dispatch(createConsignments.initiate({ key, body })));
      const failure: Failure | null = error === undefined ? null : failureOfError(error);
      if (failure !== null && failsEveryCall(failure)) stopped = { error: failure };
      for (const order of ordersOfCall) {
        const result = results.find(({ id }) => id === order._id);
        given.push(resultOf(order, result, { failure, isSent }));
      }
      onProgress(given.length);
    }
    return given;
  };
