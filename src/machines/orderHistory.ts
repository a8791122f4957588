import { initialTransition, transition } from 'xstate';
import type { OrderMove } from '#domain/orders/orderStatus.ts';
import { orderMachine } from './orderMachine.ts';
import type { OrderSnapshot } from './orderMoves.ts';

/** Result of replaying a history by pure transitions. */
export interface ReplayedHistory {
  /** The order after the moves that the machine accepts. */
  readonly snapshot: OrderSnapshot;
  /** The first move, counted from 1, that the machine refuses or takes to another status, and why; `null` for none. */
  readonly fault: { readonly step: number; readonly reason: string } | null;
}

/** Replays an order's history; `returnDays` are the order's, and `machine` may be a changed copy of orderMachine. */
export const replayHistory = (
  moves: readonly OrderMove[],
  returnDays: number,
  machine: typeof orderMachine = orderMachine,
): ReplayedHistory => {
  let [snapshot] = initialTransition(machine, { returnDays });
  const resultWith = (fault: ReplayedHistory['fault']): ReplayedHistory => ({
    snapshot: { orderStatus: snapshot.value, ...snapshot.context },
    fault,
  });
  for (const [index, { event: type, from, to, by, at }] of moves.entries()) {
    const fault = (reason: string) => resultWith({ step: index + 1, reason: `${type} by ${by} ${reason}` });
    if (snapshot.value !== from) return fault(`begins at ${from}, but the order stood at ${snapshot.value}`);
    const event = { type, by, at };
    if (!snapshot.can(event)) return fault(`is refused in ${from}`);
    const [next] = transition(machine, snapshot, event);
    if (next.value !== to) return fault(`leads to ${next.value}, not to ${to}`);
    snapshot = next;
  }
  return resultWith(null);
};
