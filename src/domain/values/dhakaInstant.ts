import { isDay } from './dates.ts';

/** `2026-11-25 15:07`, also with seconds and their decimals; the group is the time. */
const withoutZone = /^\d{4}-\d{2}-\d{2}[ T]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?)$/;
/** `2026-11-25T15:07:00+06:00`, or with `Z`. */
const withZone = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/;

/** The instant (ISO) of a date and time that a courier or another shop wrote; without a zone it is Dhaka's. `null` for any other text. */
export const dhakaInstant = (text: string): string | null => {
  const written = text.trim();
  const day = written.slice(0, 10);
  if (!isDay(day)) return null;
  const time = withoutZone.exec(written)?.[1];
  if (time === undefined && !withZone.test(written)) return null;
  const instant = new Date(time === undefined ? written : `${day}T${time}+06:00`);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
};
