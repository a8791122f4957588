import { type CreateConsignmentsBody, createConsignmentsCall } from '#contract/consignments/consignments.ts';
import { isRecord, readText } from '#domain/values/parse.ts';
import * as messages from '#messages/api/client.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { listIn } from '../client/listIn.ts';
import { type ShopThunk, shopApi } from '../client/shopApi.ts';
import { type CallOptions, type ForOrder, type MaybeUnanswered, sendInCalls } from './sendInCalls.ts';

/** Gives many orders to one courier: stores a parcel for each, which staff have booked themselves (CR-1). */

/** The result for one order: the invoice of its new parcel, or `null` and a sentence that says why none was made. */
interface GiveAnswer extends ForOrder {
  readonly invoice: string | null;
  readonly message: string;
}

/** What became of an order that was to be given. */
export interface GivenOrder extends GiveAnswer, MaybeUnanswered {}

const readAnswer = (raw: unknown): GiveAnswer | null =>
  isRecord(raw)
    ? {
        order: readText(raw.id),
        invoice: readText(raw.invoice) || null,
        message: readText(raw.message) || messages.noAnswer,
      }
    : null;

const apiWithConsignments = shopApi.enhanceEndpoints({ addTagTypes: ['Consignment'] });

const bulkConsignmentsApi = apiWithConsignments.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    createConsignments: build.mutation<
      GiveAnswer[],
      { readonly key: string; readonly body: CreateConsignmentsBody }
    >({
      query: ({ key, body }) => apiRequest(createConsignmentsCall, { body, idempotencyKey: key }),
      extraOptions: { mayTakeLong: true },
      transformResponse: (reply) => listIn(reply, 'results', readAnswer),
      invalidatesTags: ['Consignment'],
    }),
  }),
});

const { createConsignments } = bulkConsignmentsApi.endpoints;

/** What the parcels have in common; the weight in grams. */
export type GivenParcels = Pick<CreateConsignmentsBody, 'courier' | 'rider' | 'weight'>;

/**
 * Gives the orders to a courier by `sendInCalls`. The key counts for each order, so all calls share it: orders without an answer can be
 * tried again with it, and get one parcel.
 */
export const giveOrders =
  (
    given: GivenParcels,
    orders: readonly ForOrder[],
    { key, onProgress }: CallOptions,
  ): ShopThunk<Promise<GivenOrder[]>> =>
  (dispatch) =>
    sendInCalls<ForOrder, GiveAnswer>(
      orders,
      (chunk) =>
        dispatch(
          createConsignments.initiate({ key, body: { ...given, orders: chunk.map(({ order }) => order) } }),
        ),
      (order, message) => ({ order, invoice: null, message }),
      onProgress,
    );
