import type { CourierId } from '#domain/consignments/couriers.ts';
import type { ShopThunk } from '../client/shopApi.ts';
import { consignmentsApi } from './consignmentsApi.ts';

const { endpoints, util } = consignmentsApi;

/**
 * The courier with which a parcel of the order is booked; `undefined` if there is none, or none is loaded. Nothing is fetched, so that a
 * question which names the courier opens at once.
 */
export const bookedCourier =
  (orderId: string): ShopThunk<CourierId | undefined> =>
  (_dispatch, getState) => {
    const parcels = endpoints.orderConsignments.select(orderId)(getState()).data ?? [];
    const marks = util
      .selectEntriesForEndpoint(getState(), 'parcelMarks')
      .flatMap(({ data }) => data?.[orderId] ?? []);
    return [...parcels, ...marks].find(({ stage }) => stage === 'booked')?.courier;
  };
