import type { CashEventType, CashRole, CashState } from '#domain/cash/cashState.ts';
import { type LedgerEntry, ledgerEntries } from '#domain/cash/ledger.ts';
import type { StatementKind } from '#domain/statements/statementKind.ts';
import { computedNet, type StatementLine } from '#domain/statements/statementLines.ts';
import { afterCashEvent, type CashSnapshot } from './cashMoves.ts';

/** What a line of a courier's statement does to the money of its parcel (CA-3); the dry run and the apply both ask this. */

/** The money of a parcel, and what else a statement's line is compared with. Amounts are poisha. */
export interface StatedCash extends CashSnapshot {
  /** What the parcel was booked to collect. */
  readonly booked: number;
  /** What the courier said that it collected, such as for a partial delivery; else what was booked. */
  readonly wholeAmount: number;
  /** The entries with which the parcel is collected if the statement is the first to report its delivery. */
  readonly collection: readonly LedgerEntry[];
  /** The sum of its write-offs in the ledger, which are negative when the courier was short. */
  readonly writeOffs: number;
  /** The lines without collected money that earlier statements have booked: fees, compensations and money taken back. */
  readonly bookedLines: readonly BookedLine[];
}

/** What a booked line came to, in poisha. A compensation is in `net` alone. */
export interface BookedLine {
  readonly collected: number;
  readonly fees: number;
  readonly net: number;
}

/** The amounts that a line names, in poisha. `collected` or `net` may be `null`, for an amount that it does not name; never both. */
export type StatedAmounts = Pick<
  StatementLine,
  'collected' | 'fee' | 'codFee' | 'returnFee' | 'compensation' | 'net'
>;

/** One event that the line sends to cashMachine. */
export interface StatedMove {
  readonly type: CashEventType;
  readonly entries: readonly LedgerEntry[];
  readonly after: CashSnapshot;
}

export interface StatedOutcome {
  readonly kind: StatementKind;
  /** Poisha that the shop expects the line to name as collected. */
  readonly expected: number;
  /** Poisha that the line names as collected; derived if it has only a net amount (`collectedOf`). */
  readonly collected: number;
  /** Poisha that the line comes to; negative when the courier keeps more than it names. */
  readonly net: number;
  /** The events in their order; empty for a line that moves no money. */
  readonly moves: readonly StatedMove[];
}

/** Who sends the events, and when. */
export interface Sender {
  readonly by: CashRole;
  /** ISO. */
  readonly at: string;
}

/** What the line does to the parcel's money: `refused`, without moves, if cashMachine refuses one of its events. */
export const statementMove = (line: StatedAmounts, cash: StatedCash, sender: Sender): StatedOutcome => {
  const expected = expectedOf(cash);
  const amounts = { ...line, collected: collectedOf(line, cash) };
  const numbers = { expected, collected: amounts.collected, net: netOf(amounts) };
  const { kind, events } = planOf(amounts, cash);
  const moves: StatedMove[] = [];
  let snapshot: CashSnapshot = cash;
  for (const event of events) {
    const after = afterCashEvent(snapshot, { ...event, ...sender });
    if (after === null) return { kind: 'refused', ...numbers, moves: [] };
    moves.push({ ...event, after });
    snapshot = after;
  }
  // Without a kind in the plan, a STATEMENT was accepted, which leads to one of `kindsAfter`.
  return { kind: kind ?? kindsAfter[snapshot.state] ?? 'refused', ...numbers, moves };
};

/** The kind of a line, by the state to which it leads. */
const kindsAfter: Readonly<Partial<Record<CashState, StatementKind>>> = {
  remitted: 'equal',
  short: 'less',
  over: 'more',
};

/** The events that a line would send, before cashMachine is asked. */
interface Plan {
  /** `null`: it follows from the state after the events (`kindsAfter`). */
  readonly kind: StatementKind | null;
  readonly events: readonly { readonly type: CashEventType; readonly entries: readonly LedgerEntry[] }[];
}

type Amounts = StatedAmounts & { readonly collected: number };

const planOf = (amounts: Amounts, cash: StatedCash): Plan => {
  const { state, writeOffs } = cash;
  if (isNamedTwice(amounts, cash)) return { kind: 'twice', events: [] };
  switch (state) {
    case 'due':
      return planOfDue(amounts, cash);
    case 'void':
      return { kind: 'void', events: [unpaidEvent(amounts)] };
    case 'writtenOff': {
      // Only money takes a write-off back. A fee alone is refused, and listed for staff, as cashMachine refuses it after the payout.
      if (amounts.collected === 0 && amounts.compensation === 0) return { kind: 'refused', events: [] };
      const undoWriteOffs = ledgerEntries({ writeOff: -writeOffs });
      return { kind: 'afterWriteOff', events: [statementEvent(amounts, undoWriteOffs)] };
    }
    // collected, short, remitted, reconciled, over
    default:
      if (amounts.collected < 0) return planOfTakenBack(amounts, state);
      return { kind: null, events: [statementEvent(amounts)] };
  }
};

