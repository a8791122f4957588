import { isDay } from './dates.ts';

const clock = /^(\d{4}-\d{2}-\d{2})[ T]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?)$/;
const withZone = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/;

/** The instant (ISO) of a date and time that a courier wrote; without a zone it is Dhaka's. `null` for any other text. */
export const dhakaInstant = (text: string): string | null => {
  const written = text.trim();
  const [, day = '', time = ''] = clock.exec(written) ?? [];
  if (!isDay(day) && !(withZone.test(written) && isDay(written.slice(0, 10)))) return null;
  const instant = new Date(day === '' ? written : `${day}T${time}+06:00`);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
};
