import { consignmentsApi, type ParcelMarksById, useParcelMarksQuery } from '#api/orders/consignmentsApi.ts';
import type { ListedOrder } from '#api/orders/orderListArgs.ts';
import { type PhoneHistoriesById, usePhoneHistoriesQuery } from '#api/orders/phoneHistoriesApi.ts';
import { bookingPolling } from '../../components/loading/bookingPolling.ts';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';

// The same objects at each render, so that the rows are not rendered again.
const noPhoneHistories: PhoneHistoriesById = {};
const noParcelMarks: ParcelMarksById = {};

/** What staff see in the rows of the whole shop's orders: phone histories and the marks of parcels, by order id. Customers see neither. */
export const useRowDetails = (orders: readonly ListedOrder[], isWholeShop: boolean) => {
  const ids = orders.map(({ _id }) => _id);
  const skip = !isWholeShop || ids.length === 0;
  const phoneHistories = usePhoneHistoriesQuery(ids, { ...refetchOnMount, skip });
  // What the cache has of the marks decides whether they are fetched again.
  const knownMarks = consignmentsApi.endpoints.parcelMarks.useQueryState(ids).data ?? noParcelMarks;
  // After a failure the rows have no marks and nothing says so: the order's page shows its parcels, and says when it cannot.
  const parcelMarks = useParcelMarksQuery(ids, {
    ...refetchOnMount,
    ...bookingPolling(Object.values(knownMarks)),
    skip,
  });
  return {
    phoneHistories: phoneHistories.data ?? noPhoneHistories,
    parcelMarks: parcelMarks.data ?? noParcelMarks,
    /** The query of the phone histories, for a message when it fails. */
    phoneHistoriesQuery: phoneHistories,
  };
};
