import { consignmentsApi, useOrderConsignmentsQuery } from '#api/orders/consignmentsApi.ts';
import { bookingPolling } from '../../components/loading/bookingPolling.ts';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';

/** Fetches the parcels of an order, again and again while one of them is being booked. */
export const useOrderParcels = (orderId: string, isSupported: boolean) => {
  // What the cache has of the parcels decides whether they are fetched again.
  const cachedParcels = consignmentsApi.endpoints.orderConsignments.useQueryState(orderId).data;
  return useOrderConsignmentsQuery(orderId, {
    ...refetchOnMount,
    ...bookingPolling(cachedParcels ?? []),
    skip: !isSupported,
  });
};
