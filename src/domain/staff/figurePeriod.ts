import { dayAfter, dayMs, isDay } from '../values/dates.ts';

/** The days whose figures are shown (CA-9). */

/** Days in Dhaka, `2025-01-05`, both inclusive. */
export interface FigurePeriod {
  readonly from: string;
  readonly to: string;
}

/** The numbers of days up to today that are offered; `usualFigureDays` is shown at first. */
export const figureDays = [7, 30, 90] as const;
type FigureDays = (typeof figureDays)[number];
export const usualFigureDays: FigureDays = 30;

/** Maximum number of days: a year with its leap day. */
export const mostFigureDays = 366;

/** Number of days of a period, both ends counted. */
export const lengthOf = ({ from, to }: FigurePeriod): number =>
  (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/** Why no figures can be shown for a period, and which of its two days has to change. */
export interface PeriodFault {
  readonly field: keyof FigurePeriod;
  readonly reason: 'noDay' | 'beforeFrom' | 'tooLong';
}

/** The fault of a period as it was typed; `null` when its figures can be shown. */
export const periodFault = ({ from, to }: FigurePeriod): PeriodFault | null => {
  if (!isDay(from)) return { field: 'from', reason: 'noDay' };
  if (!isDay(to)) return { field: 'to', reason: 'noDay' };
  if (to < from) return { field: 'to', reason: 'beforeFrom' };
  return lengthOf({ from, to }) > mostFigureDays ? { field: 'to', reason: 'tooLong' } : null;
};

/** The last `days` days up to and including `today`. */
export const lastDays = (days: number, today: string): FigurePeriod => ({
  from: dayAfter(today, 1 - days),
  to: today,
});

/** The period of the same length right before this one. */
export const periodBefore = (period: FigurePeriod): FigurePeriod => ({
  from: dayAfter(period.from, -lengthOf(period)),
  to: dayAfter(period.from, -1),
});
