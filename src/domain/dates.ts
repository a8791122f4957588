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
