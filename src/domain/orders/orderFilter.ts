import type { DeliveryArea } from '../checkout/delivery.ts';
import { dayOfOrderDate, dhakaDay } from '../values/dates.ts';
import type { Order } from './order.ts';

/** Filters of an order list, besides its statuses. Days are Dhaka's, `2025-01-05`, both inclusive. */
export interface OrderFilter {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly area?: DeliveryArea | undefined;
  /** Keeps the orders that were delivered on this day, also those that came back. */
  readonly deliveredOn?: string | undefined;
  /** `none` keeps the orders without an open parcel; only the bundled server knows of parcels. */
  readonly parcel?: 'none' | undefined;
}

/** Whether an order matches the filter, as far as the order tells it; an order with an unreadable date matches no range of days. */
export const matchesOrderFilter = (
  { date, customerData, deliveredAt }: Pick<Order, 'date' | 'customerData' | 'deliveredAt'>,
  { from, to, area, deliveredOn }: OrderFilter,
): boolean => {
  if (deliveredOn !== undefined && (deliveredAt === null || dhakaDay(new Date(deliveredAt)) !== deliveredOn))
    return false;
  if (area !== undefined && customerData.deliveryArea !== area) return false;
  if (from === undefined && to === undefined) return true;
  const day = dayOfOrderDate(date);
  return day !== null && (from === undefined || day >= from) && (to === undefined || day <= to);
};
