import { daysFromTo, daysText } from '#messages/domain/days.ts';

/**
 * How many days after the order a parcel usually arrives (BY-6): a part of the shop's settings. It is what the shop expects today, not
 * a term that an order keeps.
 */
export interface DeliveryDays {
  readonly insideDaysFrom: number;
  readonly insideDaysTo: number;
  readonly outsideDaysFrom: number;
  readonly outsideDaysTo: number;
}

/** The days of a new shop, and of settings that were saved before settings had these fields. */
export const defaultDeliveryDays: DeliveryDays = {
  insideDaysFrom: 2,
  insideDaysTo: 3,
  outsideDaysFrom: 3,
  outsideDaysTo: 5,
};

/** The smallest and the greatest number of days. */
export const deliveryDaysRange = { min: 1, max: 30 } as const;

/** The first and the last day of an expected delivery, counted from the order. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

export const daysInside = ({ insideDaysFrom, insideDaysTo }: DeliveryDays): DaySpan => ({
  from: insideDaysFrom,
  to: insideDaysTo,
});

export const daysOutside = ({ outsideDaysFrom, outsideDaysTo }: DeliveryDays): DaySpan => ({
  from: outsideDaysFrom,
  to: outsideDaysTo,
});

/** "2 to 3 days"; "1 day" if both are the same. */
export const spanText = ({ from, to }: DaySpan): string =>
  from === to ? daysText(to) : daysFromTo(from, to);