/** The plan for a parcel whose cash is still due: the shop has not heard of its delivery (`notDelivered`). */
const planOfDue = (amounts: Amounts, { booked, collection }: StatedCash): Plan => {
  if (amounts.collected > 0) return { kind: 'notDelivered', events: [statementEvent(amounts, collection)] };
  const fees = unpaidEvent(amounts);
  // A line with only fees: the parcel came back. If it was to collect nothing, it may have been delivered instead.
  return booked === 0
    ? { kind: 'notDelivered', events: [fees] }
    : { kind: 'void', events: [{ type: 'VOID', entries: [] }, fees] };
};

/** The plan for a line that takes money back. For a parcel that is short it is a further statement, since `short` has no TAKE_BACK. */
const planOfTakenBack = (amounts: Amounts, state: CashState): Plan => {
  const takeBack = { type: 'TAKE_BACK' as const, entries: ledgerEntries(entriesOf(amounts, 'takeBack')) };
  return { kind: 'takenBack', events: [state === 'short' ? statementEvent(amounts) : takeBack] };
};

/**
 * Whether an earlier statement has already named what the line says was collected. A line without collected money repeats one of the same
 * amounts; with others it is a further fee, compensation or amount taken back.
 */
const isNamedTwice = (amounts: Amounts, cash: StatedCash): boolean => {
  const { collected } = amounts;
  if (collected <= 0) return cash.bookedLines.some((line) => isSameLine(line, amounts));
  if (settled.has(cash.state)) return true;
  const missing = missingOf(cash);
  if (missing === null || collected <= missing) return false;
  // The line names the whole amount again, or the part that was named before, although only the rest is missing.
  return collected >= cash.wholeAmount || collected === cash.wholeAmount - missing;
};

const isSameLine = ({ collected, fees, net }: BookedLine, amounts: Amounts): boolean =>
  collected === amounts.collected && fees === feesOf(amounts) && net === netOf(amounts);

/** What earlier statements have not named of a parcel that is short, or was written off; `null` in any other state. */
const missingOf = ({ state, unremitted, writeOffs }: StatedCash): number | null => {
  if (state === 'short') return unremitted;
  return state === 'writtenOff' ? -writeOffs : null;
};

/** The event STATEMENT of the line, with the entries `first` before its own. */
const statementEvent = (amounts: Amounts, first: readonly LedgerEntry[] = []) => ({
  type: 'STATEMENT' as const,
  entries: [...first, ...ledgerEntries(entriesOf(amounts, 'remit'))],
});

/** The event for a parcel for which nobody paid: what is taken back is a fee. */
const unpaidEvent = (amounts: Amounts) =>
  statementEvent(amounts.collected < 0 ? asReturnFee(amounts) : amounts);

/** Money that is taken back (`collected` is negative) for a parcel for which nobody paid is the fee of its way back. */
const asReturnFee = (amounts: Amounts): Amounts => ({
  ...amounts,
  collected: 0,
  returnFee: amounts.returnFee - amounts.collected,
});

/**
 * The ledger's amounts of the line, in which the net amount is remitted or taken back. As in `ledgerKinds`, what the courier keeps or pays
 * is negative, and what it owes, such as a compensation, positive.
 */
const entriesOf = (amounts: Amounts, netKind: 'remit' | 'takeBack') => {
  const { fee, codFee, returnFee, compensation } = amounts;
  const net = netOf(amounts);
  return {
    fee: -fee,
    codFee: -codFee,
    returnFee: -returnFee,
    compensation,
    unknownDeduction: net - computedNet(amounts),
    [netKind]: -net,
  };
};

/** Poisha that the courier keeps by the line. */
export const feesOf = ({ fee, codFee, returnFee }: StatedAmounts): number => fee + codFee + returnFee;

const netOf = (amounts: Amounts): number => amounts.net ?? computedNet(amounts);

/** States in which the courier has still to name money. */
const unsettled: ReadonlySet<CashState> = new Set(['collected', 'short']);
/** States in which statements have named all of the parcel's money. */
const settled: ReadonlySet<CashState> = new Set(['remitted', 'reconciled', 'over']);

/** Poisha that the shop expects a statement to name as collected. */
const expectedOf = ({ state, booked, unremitted }: StatedCash): number => {
  if (state === 'due') return booked;
  return unsettled.has(state) ? unremitted : 0;
};

/**
 * What the line says was collected. A line with only a net amount stands for all that is expected, less one unknown deduction; if
 * the net amount is higher, that much was collected.
 */
const collectedOf = ({ collected, net }: StatedAmounts, cash: StatedCash): number => {
  if (collected !== null) return collected;
  // A line without what was collected has a net amount.
  const onlyNet = net ?? 0;
  if (onlyNet >= 0) return Math.max(onlyNet, expectedOf(cash));
  // The courier takes back what it has paid; if it has not paid yet, the amount is a fee.
  const isUnpaid = cash.state === 'void' || cash.state === 'due';
  return isUnpaid ? 0 : onlyNet;
};
