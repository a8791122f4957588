/** Order dates and times as the shop writes them, in Dhaka's time wherever they are read (BC-3). */

const zone = 'Asia/Dhaka';
const dateParts = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const timeParts = new Intl.DateTimeFormat('en-US', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
  hour12: true,
});
// Written out: ICU's short months differ between engines ("Sep" or "Sept").
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const part = (parts: Intl.DateTimeFormatPart[], type: Intl.DateTimeFormatPartTypes): string =>
  parts.find((candidate) => candidate.type === type)?.value ?? '';

/** `05 Jan, 2025` */
export const orderDate = (instant: Date): string => {
  const parts = dateParts.formatToParts(instant);
  return `${part(parts, 'day')} ${months[Number(part(parts, 'month')) - 1]}, ${part(parts, 'year')}`;
};

/** `03:07 pm` */
export const orderTime = (instant: Date): string => {
  const parts = timeParts.formatToParts(instant);
  return `${part(parts, 'hour')}:${part(parts, 'minute')} ${part(parts, 'dayPeriod').toLowerCase()}`;
};

/** `05 Jan, 2025, 03:07 pm`, of an ISO time; empty for a text that is none. */
export const formatDateTime = (iso: string): string => {
  const instant = new Date(iso);
  return Number.isNaN(instant.getTime()) ? '' : `${orderDate(instant)}, ${orderTime(instant)}`;
};

// Dhaka keeps no summer time.
const dhakaOffset = 6 * 60 * 60 * 1000;
const dayMilliseconds = 24 * 60 * 60 * 1000;
// Neither a shop nor PostgreSQL has the days of every year that JavaScript can write.
const dayShape = /^[12]\d{3}-\d{2}-\d{2}$/;

/** `2025-01-05`: the day it is in Dhaka. */
export const dhakaDay = (instant: Date): string =>
  new Date(instant.getTime() + dhakaOffset).toISOString().slice(0, 10);

/** Whether the text is a day of the calendar in the years 1000 to 2999, written `2025-01-05`. */
export const isDay = (text: string): boolean => {
  if (!dayShape.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/** The moment at which a day (`isDay`) begins in Dhaka. */
export const dayStart = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - dhakaOffset);

/** The day that comes `count` days later; earlier for a negative count. */
export const dayAfter = (day: string, count = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMilliseconds).toISOString().slice(0, 10);

/** The day of an order's date (`05 Jan, 2025`); `null` where a host writes dates otherwise. */
export const dayOfOrderDate = (date: string): string | null => {
  const [, day = '', month = '', year = ''] = /^(\d{2}) ([A-Z][a-z]{2}), (\d{4})$/.exec(date) ?? [];
  const place = months.indexOf(month);
  return place === -1 ? null : `${year}-${String(place + 1).padStart(2, '0')}-${day}`;
};

/** `05 Jan`, for a day written `2025-01-05`. */
export const shortDay = (day: string): string => `${day.slice(8)} ${months[Number(day.slice(5, 7)) - 1]}`;
