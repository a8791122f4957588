import type { CashEventType, CashRole, CashState } from '#domain/cash/cashState.ts';
import { type LedgerEntry, ledgerEntries } from '#domain/cash/ledger.ts';
import type { StatementKind } from '#domain/statements/statementKind.ts';
import { namedNet, type StatementLine } from '#domain/statements/statementLines.ts';
import { afterCashEvent, type CashSnapshot } from './cashMoves.ts';

/** What a line of a courier's statement does to the money of its parcel (CA-3); the dry run and the apply both ask this. */

/** The money of a parcel, and what a statement needs of it beside. Poisha. */
export interface StatedCash extends CashSnapshot {
  /** What the parcel was booked to collect. */
  readonly booked: number;
  /** The entries of its collection, for a delivery that nobody has told. */
  readonly collection: readonly LedgerEntry[];
  /** The sum of its write-offs in the ledger. */
  readonly writeOffs: number;
}

export type StatedAmounts = Pick<
  StatementLine,
  'collected' | 'fee' | 'codFee' | 'returnFee' | 'compensation' | 'net'
>;

export interface StatedMove {
  readonly type: CashEventType;
  readonly entries: readonly LedgerEntry[];
  readonly after: CashSnapshot;
}

export interface StatedOutcome {
  readonly kind: StatementKind;
  /** Poisha that the shop expects as collected. */
  readonly expected: number;
  /** Poisha that the line says was collected, also where it has only a net amount. */
  readonly collected: number;
  /** What the line comes to; negative when the courier keeps more than it names. */
  readonly net: number;
  /** In order; none for a line that moves no money. */
  readonly moves: readonly StatedMove[];
}

interface Sender {
  readonly by: CashRole;
  /** ISO. */
  readonly at: string;
}

type Amounts = StatedAmounts & { readonly collected: number };

const unsettled: ReadonlySet<CashState> = new Set(['collected', 'short']);
const settled: ReadonlySet<CashState> = new Set(['remitted', 'reconciled', 'over']);

const expectedOf = ({ state, booked, unremitted }: StatedCash): number => {
  if (state === 'due') return booked;
  return unsettled.has(state) ? unremitted : 0;
};

/** A net amount alone stands for all that is expected, less one unknown deduction; more than that was collected so. */
const collectedOf = ({ collected, net }: StatedAmounts, cash: StatedCash): number => {
  if (collected !== null) return collected;
  const named = net ?? 0;
  if (named < 0) return cash.state === 'void' || cash.state === 'due' ? 0 : named;
  return Math.max(named, expectedOf(cash));
};

/** What is taken back from a parcel that nobody paid for is the price of its way back. */
const asReturnFee = (amounts: Amounts): Amounts => ({
  ...amounts,
  collected: 0,
  returnFee: amounts.returnFee - amounts.collected,
});

const netOf = (amounts: Amounts): number => amounts.net ?? namedNet(amounts);

const entriesOf = (amounts: Amounts, by: 'remit' | 'takeBack') => {
  const { fee, codFee, returnFee, compensation } = amounts;
  const net = netOf(amounts);
  return {
    fee: -fee,
    codFee: -codFee,
    returnFee: -returnFee,
    compensation,
    unknownDeduction: net - namedNet(amounts),
    [by]: -net,
  };
};

interface Plan {
  readonly kind: StatementKind | null;
  readonly events: readonly { readonly type: CashEventType; readonly entries: readonly LedgerEntry[] }[];
}

const statement = (amounts: Amounts, more: readonly LedgerEntry[] = []) => ({
  type: 'STATEMENT' as const,
  entries: [...more, ...ledgerEntries(entriesOf(amounts, 'remit'))],
});

const ofDue = (amounts: Amounts, { booked, collection }: StatedCash): Plan => {
  if (amounts.collected > 0) return { kind: 'notDelivered', events: [statement(amounts, collection)] };
  const fees = statement(amounts.collected < 0 ? asReturnFee(amounts) : amounts);
  // Only fees: the parcel comes back. One that collects nothing may have been delivered.
  return booked === 0
    ? { kind: 'notDelivered', events: [fees] }
    : { kind: 'void', events: [{ type: 'VOID', entries: [] }, fees] };
};

const isNamedTwice = ({ collected }: Amounts, { state, unremitted, booked }: StatedCash): boolean =>
  collected > 0 &&
  (settled.has(state) || (state === 'short' && collected > unremitted && collected >= booked));

const planOf = (amounts: Amounts, cash: StatedCash): Plan => {
  const { state, writeOffs } = cash;
  if (isNamedTwice(amounts, cash)) return { kind: 'twice', events: [] };
  if (state === 'due') return ofDue(amounts, cash);
  if (state === 'void')
    return {
      kind: 'void',
      events: [statement(amounts.collected < 0 ? asReturnFee(amounts) : amounts)],
    };
  if (state === 'writtenOff')
    return {
      kind: 'afterWriteOff',
      events: [statement(amounts, ledgerEntries({ writeOff: -writeOffs }))],
    };
  if (amounts.collected >= 0) return { kind: null, events: [statement(amounts)] };
  return {
    kind: 'takenBack',
    events: [
      state === 'short'
        ? statement(amounts)
        : { type: 'TAKE_BACK', entries: ledgerEntries(entriesOf(amounts, 'takeBack')) },
    ],
  };
};

/** By what is left to be named after the line. */
const kindsAfter: Readonly<Partial<Record<CashState, StatementKind>>> = {
  remitted: 'equal',
  short: 'less',
  over: 'more',
};

/** What the line does to the money, by cashMachine: nothing where the machine refuses it. */
export const statementMove = (line: StatedAmounts, cash: StatedCash, sender: Sender): StatedOutcome => {
  const expected = expectedOf(cash);
  const amounts = { ...line, collected: collectedOf(line, cash) };
  const figures = { expected, collected: amounts.collected, net: netOf(amounts) };
  const { kind, events } = planOf(amounts, cash);
  const moves: StatedMove[] = [];
  let snapshot: CashSnapshot = cash;
  for (const event of events) {
    const after = afterCashEvent(snapshot, { ...event, ...sender });
    if (after === null) return { kind: 'refused', ...figures, moves: [] };
    moves.push({ ...event, after });
    snapshot = after;
  }
  return { kind: kind ?? kindsAfter[snapshot.state] ?? 'refused', ...figures, moves };
};
