import {
  listReturnedLinesCall,
  type ReceiveLinesBody,
  receiveLinesCall,
} from '#contract/consignments/decisions.ts';
import { type ReturnedLine, readReturnedLine } from '#domain/consignments/returnedLine.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { listIn } from '../client/listIn.ts';
import { shopApi } from '../client/shopApi.ts';

/** The lines of orders of which a partial delivery brings pieces back, for staff (CR-8). */

interface Receiving {
  /** Id of the parcel. */
  readonly id: string;
  readonly orderId: string;
  readonly body: ReceiveLinesBody;
}

const returnedLinesApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The returned lines of all parcels of an order. */
    returnedLines: build.query<ReturnedLine[], string>({
      query: (id) => apiRequest(listReturnedLinesCall, { params: { id } }),
      transformResponse: (reply) => listIn(reply, 'lines', readReturnedLine),
      providesTags: ['Consignment'],
    }),
    receiveLines: build.mutation<void, Receiving>({
      query: ({ id, body }) => apiRequest(receiveLinesCall, { params: { id }, body }),
      // Also after a failure: somebody else may have received them.
      invalidatesTags: (_result, _error, { orderId }) => [
        'Consignment',
        { type: 'Stock', id: 'LIST' },
        { type: 'Order', id: orderId },
      ],
    }),
  }),
});

export const { useReturnedLinesQuery, useReceiveLinesMutation } = returnedLinesApi;
