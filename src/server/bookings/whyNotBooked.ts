import type { CountedAdvance } from '#domain/cash/advance.ts';
import type { ConsignmentWithHistory } from '#domain/consignments/consignmentWithHistory.ts';
import { parcelToBook } from '../courierDesk/parcelToBook.ts';
import type { ParcelToBook } from '../couriers/courier.ts';
import { enteredContents, whyNotGiven } from '../orders/consignments/addConsignment.ts';
import type { NumberedOrder } from '../orders/lists/orderRow.ts';
import type { ReasonAgainst } from './bookingCouriers.ts';

/** What staff enter about a parcel that is to be booked. */
interface ParcelDraft {
  /** `null` for none. */
  readonly thana: string | null;
  /** Grams. */
  readonly weight: number;
  readonly note: string;
  /** What the courier collects for an exchange, in whole taka; `null` or left out if this is not an exchange. */
  readonly exchangeAmount?: number | null | undefined;
}

/** An order with everything that decides whether it can be booked. */
export interface BookableOrder {
  readonly order: NumberedOrder;
  /** The parcels that the order has already. */
  readonly others: readonly ConsignmentWithHistory[];
  /** The order's advances, of which the paid ones lower what is collected. */
  readonly advances: readonly CountedAdvance[];
  /** Why the order's phone number is blocked; `undefined` when it is not. */
  readonly block: string | undefined;
}

/** The parcel as its courier would be told, before a consignment is made; the order number stands for the invoice that it will get. */
export const draftedParcel = (
  { order, advances }: Pick<BookableOrder, 'order' | 'advances'>,
  { exchangeAmount = null, weight, ...draft }: ParcelDraft,
): ParcelToBook => {
  const contents = enteredContents(order, { ...draft, exchangeAmount }, advances);
  return parcelToBook({ ...contents, invoice: order.number, weight }, order);
};

/**
 * Why an order cannot be booked, in a sentence for staff; `null` when it can. Used by the dry run and by the booking itself; the
 * courier's own reasons come last.
 */
export const whyNotBooked = (
  bookable: BookableOrder,
  draft: ParcelDraft,
  reasonAgainst: ReasonAgainst,
): string | null => {
  const { order, others, block } = bookable;
  const parcel = draftedParcel(bookable, draft);
  const reason = whyNotGiven(order, others, parcel.isExchange);
  if (reason !== null) return reason;
  if (block !== undefined) return `The phone number is blocked: ${block}`;
  return reasonAgainst(parcel);
};
