import type { CashEventType, CashState } from '../cash/cashState.ts';
import { type LedgerEntry, ledgerEntries, reversed } from '../cash/ledger.ts';
import { type ConsignmentStage, isOpenStage } from './consignmentStage.ts';

/** What follows for the money of a parcel from where the parcel is (CA-1). */

interface ParcelMoney {
  readonly stage: ConsignmentStage;
  /** Poisha to be collected. */
  readonly amount: number;
  /** Poisha that the courier says that it has collected; `null` as long as it said nothing. */
  readonly collected: number | null;
  readonly cashState: CashState;
  /** What the last event has appended, when that was COLLECT. */
  readonly lastCollected: readonly LedgerEntry[];
  /** Poisha of the order that are not collected with it: what couriers round away, and what was paid in advance. */
  readonly besides: { readonly rounding: number; readonly advance: number };
}

export interface CashStep {
  readonly type: Extract<CashEventType, 'COLLECT' | 'REVERSE' | 'VOID'>;
  readonly entries: readonly LedgerEntry[];
}

/** Poisha that were collected with the parcel where it is; `null` for none. */
const collectedWith = ({ stage, amount, collected }: ParcelMoney): number | null => {
  if (stage === 'delivered') return collected ?? amount;
  if (isOpenStage(stage)) return null;
  // A partial delivery, also when its rest comes back.
  return stage === 'partlyDelivered' || (collected ?? 0) > 0 ? collected : null;
};

/** Poisha of an order. */
export interface OrderMoney {
  readonly total: number;
  /** Paid in advance. */
  readonly advance: number;
}

/** What of the order's total its parcel does not collect; nothing for an exchange, and once the order is deleted. */
export const besidesOf = (
  { amount, isExchange }: Pick<ParcelMoney, 'amount'> & { readonly isExchange: boolean },
  order: OrderMoney | null,
): ParcelMoney['besides'] =>
  order === null || isExchange
    ? { rounding: 0, advance: 0 }
    : { rounding: order.total - order.advance - amount, advance: order.advance };

const endedStages: ReadonlySet<ConsignmentStage> = new Set(['returned', 'lost', 'cancelled']);

const collectedEntries = ({ amount, besides }: ParcelMoney, money: number): LedgerEntry[] =>
  // Only the whole amount is the order's total with what was not collected.
  ledgerEntries(money === amount ? { collect: money, ...besides } : { collect: money });

const amountOf = (entries: readonly LedgerEntry[]): number =>
  entries.find(({ kind }) => kind === 'collect')?.amount ?? 0;

const endOf = ({ stage }: ParcelMoney): CashStep[] =>
  endedStages.has(stage) ? [{ type: 'VOID', entries: [] }] : [];

/**
 * The events that lead the parcel's cash to where its stage and the courier's word want it: none as long as it is there, and
 * none once a statement has named it.
 */
export const cashStepsOf = (parcel: ParcelMoney): CashStep[] => {
  const { cashState, lastCollected } = parcel;
  const money = collectedWith(parcel);
  const collect: CashStep[] =
    money === null ? [] : [{ type: 'COLLECT', entries: collectedEntries(parcel, money) }];
  if (cashState === 'due') return money === null ? endOf(parcel) : collect;
  if (cashState === 'void') return collect;
  if (cashState !== 'collected' || money === amountOf(lastCollected)) return [];
  const reverse: CashStep = { type: 'REVERSE', entries: reversed(lastCollected) };
  return [reverse, ...(money === null ? endOf(parcel) : collect)];
};
