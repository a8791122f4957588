import { amountToCollect } from '../cash/advance.ts';
import { isOpenStage } from './consignmentStage.ts';
import type { ParcelMark } from './parcelMark.ts';

/** What else than its total decides what an order's customer still pays. */
export interface AdvanceAndOpenAmount {
  /** Taka. */
  readonly paidInAdvance: number;
  /** Whole taka that couriers collect for the order's open parcels; `null` without an open one. */
  readonly openAmount: number | null;
}

/**
 * Whole taka that the customer pays at the door, as texts to the customer name it: what couriers collect for all open parcels of the
 * order, since an exchange goes beside another parcel, with an amount of its own. Without an open parcel it is what a courier would
 * collect: the order's total, or the rest after an advance.
 */
export const toPay = (
  order: { readonly total: number },
  { paidInAdvance, openAmount }: AdvanceAndOpenAmount,
): number => openAmount ?? amountToCollect(order, [{ amount: paidInAdvance, state: 'paid' }]);

/** What decides how much the courier of a parcel collects. */
export interface AdvanceAndParcel extends Pick<AdvanceAndOpenAmount, 'paidInAdvance'> {
  /** The mark of the order's newest parcel; `undefined` if it has none. */
  readonly parcel: Pick<ParcelMark, 'amount' | 'stage'> | undefined;
}

/** Whole taka that the courier of the order's newest parcel collects, as the papers in that parcel name it. */
export const toCollect = (
  order: { readonly total: number },
  { paidInAdvance, parcel }: AdvanceAndParcel,
): number => {
  const isOpen = parcel !== undefined && isOpenStage(parcel.stage);
  return toPay(order, { paidInAdvance, openAmount: isOpen ? parcel.amount : null });
};
