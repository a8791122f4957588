import { dateWords } from '#messages/dates.ts';
import type { DeliveryDays } from '../shop/deliveryDays.ts';
import { dayAfter, dayOfOrderDate, shortDay } from '../values/dates.ts';
import { deliveryDays } from './delivery.ts';

/** When an order is expected at its customer's door (BY-6), by the days of the shop's settings. */

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** `Sat, 28 Nov`, from a day written `2026-11-28`, as a screen shows it. */
export const weekDay = (day: string): string => {
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()];
  return dateWords(`${weekday}, ${shortDay(day)}`);
};

/**
 * The last day in Dhaka (`2026-11-28`) on which an order of the date (`26 Nov, 2026`) should arrive; `null` if a host writes dates in
 * another format.
 */
export const expectedBy = (days: DeliveryDays, date: string, deliveryArea: string): string | null => {
  const day = dayOfOrderDate(date);
  return day === null ? null : dayAfter(day, deliveryDays(days, deliveryArea).to);
};
