import { amountToCollect } from '../cash/advance.ts';
import { isOpenStage } from './consignmentStage.ts';
import type { ParcelMark } from './parcelMark.ts';

/** What else than its total decides what an order's customer still pays. */
export interface AdvanceAndParcel {
  /** Taka. */
  readonly paidInAdvance: number;
  /** The mark of the order's newest parcel; `undefined` if it has none. */
  readonly parcel: Pick<ParcelMark, 'amount' | 'stage'> | undefined;
}

/**
 * Whole taka that the customer pays at the door, as papers and texts name it: what the courier of the order's open parcel collects, which
 * is an amount of its own for an exchange. Without an open parcel it is what a courier would collect: the order's total, or the rest after
 * an advance.
 */
export const toPay = (
  order: { readonly total: number },
  { paidInAdvance, parcel }: AdvanceAndParcel,
): number =>
  parcel !== undefined && parcel.amount !== null && isOpenStage(parcel.stage)
    ? parcel.amount
    : amountToCollect(order, [{ amount: paidInAdvance, state: 'paid' }]);
