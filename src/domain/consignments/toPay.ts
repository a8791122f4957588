import { amountToCollect } from '../cash/advance.ts';
import { type AdvanceSums, readAdvanceSums } from '../cash/advanceSums.ts';
import { isRecord, readNumber } from '../values/parse.ts';
import { isOpenStage } from './consignmentStage.ts';
import type { ParcelMark } from './parcelMark.ts';

/** What lowers or replaces the order's total in the sum that the customer pays at the door. */
interface AdvanceAndOpenAmount {
  /** Taka. */
  readonly paidInAdvance: number;
  /** Whole taka that couriers collect for the order's open parcels; `null` without an open one. */
  readonly openAmount: number | null;
}

/**
 * Whole taka that the customer pays at the door, as texts to the customer name it. It is the sum that couriers collect for all open
 * parcels of the order, of which there are two when goods are exchanged. Without an open parcel it is what a courier would collect: the
 * order's total, less what was paid in advance.
 */
export const toPay = (
  order: { readonly total: number },
  { paidInAdvance, openAmount }: AdvanceAndOpenAmount,
): number => openAmount ?? amountToCollect(order, [{ amount: paidInAdvance, state: 'paid' }]);

/** What the customer of an order pays at the door, in whole taka, and has paid in advance, as a host sends it. */
export interface CustomerPayment {
  readonly toPay: number;
  /** Absent if nothing was paid in advance. */
  readonly advances?: AdvanceSums;
}

/** The payment that a host sent for an order; a host other than the bundled server need not send it. */
export const readCustomerPayment = (raw: unknown, order: { readonly total: number }): CustomerPayment => {
  const record = isRecord(raw) ? raw : {};
  const advances = readAdvanceSums(record.advances);
  return { toPay: readNumber(record.toPay) ?? order.total, ...(advances === null ? {} : { advances }) };
};

/** What lowers or replaces the order's total in the sum that the courier of its newest parcel collects. */
export interface AdvanceAndParcel extends Pick<AdvanceAndOpenAmount, 'paidInAdvance'> {
  /** The mark of the order's newest parcel; `undefined` if it has none. */
  readonly parcel: Pick<ParcelMark, 'amount' | 'stage'> | undefined;
}

/** Whole taka that the courier of the order's newest parcel collects; the papers in the parcel name this sum. */
export const toCollect = (
  order: { readonly total: number },
  { paidInAdvance, parcel }: AdvanceAndParcel,
): number => {
  const isOpen = parcel !== undefined && isOpenStage(parcel.stage);
  return toPay(order, { paidInAdvance, openAmount: isOpen ? parcel.amount : null });
};
