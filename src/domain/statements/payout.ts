import { type CourierId, isCourierId } from '../consignments/couriers.ts';
import { isRecord, readNumber, readText } from '../values/parse.ts';

/** Money of a courier that has arrived in the bank or wallet (CA-4). */

/** Why the money came: for a statement, or ahead of the delivery of the parcels. */
export const payoutKinds = ['statement', 'ahead'] as const;
export type PayoutKind = (typeof payoutKinds)[number];

export const payoutMethods = ['bank', 'wallet', 'cash'] as const;
export type PayoutMethod = (typeof payoutMethods)[number];

/** English, like all texts that a screen translates by `shownText`. */
export const payoutMethodLabels: Readonly<Record<PayoutMethod, string>> = {
  bank: 'Bank',
  wallet: 'Wallet',
  cash: 'Cash',
};

/** Maximum numbers of characters, and the largest amount in taka. */
export const payoutLimits = { reference: 100, reason: 300, amount: 100_000_000 } as const;

export interface Payout {
  readonly id: string;
  readonly courier: CourierId;
  readonly kind: PayoutKind;
  /** `null` for a payout ahead. */
  readonly statementId: string | null;
  readonly method: PayoutMethod;
  /** The number of the transfer, as bank or wallet name it. */
  readonly reference: string;
  /** Taka that have arrived. */
  readonly amount: number;
  /** Taka beyond the statement's lines, negative for less; `null` without a statement. */
  readonly difference: number | null;
  /** The day in Dhaka on which the money arrived, `2026-11-25`. */
  readonly day: string;
  /** ISO: when it was entered. */
  readonly at: string;
  /** The name of the account that entered it. */
  readonly by: string;
}

/** The payout that a host sent; `null` for one of an unknown courier. An unknown kind or method reads as the first one. */
export const readPayout = (raw: unknown): Payout | null => {
  if (!isRecord(raw) || !isCourierId(raw.courier)) return null;
  return {
    id: readText(raw.id),
    courier: raw.courier,
    kind: raw.kind === 'ahead' ? 'ahead' : 'statement',
    statementId: typeof raw.statementId === 'string' ? raw.statementId : null,
    method: payoutMethods.find((method) => method === raw.method) ?? 'bank',
    reference: readText(raw.reference),
    amount: readNumber(raw.amount) ?? 0,
    difference: readNumber(raw.difference),
    day: readText(raw.day),
    at: readText(raw.at),
    by: readText(raw.by),
  };
};
