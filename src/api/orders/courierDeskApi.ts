import { readCourierDeskCall, readPhoneAdviceCall } from '#contract/consignments/courierDesk.ts';
import {
  type CourierDeskOverview,
  type PhoneAdvice,
  readCourierDesk,
  readPhoneAdvice,
} from '#domain/consignments/courierDesk.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { shopApi } from '../client/shopApi.ts';

/** What couriers do for staff beside booking (CR-10, CR-13). */

const apiWithDesk = shopApi.enhanceEndpoints({ addTagTypes: ['Consignment', 'CourierSetup'] });

const courierDeskApi = apiWithDesk.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    courierDesk: build.query<CourierDeskOverview, void>({
      query: () => apiRequest(readCourierDeskCall, { token: 'required' }),
      transformResponse: readCourierDesk,
      extraOptions: { noun: 'couriers' },
      providesTags: ['Consignment', 'CourierSetup'],
    }),
    phoneAdvice: build.query<PhoneAdvice, string>({
      query: (id) => apiRequest(readPhoneAdviceCall, { params: { id }, token: 'required' }),
      transformResponse: readPhoneAdvice,
      extraOptions: { noun: 'score' },
    }),
  }),
});

export const { useCourierDeskQuery, usePhoneAdviceQuery } = courierDeskApi;
