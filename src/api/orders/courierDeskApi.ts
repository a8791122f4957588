import {
  listPickupsCall,
  listReturnRequestsCall,
  readCourierDeskCall,
  readPhoneAdviceCall,
  requestPickupCall,
  requestReturnCall,
} from '#contract/consignments/courierDesk.ts';
import { type CourierDeskOverview, readCourierDesk } from '#domain/consignments/courierDesk.ts';
import {
  type Pickup,
  readCourierRequest,
  type StoredCourierRequest,
} from '#domain/consignments/courierRequest.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import { type PhoneAdvice, readPhoneAdvice } from '#domain/consignments/phoneAdvice.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { listIn } from '../client/listIn.ts';
import { shopApi } from '../client/shopApi.ts';

/** The courier desk: what staff ask couriers for besides booking (CR-10, CR-11, CR-14). */

export const courierDeskApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    courierDesk: build.query<CourierDeskOverview, void>({
      query: () => apiRequest(readCourierDeskCall),
      transformResponse: readCourierDesk,
      // With the tag of parcels, since the first parcel changes the answer's `hasParcels`.
      providesTags: ['Consignment', 'CourierSetup'],
    }),
    phoneAdvice: build.query<PhoneAdvice, string>({
      query: (orderId) => apiRequest(readPhoneAdviceCall, { params: { id: orderId } }),
      transformResponse: readPhoneAdvice,
    }),
    /** The requests to bring back parcels of an order. */
    returnRequests: build.query<StoredCourierRequest[], string>({
      query: (orderId) => apiRequest(listReturnRequestsCall, { params: { id: orderId } }),
      transformResponse: (reply) => listIn(reply, 'requests', readCourierRequest),
      providesTags: ['Consignment'],
    }),
    /** Asks for one parcel to be brought back; `id` is the parcel's. */
    requestReturn: build.mutation<void, { readonly id: string; readonly reason: string }>({
      query: ({ id, reason }) => apiRequest(requestReturnCall, { params: { id }, body: { reason } }),
      invalidatesTags: ['Consignment'],
    }),
    pickups: build.query<StoredCourierRequest[], void>({
      query: () => apiRequest(listPickupsCall),
      transformResponse: (reply) => listIn(reply, 'requests', readCourierRequest),
      providesTags: ['Pickup'],
    }),
    requestPickup: build.mutation<void, Pickup & { readonly courier: CourierId }>({
      query: (body) => apiRequest(requestPickupCall, { body }),
      invalidatesTags: ['Pickup'],
    }),
  }),
});

export const {
  useCourierDeskQuery,
  usePhoneAdviceQuery,
  usePickupsQuery,
  useReturnRequestsQuery,
  useRequestPickupMutation,
  useRequestReturnMutation,
} = courierDeskApi;
