import { dayAfter, dayStart, dhakaDay } from '../values/dates.ts';
import type { CourierId } from './couriers.ts';

const hourMs = 60 * 60 * 1000;

/** Hour of the next day, in Dhaka, until which Pathao sends a failed parcel out again: its merchant page says 6 pm. */
const pathaoDeadlineHour = 18;

/** Until when a parcel that nobody took can be sent out again; `null` for a courier that names no time. */
export const returnDeadline = (courier: CourierId, failedAt: Date): Date | null => {
  if (courier !== 'pathao') return null;
  const nextDay = dayAfter(dhakaDay(failedAt));
  return new Date(dayStart(nextDay).getTime() + pathaoDeadlineHour * hourMs);
};
