import {
  getPhoneCustomerCall,
  type PhoneOrderBody,
  placePhoneOrderCall,
} from '#contract/orders/phoneOrders.ts';
import { type PhoneCustomer, readPhoneCustomer } from '#domain/orders/phoneOrder.ts';
import { isRecord, readText } from '#domain/values/parse.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { shopApi } from '../client/shopApi.ts';
import { listsWith, listTags } from './orderListArgs.ts';

/** Orders that staff place for a caller on the phone (DK-18). */

/** A placed order; its number is `null` from a host that gives none. */
export interface PlacedPhoneOrder {
  readonly id: string;
  readonly number: string | null;
}

export const phoneOrdersApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What the shop knows of a phone number in the national form. */
    phoneCustomer: build.query<PhoneCustomer, string>({
      query: (mobileNumber) => apiRequest(getPhoneCustomerCall, { params: { mobileNumber } }),
      transformResponse: readPhoneCustomer,
      // As of `phoneHistories`: blocking a number invalidates the first, a parcel that nobody took the second, and placing or moving an order
      // the list of all orders.
      providesTags: ['PhoneHistory', 'Consignment', ...listTags(['all'])],
    }),
    placePhoneOrder: build.mutation<PlacedPhoneOrder, { body: PhoneOrderBody; key: string }>({
      query: ({ body, key }) => apiRequest(placePhoneOrderCall, { body, idempotencyKey: key }),
      transformResponse: (reply) => {
        const { insertedId, number } = isRecord(reply) ? reply : {};
        return { id: readText(insertedId), number: readText(number) || null };
      },
      // Also after a failure: when its answer is lost, the order may have been placed.
      invalidatesTags: ['OrderCounts', ...listTags(listsWith('Pending'))],
    }),
  }),
});

export const { usePhoneCustomerQuery, usePlacePhoneOrderMutation } = phoneOrdersApi;
