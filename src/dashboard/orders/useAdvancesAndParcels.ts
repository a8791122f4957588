import { type PaidAdvances, usePaidAdvancesQuery } from '#api/orders/advancesApi.ts';
import { type ParcelMarksById, useParcelMarksQuery } from '#api/orders/consignmentsApi.ts';
import type { Order } from '#domain/orders/order.ts';
import * as messages from '#messages/dashboard/orders/print.tsx';
import { refetchOnMount } from '../components/loading/queryOptions.ts';

// The same objects at each render.
const noMarks: ParcelMarksById = {};
const nothingPaid: PaidAdvances = {};

/**
 * The marks of the orders' parcels and what was paid in advance, by the ids of the orders; each is `undefined` until it is known. `failed`
 * is what could not be loaded.
 */
export const useAdvancesAndParcels = (orders: readonly Pick<Order, '_id'>[]) => {
  const ids = orders.map(({ _id }) => _id);
  const skip = ids.length === 0;
  const marksQuery = useParcelMarksQuery(ids, { ...refetchOnMount, skip });
  const paidQuery = usePaidAdvancesQuery(ids, { ...refetchOnMount, skip });
  const failed = [
    { what: messages.theTrackingCodes, query: marksQuery },
    { what: messages.whatWasPaidInAdvance, query: paidQuery },
  ].find(({ query }) => query.isError && query.currentData === undefined);
  return {
    marks: skip ? noMarks : marksQuery.currentData,
    paid: skip ? nothingPaid : paidQuery.currentData,
    failed,
  };
};
