import type { PaidAdvances } from '#api/orders/advancesApi.ts';
import type { ParcelMarksById } from '#api/orders/consignmentsApi.ts';
import { advanceSums } from '#domain/cash/advanceSums.ts';
import { type CustomerPayment, toCollect } from '#domain/consignments/toPay.ts';
import type { Order } from '#domain/orders/order.ts';

/** The marks of the orders' parcels and what was paid in advance, by the ids of the orders. */
export interface AdvancesAndParcels {
  readonly marks: ParcelMarksById;
  readonly paid: PaidAdvances;
}

/** What the customer has paid in advance of an order, and its courier collects; both taka. */
export const invoicePayment = (order: Order, { marks, paid }: AdvancesAndParcels): CustomerPayment => {
  const paidInAdvance = paid[order._id] ?? 0;
  const advances = advanceSums([{ amount: paidInAdvance, state: 'paid' }], order);
  const left = toCollect(order, { paidInAdvance, parcel: marks[order._id] });
  return { toPay: left, ...(advances === null ? {} : { advances }) };
};
