import type { CashEventType, CashState } from '../cash/cashState.ts';
import { type LedgerEntry, ledgerEntries, reversingEntries } from '../cash/ledger.ts';
import { toPoisha } from '../values/money.ts';
import type { Consignment } from './consignment.ts';
import { type ConsignmentStage, isOpenStage } from './consignmentStage.ts';

/** Which events of cashMachine follow from the stage of a parcel (CA-1). */

interface ParcelMoney {
  readonly stage: ConsignmentStage;
  /** Poisha to be collected. */
  readonly amount: number;
  /** Poisha that the courier says it has collected; `null` until it says so. */
  readonly collected: number | null;
  readonly cashState: CashState;
  /** The ledger entries of the last COLLECT while the cash is collected; otherwise empty. */
  readonly lastCollected: readonly LedgerEntry[];
  /** Poisha of the order's total that the parcel does not collect: what couriers round away, and what was paid in advance. */
  readonly uncollected: { readonly rounding: number; readonly advance: number };
}

/** An event that the parcel sends to cashMachine, with its entries of the ledger. */
interface CashStep {
  readonly type: Extract<CashEventType, 'COLLECT' | 'REVERSE' | 'VOID'>;
  readonly entries: readonly LedgerEntry[];
  /** English, like all texts that a screen translates by `shownText`. */
  readonly reason?: string;
}

/** Poisha that were collected for a parcel in this stage; `null` if nothing was. */
const collectedFor = ({ stage, amount, collected }: ParcelMoney): number | null => {
  if (stage === 'delivered') return collected ?? amount;
  if (stage === 'partlyDelivered') return collected;
  if (isOpenStage(stage)) return null;
  // The parcel is coming back, or has ended: an amount was then collected by a partial delivery, before the rest came back.
  return collected !== null && collected > 0 ? collected : null;
};

/**
 * Whether the move says that an earlier report of a delivery was wrong. A partial delivery stays one while its rest comes back: neither
 * `partlyDelivered` nor `returning` is an open stage.
 */
export const takesDeliveryBack = (from: ConsignmentStage, to: ConsignmentStage): boolean => {
  if (from === 'delivered') return to !== 'delivered';
  const isOnItsWayAgain = !isOpenStage(from) && isOpenStage(to);
  return isOnItsWayAgain || (from === 'partlyDelivered' && to === 'delivered');
};

/** The amount that still counts as collected when a parcel is moved to a stage; `null` if the move takes the delivery back. */
export const collectedAfterMove = (
  { stage, collected }: Pick<Consignment, 'stage' | 'collected'>,
  to: ConsignmentStage,
): number | null => (takesDeliveryBack(stage, to) ? null : collected);

/** Poisha of an order. */
export interface OrderMoney {
  readonly total: number;
  /** Paid in advance. */
  readonly advance: number;
}

/** The part of an order's total that its parcel does not collect; nothing for an exchange, and once the order is deleted. */
export const uncollectedPart = (
  { amount, isExchange }: Pick<ParcelMoney, 'amount'> & { readonly isExchange: boolean },
  order: OrderMoney | null,
): ParcelMoney['uncollected'] => {
  if (order === null || isExchange) return { rounding: 0, advance: 0 };
  const { total, advance } = order;
  const rest = total - advance - amount;
  // Couriers collect whole taka. What is a taka or more is no rounding: the advance was given back, or the order corrected, after the
  // courier had been told the amount.
  return { rounding: Math.abs(rest) < toPoisha(1) ? rest : 0, advance };
};

/** Stages in which no more money will be collected. */
const endedStages: ReadonlySet<ConsignmentStage> = new Set(['returned', 'lost', 'cancelled']);

/** The ledger's entries for `collected` poisha of a parcel's money. */
export const collectedEntries = (
  { amount, uncollected }: Pick<ParcelMoney, 'amount' | 'uncollected'>,
  collected: number,
): LedgerEntry[] =>
  // Rounding and advance make up the order's total only together with the whole amount.
  ledgerEntries(collected === amount ? { collect: collected, ...uncollected } : { collect: collected });

/** Taka that an own rider has to hand over for a parcel: also for one that is not marked as delivered, as if it were (CA-8). */
export const owedByRider = ({
  cashState,
  unremitted,
  collected,
  amount,
}: Pick<Consignment, 'cashState' | 'unremitted' | 'collected' | 'amount'>): number =>
  cashState === 'due' ? (collected ?? amount) : unremitted;

/** The collected amount among the entries. */
const collectedIn = (entries: readonly LedgerEntry[]): number =>
  entries.find(({ kind }) => kind === 'collect')?.amount ?? 0;

/** The events for cash that is due: COLLECT if money was `collected`, VOID if the parcel's way ended without any, none until then. */
const stepsFromDue = (parcel: ParcelMoney, collected: number | null): CashStep[] => {
  if (collected !== null) return [{ type: 'COLLECT', entries: collectedEntries(parcel, collected) }];
  return endedStages.has(parcel.stage) ? [{ type: 'VOID', entries: [] }] : [];
};

/**
 * The events for the void cash of a parcel that is opened again. From void cashMachine leads back to due only by a collection that is
 * taken back; here it is one of nothing.
 */
const stepsOfReopened: readonly CashStep[] = [
  { type: 'COLLECT', entries: [] },
  { type: 'REVERSE', entries: [], reason: 'The parcel is to be delivered after all.' },
];

/**
 * The events that bring the parcel's cash into the state that fits the parcel's stage and the courier's word. None if the cash is in that
 * state already, or once a statement has named the money.
 */
export const cashStepsOf = (parcel: ParcelMoney): readonly CashStep[] => {
  const { cashState, lastCollected } = parcel;
  const collected = collectedFor(parcel);
  switch (cashState) {
    case 'due':
      return stepsFromDue(parcel, collected);
    case 'void':
      if (isOpenStage(parcel.stage)) return stepsOfReopened;
      return collected === null ? [] : stepsFromDue(parcel, collected);
    case 'collected':
      if (collected === collectedIn(lastCollected)) return [];
      return [
        { type: 'REVERSE', entries: reversingEntries(lastCollected) },
        ...stepsFromDue(parcel, collected),
      ];
    default:
      // remitted, short, over, reconciled, writtenOff: the stage of the parcel moves its cash no further.
      return [];
  }
};
