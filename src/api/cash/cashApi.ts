import {
  exportCashOutstandingCall,
  listHeldParcelsCall,
  listRidersCall,
  readCashOutstandingCall,
  type WriteOffCashBody,
  writeOffCashCall,
} from '#contract/cash/cashOutstanding.ts';
import { type CashHolder, type HeldSum, readHeldSums } from '#domain/consignments/cashHolder.ts';
import type { Consignment } from '#domain/consignments/consignment.ts';
import { readConsignment } from '#domain/consignments/consignmentWithHistory.ts';
import { isRecord, readTexts } from '#domain/values/parse.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { fetchCsv, type OnProgress } from '../client/fetchCsv.ts';
import { type Page, pageIn } from '../client/page.ts';
import { type ShopThunk, shopApi } from '../client/shopApi.ts';

/** Who holds the shop's cash, for staff (CA-5). */

/** Whose parcels are asked for. */
interface HeldParcelsArgs extends CashHolder {
  /** Leaves out parcels whose money the rider has handed over, or the courier has named in a statement. */
  readonly unremitted?: boolean;
  /** Adds parcels that are not marked as delivered. */
  readonly undelivered?: boolean;
}

export const cashApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** How much each holder has, by age. */
    cashOutstanding: build.query<HeldSum[], void>({
      query: () => apiRequest(readCashOutstandingCall),
      transformResponse: readHeldSums,
      providesTags: ['Consignment'],
    }),
    /** The parcels whose money a holder has, the longest held first, `heldParcelsLimit` at most and no next page; `total` counts all. */
    heldParcels: build.query<Page<Consignment>, HeldParcelsArgs>({
      query: ({ courier, rider, unremitted, undelivered }) =>
        apiRequest(listHeldParcelsCall, {
          query: { courier, unremitted, undelivered, ...(rider === null ? {} : { rider }) },
        }),
      transformResponse: (reply) => pageIn(reply, 'consignments', readConsignment),
      providesTags: ['Consignment'],
    }),
    /** The names of all own riders who have carried a parcel. */
    riders: build.query<string[], void>({
      query: () => apiRequest(listRidersCall),
      transformResponse: (reply) => readTexts(isRecord(reply) ? reply.riders : []),
      providesTags: ['Consignment'],
    }),
    writeOffCash: build.mutation<void, { readonly id: string; readonly body: WriteOffCashBody }>({
      query: ({ id, body }) => apiRequest(writeOffCashCall, { params: { id }, body }),
      // Also after a failure: a refusal may mean that the parcel's money has moved since the screen was loaded.
      invalidatesTags: ['Consignment'],
    }),
  }),
});

export const { useCashOutstandingQuery, useHeldParcelsQuery, useRidersQuery, useWriteOffCashMutation } =
  cashApi;

/** The table of cash outstanding as one CSV file; rejects with a Failure. */
export const exportCashOutstanding = (onProgress: OnProgress): ShopThunk<Promise<Blob>> =>
  fetchCsv(exportCashOutstandingCall, undefined, onProgress);
