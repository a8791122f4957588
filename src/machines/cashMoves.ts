import { transition } from 'xstate';
import type { CashState } from '#domain/cash/cashState.ts';
import type { CashBalance } from '#domain/cash/ledger.ts';
import { type CashEvent, cashMachine } from './cashMachine.ts';

/** Functions on cashMachine for screens and server. */

/** Where the money of a consignment is, and how much of it the courier owes. */
export interface CashSnapshot extends CashBalance {
  readonly state: CashState;
}

/** The money of a new consignment. */
export const newCash: CashSnapshot = { state: 'due', unremitted: 0, outstanding: 0 };

/** The machine's own snapshot of the money. */
const machineSnapshot = ({ state, unremitted, outstanding }: CashSnapshot) =>
  cashMachine.resolveState({ value: state, context: { unremitted, outstanding } });

/** The snapshot after the event; `null` when the machine refuses it. */
export const afterCashEvent = (snapshot: CashSnapshot, event: CashEvent): CashSnapshot | null => {
  const before = machineSnapshot(snapshot);
  if (!before.can(event)) return null;
  const [{ value, context }] = transition(cashMachine, before, event);
  return { state: value, ...context };
};

/** One entry of the history of a consignment's cash. */
export interface CashMove extends CashEvent {
  readonly from: CashState;
  readonly to: CashState;
}

/** The result of replaying a history. */
export interface ReplayedCash {
  /** The cash after the moves that the machine accepts. */
  readonly snapshot: CashSnapshot;
  /**
   * The first move, counted from 1, whose `from` is not the state of the cash, or which the machine refuses or takes to another
   * state, and why; `null` for none.
   */
  readonly fault: { readonly step: number; readonly reason: string } | null;
}

/** Why the machine does not make the move, which led from `before` to `after`; `null` if it does. */
export const faultOf = (
  { type, by, from, to }: CashMove,
  before: CashSnapshot,
  after: CashSnapshot | null,
): string | null => {
  if (before.state !== from) return `${type} begins at ${from}, but the cash stood at ${before.state}`;
  if (after === null) return `${type} by ${by} is refused in ${from}`;
  return after.state === to ? null : `${type} leads to ${after.state}, not to ${to}`;
};

/** Replays the history of a consignment's cash by pure transitions. */
export const replayCash = (moves: readonly CashMove[]): ReplayedCash => {
  let snapshot = newCash;
  for (const [index, move] of moves.entries()) {
    const next = afterCashEvent(snapshot, move);
    const reason = faultOf(move, snapshot, next);
    if (reason !== null) return { snapshot, fault: { step: index + 1, reason } };
    // Never `null` here: that would be a fault.
    snapshot = next ?? snapshot;
  }
  return { snapshot, fault: null };
};
