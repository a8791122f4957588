import type { CountedAdvance } from '#domain/cash/advance.ts';
import type { StoredConsignment } from '#domain/consignments/storedConsignment.ts';
import { parcelToBook } from '../courierDesk/parcelToBook.ts';
import { type NamedOrder, newConsignment, whyNotGiven } from '../orders/consignments/newConsignment.ts';
import type { WhyNot } from './bookingCouriers.ts';

/** What staff say of a parcel to book. */
export interface ParcelDraft {
  readonly thana: string | null;
  readonly weight: number;
  readonly note: string;
  /** What the courier collects for an exchange, in whole taka; none when it is no exchange. */
  readonly exchangeAmount?: number | null | undefined;
}

export interface BookableOrder {
  readonly order: NamedOrder;
  /** Its parcels. */
  readonly others: readonly StoredConsignment[];
  /** What was paid of it in advance, and what was asked for. */
  readonly advances: readonly CountedAdvance[];
  /** Why its phone number is blocked; `undefined` when it is not. */
  readonly block: string | undefined;
}

/** The parcel as its courier would get it. */
export const draftedParcel = (
  { order, others, advances }: Pick<BookableOrder, 'order' | 'others' | 'advances'>,
  draft: ParcelDraft,
) =>
  parcelToBook(
    newConsignment(order, others.length + 1, {
      ...draft,
      id: '',
      courier: 'ownRider',
      trackingCode: null,
      exchangeAmount: draft.exchangeAmount ?? null,
      stage: 'booking',
      requestKey: null,
      advances,
    }),
    order,
  );

/**
 * Why an order cannot be booked, in a sentence; `null` when it is ready. The dry run and the booking itself ask here, and the
 * courier's own rules come last.
 */
export const whyNotBooked = (bookable: BookableOrder, draft: ParcelDraft, whyNot: WhyNot): string | null => {
  const { order, others, block } = bookable;
  return (
    whyNotGiven(order, others, (draft.exchangeAmount ?? null) !== null) ??
    (block === undefined ? null : `The phone number is blocked: ${block}`) ??
    whyNot(draftedParcel(bookable, draft))
  );
};
