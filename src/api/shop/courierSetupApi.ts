import { getCourierSetupCall, tryCourierCall } from '#contract/shop/courierSetup.ts';
import {
  type CalledCourier,
  type CourierSetup,
  type CourierTrial,
  readCourierSetup,
} from '#domain/consignments/courierSetup.ts';
import { readList } from '#domain/values/parse.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { shopApi } from '../client/shopApi.ts';

/** How couriers are set up, for admins (CR-14). */

const courierSetupApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    courierSetup: build.query<CourierSetup[], void>({
      query: () => apiRequest(getCourierSetupCall),
      transformResponse: (reply) => readList(reply, readCourierSetup),
      providesTags: ['CourierSetup'],
    }),
    tryCourier: build.mutation<CourierTrial, CalledCourier>({
      query: (courier) => apiRequest(tryCourierCall, { params: { courier } }),
      extraOptions: { mayTakeLong: true },
    }),
  }),
});

export const { useCourierSetupQuery, useTryCourierMutation } = courierSetupApi;
