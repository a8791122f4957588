import { dateWords } from '#messages/dates.ts';

/**
 * Dates and times, always in Dhaka's time zone (BC-3). In the shop's format, such as `05 Jan, 2025`, they are sent, stored and exported
 * in English (`orderDate`, `orderTime`, `dateTimeText`); on screens they have the words of the language (`dateWords`).
 */

/** Milliseconds by which Dhaka's clock is ahead of UTC; Dhaka has no daylight saving time. */
const dhakaOffset = 6 * 60 * 60 * 1000;
// Hard-coded: ICU's short months differ between engines ("Sep" or "Sept"), and its formats take 7 µs for each order.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A date whose UTC parts say what Dhaka's clock says at the instant. */
const inDhaka = (instant: Date): Date => new Date(instant.getTime() + dhakaOffset);

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `05 Jan, 2025` */
export const orderDate = (instant: Date): string => {
  const clock = inDhaka(instant);
  return `${twoDigits(clock.getUTCDate())} ${months[clock.getUTCMonth()]}, ${clock.getUTCFullYear()}`;
};

/** `03:07 pm` */
export const orderTime = (instant: Date): string => {
  const clock = inDhaka(instant);
  const hour = clock.getUTCHours();
  return `${twoDigits(hour % 12 || 12)}:${twoDigits(clock.getUTCMinutes())} ${hour < 12 ? 'am' : 'pm'}`;
};

/** `05 Jan, 2025, 03:07 pm` from an ISO time; empty for an invalid time. */
export const dateTimeText = (iso: string): string => {
  const instant = new Date(iso);
  return Number.isNaN(instant.getTime()) ? '' : `${orderDate(instant)}, ${orderTime(instant)}`;
};

/** `dateTimeText` as a screen shows it. */
export const formatDateTime = (iso: string): string => dateWords(dateTimeText(iso));

/** `05 Jan, 2025`, the date of an instant as a screen shows it. */
export const formatDate = (instant: Date): string => dateWords(orderDate(instant));

/** A day of Dhaka, which has no daylight saving time, in milliseconds. */
export const dayMs = 24 * 60 * 60 * 1000;
/** `2025-01-05` of the years 1000 to 2999: JavaScript has years that PostgreSQL does not accept and that a shop does not need. */
const dayShape = /^[12]\d{3}-\d{2}-\d{2}$/;

/** `2025-01-05`: the date in Dhaka at this instant. */
export const dhakaDay = (instant: Date): string => inDhaka(instant).toISOString().slice(0, 10);

/** Whether the text is a calendar day in the years 1000 to 2999, written `2025-01-05`. */
export const isDay = (text: string): boolean => {
  if (!dayShape.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/** The instant at which a day (`isDay`) begins in Dhaka. */
export const dayStart = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - dhakaOffset);

/** The day `count` days later; earlier for a negative count. */
export const dayAfter = (day: string, count = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/**
 * The day (`2025-01-05`) of an order's date (`05 Jan, 2025`); `null` if a host writes dates in another
 * format.
 */
export const dayOfOrderDate = (date: string): string | null => {
  const [, day = '', month = '', year = ''] = /^(\d{2}) ([A-Z][a-z]{2}), (\d{4})$/.exec(date) ?? [];
  const monthIndex = months.indexOf(month);
  return monthIndex === -1 ? null : `${year}-${twoDigits(monthIndex + 1)}-${day}`;
};

/** `05 Jan`, from a day written `2025-01-05`, as a screen shows it. */
export const shortDay = (day: string): string =>
  dateWords(`${day.slice(8)} ${months[Number(day.slice(5, 7)) - 1]}`);

/** The instant as a field of date and time shows it in Dhaka: `2025-01-05T15:07`. */
export const dhakaMinute = (instant: Date): string => inDhaka(instant).toISOString().slice(0, 16);

/** `00:00` to `23:59`. */
const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The instant (ISO) of a date and time in Dhaka written `2025-01-05T15:07`; `null` for any other text. */
export const instantOfMinute = (text: string): string | null => {
  const [day = '', time = ''] = text.split('T');
  if (!isDay(day) || !clockTime.test(time)) return null;
  return new Date(Date.parse(`${text}:00Z`) - dhakaOffset).toISOString();
};
