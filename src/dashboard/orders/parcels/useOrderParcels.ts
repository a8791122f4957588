import { consignmentsApi, useOrderConsignmentsQuery } from '#api/orders/consignmentsApi.ts';
import { bookingPolling } from '../../components/loading/bookingPolling.ts';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';

/** The parcels of an order; fetched again from time to time while one is being booked. */
export const useOrderParcels = (orderId: string, isSupported: boolean) => {
  const known = consignmentsApi.endpoints.orderConsignments.useQueryState(orderId).data;
  return useOrderConsignmentsQuery(orderId, {
    ...refetchOnMount,
    ...bookingPolling(known ?? []),
    skip: !isSupported,
  });
};
