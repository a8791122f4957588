import { findScannedCall, setPackedCall } from '#contract/staff/scanning.ts';
import type { Consignment } from '#domain/consignments/consignment.ts';
import { readConsignment } from '#domain/consignments/consignmentWithHistory.ts';
import { type Order, readOrder } from '#domain/orders/order.ts';
import type { ScanMode } from '#domain/orders/scanModes.ts';
import { isRecord, readNumber } from '#domain/values/parse.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { readOne } from '../client/readOne.ts';
import { shopApi } from '../client/shopApi.ts';
import { changeRows, refetchLoadingLists } from './ordersApi.ts';

/** Scanned labels and packed orders, for staff (DK-13). */

/** The order that a scanned code names. */
export interface ScannedOrder {
  readonly order: Order;
  /** The parcel that the host takes for the scanned one; `null` if the order has none. */
  readonly parcel: Consignment | null;
  /** Whether the order goes on although this parcel comes back, because of another parcel or since it was confirmed again. */
  readonly orderGoesOn: boolean;
  /** Pieces of counted goods that the order holds. */
  readonly held: number;
}

const readScanned = (reply: unknown): ScannedOrder | null => {
  if (!isRecord(reply)) return null;
  const order = readOrder(reply.data);
  if (order === null) return null;
  return {
    order,
    parcel: readConsignment(reply.parcel),
    orderGoesOn: reply.orderGoesOn === true,
    held: readNumber(reply.held) ?? 0,
  };
};

export const scanningApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    findScanned: build.query<ScannedOrder | null, { readonly code: string; readonly mode: ScanMode }>({
      query: (query) => apiRequest(findScannedCall, { query }),
      transformResponse: readScanned,
      extraOptions: { noun: 'orders' },
      // Not kept, since each move of the order changes the answer.
      keepUnusedDataFor: 0,
    }),
    /** Sets or removes the mark; resolves to the order, and to whether this request has changed it. */
    setPacked: build.mutation<
      { readonly order: Order | null; readonly isChanged: boolean },
      { readonly id: string; readonly packed: boolean }
    >({
      query: ({ id, packed }) => apiRequest(setPackedCall, { params: { id }, body: { packed } }),
      transformResponse: (reply) => ({
        order: readOne(reply, readOrder),
        isChanged: isRecord(reply) && reply.modifiedCount === 1,
      }),
      onQueryStarted: async ({ id }, { dispatch, getState, queryFulfilled }) => {
        const order = await queryFulfilled.then(
          ({ data }) => data.order,
          () => null,
        );
        if (order === null) return;
        // Lists of one: the row stays in its list, changed or not.
        changeRows(dispatch, getState(), (row) => [row._id === id ? { ...row, packed: order.packed } : row]);
        // The answer to a fetch that began before the change would undo it.
        refetchLoadingLists(dispatch, getState());
      },
      invalidatesTags: (_result, _error, { id }) => [{ type: 'Order', id }],
    }),
  }),
});

export const { useLazyFindScannedQuery, useSetPackedMutation } = scanningApi;
