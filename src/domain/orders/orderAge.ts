import * as messages from '#messages/domain/orders.ts';
import { dayOfOrderDate, instantOfMinute } from '../values/dates.ts';
import type { Order } from './order.ts';

/** `03:07 pm`, as the shop writes times. */
const twelveHourTime = /^(0[1-9]|1[0-2]):([0-5]\d) (am|pm)$/;

/** `03:07 pm` as `15:07`; '' for a time that a host writes in another format. */
const clockOf = (time: string): string => {
  const [, hour = '', minute = '', half = ''] = twelveHourTime.exec(time) ?? [];
  if (hour === '') return '';
  const hourOfDay = (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
  return `${String(hourOfDay).padStart(2, '0')}:${minute}`;
};

/** When the order was placed, to the minute, in milliseconds since 1970: its date and time are Dhaka's. `null` if one cannot be read. */
export const orderInstant = ({ date, time }: Pick<Order, 'date' | 'time'>): number | null => {
  // Without a readable day or time the text is one that `instantOfMinute` refuses.
  const day = dayOfOrderDate(date) ?? '';
  const instant = instantOfMinute(`${day}T${clockOf(time)}`);
  return instant === null ? null : Date.parse(instant);
};

const minuteMs = 60_000;

/** How long ago the order was placed at the time `at` (ISO): `8 min`, `3 h`, `2 days`; `null` if that is unknown. */
export const orderAge = (order: Pick<Order, 'date' | 'time'>, at: string): string | null => {
  const placed = orderInstant(order);
  if (placed === null) return null;
  const minutes = Math.max(0, Math.floor((Date.parse(at) - placed) / minuteMs));
  if (minutes < 60) return messages.minutesAgo(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? messages.hoursAgo(hours) : messages.daysAgo(Math.floor(hours / 24));
};
