import { dayAfter, dayStart, dhakaDay } from '../values/dates.ts';
import type { CourierId } from './couriers.ts';

const hourMs = 60 * 60 * 1000;

/** Pathao's merchant page: until 6 pm of the next day a failed parcel can be sent out again. */
const pathaoHour = 18;

/** Until when a parcel that nobody took can be sent out again; `null` for a courier that says no time. */
export const returnDeadline = (courier: CourierId, failedAt: Date): Date | null =>
  courier === 'pathao'
    ? new Date(dayStart(dayAfter(dhakaDay(failedAt))).getTime() + pathaoHour * hourMs)
    : null;
