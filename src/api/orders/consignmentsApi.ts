import {
  type ConsignmentsFilter,
  type CorrectConsignmentBody,
  type CreateConsignmentBody,
  correctConsignmentCall,
  createConsignmentCall,
  exportConsignmentsCall,
  listConsignmentsCall,
  listOrderConsignmentsCall,
  listParcelMarksCall,
  type MoveConsignmentBody,
  moveConsignmentCall,
} from '#contract/consignments/consignments.ts';
import type { Consignment } from '#domain/consignments/consignment.ts';
import {
  type ConsignmentWithHistory,
  readConsignment,
  readConsignmentWithHistory,
} from '#domain/consignments/consignmentWithHistory.ts';
import { type ParcelMark, readParcelMark } from '#domain/consignments/parcelMark.ts';
import { ordersByIdLimit, pageSizes } from '#domain/shop/constants.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { fetchCsv, type OnProgress } from '../client/fetchCsv.ts';
import { listIn } from '../client/listIn.ts';
import { type Page, pageIn } from '../client/page.ts';
import { readInGroups } from '../client/readInGroups.ts';
import { type ShopThunk, shopApi } from '../client/shopApi.ts';

/** Parcels that couriers carry, for staff (CR-1). */

export type { ConsignmentsFilter, CreateConsignmentBody } from '#contract/consignments/consignments.ts';

/** The marks of the orders that have a parcel, by the ids of the orders. */
export type ParcelMarksById = Readonly<Record<string, ParcelMark>>;

interface Change<Body> {
  readonly id: string;
  readonly body: Body;
}

export const consignmentsApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    orderConsignments: build.query<ConsignmentWithHistory[], string>({
      query: (id) => apiRequest(listOrderConsignmentsCall, { params: { id } }),
      transformResponse: (reply) => listIn(reply, 'consignments', readConsignmentWithHistory),
      providesTags: ['Consignment'],
    }),
    parcelMarks: build.query<ParcelMarksById, readonly string[]>({
      queryFn: async (orderIds, _api, _options, send) => {
        const marks = await readInGroups(
          orderIds,
          ordersByIdLimit,
          (ids) => send(apiRequest(listParcelMarksCall, { query: { ids } })),
          (reply) => listIn(reply, 'marks', readParcelMark),
        );
        if ('error' in marks) return marks;
        return { data: Object.fromEntries(marks.data.map((mark) => [mark.orderId, mark])) };
      },
      providesTags: ['Consignment'],
    }),
    /** A page of the parcels of all orders, newest first. */
    consignments: build.query<
      Page<Consignment>,
      ConsignmentsFilter & { readonly after?: string | undefined }
    >({
      query: (args) => apiRequest(listConsignmentsCall, { query: { ...args, limit: pageSizes.parcels } }),
      transformResponse: (reply) => pageIn(reply, 'consignments', readConsignment),
      providesTags: ['Consignment'],
    }),
    createConsignment: build.mutation<void, Change<CreateConsignmentBody> & { readonly key: string }>({
      query: ({ id, key, body }) =>
        apiRequest(createConsignmentCall, { params: { id }, body, idempotencyKey: key }),
      invalidatesTags: ['Consignment'],
    }),
    moveConsignment: build.mutation<void, Change<MoveConsignmentBody>>({
      query: ({ id, body }) => apiRequest(moveConsignmentCall, { params: { id }, body }),
      // Also after a failure: the parcel may have changed since the screen showed it.
      invalidatesTags: ['Consignment', 'Decision'],
    }),
    correctConsignment: build.mutation<void, Change<CorrectConsignmentBody>>({
      query: ({ id, body }) => apiRequest(correctConsignmentCall, { params: { id }, body }),
      invalidatesTags: ['Consignment'],
    }),
  }),
});

export const {
  useOrderConsignmentsQuery,
  useParcelMarksQuery,
  useConsignmentsQuery,
  useCreateConsignmentMutation,
  useMoveConsignmentMutation,
  useCorrectConsignmentMutation,
} = consignmentsApi;

/** All parcels that the filter keeps as one CSV file; rejects with a Failure. */
export const exportConsignments = (
  filter: ConsignmentsFilter,
  onProgress: OnProgress,
): ShopThunk<Promise<Blob>> => fetchCsv(exportConsignmentsCall, { ...filter }, onProgress);
