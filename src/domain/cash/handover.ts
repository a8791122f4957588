import { sum } from '../values/money.ts';
import { isRecord, readList, readNumber, readText } from '../values/parse.ts';

/** The cash that an own rider hands over, with its receipt (CA-8). Amounts are taka. */

/** Maximum number of parcels, and of taka, on one receipt. */
export const handoverLimits = { parcels: 200, amount: 10_000_000 } as const;

/** A handover without its parcels. */
export interface Handover {
  readonly id: string;
  /** The number of the receipt: 1, 2, 3 without a gap. */
  readonly number: number;
  readonly rider: string;
  /** What was handed over. */
  readonly amount: number;
  /** What should have been handed over for the parcels. */
  readonly expected: number;
  /** How many parcels the cash is for. */
  readonly parcels: number;
  /** ISO. */
  readonly at: string;
  /** The name of the account that took it. */
  readonly by: string;
  /** ISO: when an admin saw the money in the cash box; `null` before. */
  readonly confirmedAt: string | null;
  readonly confirmedBy: string | null;
}

/** A parcel of a handover. */
export interface HandedParcel {
  readonly id: string;
  /** `null` once its order is deleted. */
  readonly orderId: string | null;
  readonly invoice: string;
  readonly recipientName: string;
  /** What the rider had still to hand over for it. */
  readonly expected: number;
  /** What the rider handed over for it. */
  readonly amount: number;
}

export interface HandoverWithParcels extends Handover {
  /** Sorted by invoice. */
  readonly handed: readonly HandedParcel[];
}

/** Taka that were handed over beyond what should have been; negative when they were less. */
export const handoverDifference = ({ amount, expected }: Pick<Handover, 'amount' | 'expected'>): number =>
  // `sum` computes in poisha; a subtraction of taka may leave a rounding error.
  sum([amount, -expected]);

/** `R-0042`. */
export const receiptName = ({ number }: Pick<Handover, 'number'>): string =>
  `R-${String(number).padStart(4, '0')}`;

/**
 * How an amount is divided among parcels, oldest first: each gets the amount that is expected for it, as long as money is left. The
 * newest gets all the rest, even if that is more than expected. All amounts are poisha.
 */
export const handedAmounts = (expectedAmounts: readonly number[], amount: number): number[] => {
  let left = amount;
  const newest = expectedAmounts.length - 1;
  return expectedAmounts.map((expected, index) => {
    const handed = index === newest ? left : Math.min(expected, left);
    left -= handed;
    return handed;
  });
};

/** The handover that a host sent; `null` without an id. */
export const readHandover = (raw: unknown): Handover | null => {
  if (!isRecord(raw) || readText(raw.id) === '') return null;
  return {
    id: readText(raw.id),
    number: readNumber(raw.number) ?? 0,
    rider: readText(raw.rider),
    amount: readNumber(raw.amount) ?? 0,
    expected: readNumber(raw.expected) ?? 0,
    parcels: readNumber(raw.parcels) ?? 0,
    at: readText(raw.at),
    by: readText(raw.by),
    confirmedAt: readText(raw.confirmedAt) || null,
    confirmedBy: readText(raw.confirmedBy) || null,
  };
};

const readHandedParcel = (raw: unknown): HandedParcel | null =>
  isRecord(raw)
    ? {
        id: readText(raw.id),
        orderId: readText(raw.orderId) || null,
        invoice: readText(raw.invoice),
        recipientName: readText(raw.recipientName),
        expected: readNumber(raw.expected) ?? 0,
        amount: readNumber(raw.amount) ?? 0,
      }
    : null;

/** The handover with its parcels that a host sent; `null` without an id. */
export const readHandoverWithParcels = (raw: unknown): HandoverWithParcels | null => {
  const handover = readHandover(raw);
  if (handover === null || !isRecord(raw)) return null;
  return { ...handover, handed: readList(raw.handed, readHandedParcel) };
};
