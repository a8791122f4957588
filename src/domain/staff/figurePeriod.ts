import { dayAfter, isDay } from '../values/dates.ts';

/** The days whose figures are shown (CA-9). */

/** Days in Dhaka, `2025-01-05`, both inclusive. */
export interface FigurePeriod {
  readonly from: string;
  readonly to: string;
}

/** Numbers of days up to today that are offered; the first one shown is `usualFigureDays`. */
export const figureDays = [7, 30, 90] as const;
export type FigureDays = (typeof figureDays)[number];
export const usualFigureDays: FigureDays = 30;

/** Maximum number of days: a year with its leap day. */
export const mostFigureDays = 366;

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Number of days of a period, both ends counted. */
export const lengthOf = ({ from, to }: FigurePeriod): number =>
  (Date.parse(to) - Date.parse(from)) / dayMilliseconds + 1;

/** Why no figures can be shown of these days, with the field that has to change; `null` when they can. */
export const periodFault = ({
  from = '',
  to = '',
}: Partial<FigurePeriod>): { readonly field: keyof FigurePeriod; readonly message: string } | null => {
  if (!isDay(from)) return { field: 'from', message: 'from must be a day such as 2025-01-05' };
  if (!isDay(to)) return { field: 'to', message: 'to must be a day such as 2025-01-05' };
  if (to < from) return { field: 'to', message: 'to must not be before from' };
  return lengthOf({ from, to }) > mostFigureDays
    ? { field: 'to', message: `from and to may span at most ${mostFigureDays} days` }
    : null;
};

/** The last `days` days up to and including `today`. */
export const lastDays = (days: number, today: string): FigurePeriod => ({
  from: dayAfter(today, 1 - days),
  to: today,
});

/** As many days, right before the period. */
export const periodBefore = (period: FigurePeriod): FigurePeriod => ({
  from: dayAfter(period.from, -lengthOf(period)),
  to: dayAfter(period.from, -1),
});
