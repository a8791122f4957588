import { initialTransition, transition } from 'xstate';
import type { OrderMove, OrderStatus } from '#domain/orders/orderStatus.ts';
import { orderMachine } from './orderMachine.ts';
import type { OrderSnapshot } from './orderMoves.ts';

/** Result of replaying a history by pure transitions. */
export interface ReplayedHistory {
  /** The order after the moves that the machine accepts. */
  readonly snapshot: OrderSnapshot;
  /** The first move, counted from 1, that begins elsewhere, is refused or leads elsewhere, and why; `null` for none. */
  readonly fault: { readonly step: number; readonly reason: string } | null;
}

/** Why the machine does not make the move from the status `before`; `null` if it does. `after` is `null` if it refuses the event. */
const faultOf = (
  { event, by, from, to }: OrderMove,
  before: OrderStatus,
  after: OrderStatus | null,
): string | null => {
  const move = `${event} by ${by}`;
  if (before !== from) return `${move} begins at ${from}, but the order stood at ${before}`;
  if (after === null) return `${move} is refused in ${from}`;
  return after === to ? null : `${move} leads to ${after}, not to ${to}`;
};

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
  for (const [index, move] of moves.entries()) {
    const event = { type: move.event, by: move.by, at: move.at };
    const next = snapshot.can(event) ? transition(machine, snapshot, event)[0] : null;
    const reason = faultOf(move, snapshot.value, next?.value ?? null);
    if (reason !== null) return resultWith({ step: index + 1, reason });
    // `next` is not null here, since a refused event has a reason.
    snapshot = next ?? snapshot;
  }
  return resultWith(null);
};
