/** Order dates and times in the shop's format, always in Dhaka's time zone (BC-3). */

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
// Hard-coded: ICU's short months differ between engines ("Sep" or "Sept").
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

/** `05 Jan, 2025, 03:07 pm` from an ISO time; empty for an invalid time. */
export const formatDateTime = (iso: string): string => {
  const instant = new Date(iso);
  return Number.isNaN(instant.getTime()) ? '' : `${orderDate(instant)}, ${orderTime(instant)}`;
};

// Dhaka has no daylight saving time.
const dhakaOffset = 6 * 60 * 60 * 1000;
const dayMilliseconds = 24 * 60 * 60 * 1000;
// Limits the year: JavaScript has years that PostgreSQL does not accept and that a shop does not need.
const dayShape = /^[12]\d{3}-\d{2}-\d{2}$/;

/** `2025-01-05`: the date in Dhaka at this instant. */
export const dhakaDay = (instant: Date): string =>
  new Date(instant.getTime() + dhakaOffset).toISOString().slice(0, 10);

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
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMilliseconds).toISOString().slice(0, 10);

/**
 * The day (`2025-01-05`) of an order's date (`05 Jan, 2025`); `null` if a host writes dates in another
 * format.
 */
export const dayOfOrderDate = (date: string): string | null => {
  const [, day = '', month = '', year = ''] = /^(\d{2}) ([A-Z][a-z]{2}), (\d{4})$/.exec(date) ?? [];
  const monthIndex = months.indexOf(month);
  return monthIndex === -1 ? null : `${year}-${String(monthIndex + 1).padStart(2, '0')}-${day}`;
};

/** `05 Jan`, from a day written `2025-01-05`. */
export const shortDay = (day: string): string => `${day.slice(8)} ${months[Number(day.slice(5, 7)) - 1]}`;
