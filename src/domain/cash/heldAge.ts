import { dayAfter, dayMs, dayStart, dhakaDay } from '../values/dates.ts';

/** For how many days a courier or rider has held money, in days of Dhaka; money collected today has 0 days (CA-5). */
export const heldAges = ['0-3', '4-7', '8-14', 'over14'] as const;
export type HeldAge = (typeof heldAges)[number];

export const isHeldAge = (value: unknown): value is HeldAge => heldAges.some((age) => age === value);

/** The fewest and the most days of each age; `null` for no end. */
const daysOf: Readonly<Record<HeldAge, { readonly least: number; readonly most: number | null }>> = {
  '0-3': { least: 0, most: 3 },
  '4-7': { least: 4, most: 7 },
  '8-14': { least: 8, most: 14 },
  over14: { least: 15, most: null },
};

/** When money of an age was collected: at `from` or later, and before `before`; `null` for no bound. */
export interface HeldBetween {
  readonly from: Date | null;
  readonly before: Date | null;
}

/** The bounds of an age as seen at the time `now`. */
export const heldBetween = (age: HeldAge, now: Date): HeldBetween => {
  const today = dhakaDay(now);
  const { least, most } = daysOf[age];
  const newestDay = dayAfter(today, -least);
  return {
    from: most === null ? null : dayStart(dayAfter(today, -most)),
    // Money of today has no upper bound: nothing is collected later than now, but clocks of two machines differ.
    before: least === 0 ? null : dayStart(dayAfter(newestDay)),
  };
};

/** Whole days of Dhaka between the two times; 0 for the same day. */
export const daysHeld = (heldSince: string, now: Date): number => {
  // `Date.parse` reads a day as midnight of UTC, so that the difference is whole days.
  const firstDay = Date.parse(dhakaDay(new Date(heldSince)));
  const today = Date.parse(dhakaDay(now));
  return (today - firstDay) / dayMs;
};
