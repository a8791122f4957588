import { transition } from 'xstate';
import { getShortestPaths, getSimplePaths } from 'xstate/graph';
import { type Role, roles } from '#domain/accounts/role.ts';
import {
  type OrderEventType,
  type OrderStatus,
  orderEventTypes,
  orderStatuses,
} from '#domain/orders/orderStatus.ts';
import { type OrderEvent, orderMachine } from '#machines/orderMachine.ts';

/** Paths derived from orderMachine for tests that walk them: pure, over HTTP, in the store, by clicking. */

export interface PathStep {
  readonly from: OrderStatus;
  readonly event: OrderEventType;
  readonly by: Role;
  readonly to: OrderStatus;
}
export interface Path {
  /** For example `CONFIRM by admin, SHIP by admin → Shipping`. */
  readonly name: string;
  readonly steps: readonly PathStep[];
}

const at = '2025-01-05T09:07:00.000Z';
const events: readonly OrderEvent[] = orderEventTypes.flatMap((type) =>
  roles.map((by) => ({ type, by, at })),
);

interface MachinePath {
  readonly steps: readonly {
    readonly event: { readonly type: string };
    readonly state: { readonly value: OrderStatus };
  }[];
}

const pathOf = ({ steps: walked }: MachinePath): Path => {
  // The first step of a path is the machine's initial state.
  const steps = walked.slice(1).map(({ event, state }, place): PathStep => {
    const { type, by } = event as OrderEvent;
    return { from: walked[place]?.state.value ?? 'Pending', event: type, by, to: state.value };
  });
  const way = steps.map(({ event, by }) => `${event} by ${by}`).join(', ') || 'nothing';
  return { name: `${way} → ${steps.at(-1)?.to ?? 'Pending'}`, steps };
};

/** The shortest path to each status: six, one of them without steps. */
export const shortestPaths: readonly Path[] = getShortestPaths(orderMachine, { events }).map(pathOf);

/** Every path that visits no status twice: 187. */
export const simplePaths: readonly Path[] = getSimplePaths(orderMachine, { events }).map(pathOf);

/** Every move for every role that may make it: 21. */
export const everyMove: readonly PathStep[] = orderStatuses.flatMap((from) => {
  // Delivered at the moment of the event, so that a return is still in time.
  const standing = orderMachine.resolveState({ value: from, context: { deliveredAt: at, returnDays: 7 } });
  return events.flatMap((event) => {
    const [next] = transition(orderMachine, standing, event);
    return next === standing ? [] : [{ from, event: event.type, by: event.by, to: next.value }];
  });
});

/** The fewest moves that bring a new order to the status. */
export const stepsTo = (status: OrderStatus): readonly PathStep[] =>
  shortestPaths.find(({ steps }) => (steps.at(-1)?.to ?? 'Pending') === status)?.steps ?? [];

/** A path for every move and role: the shortest one to the move's start, then the move. */
export const pathsByMove: readonly Path[] = everyMove.map((move) => {
  const steps = [...stepsTo(move.from), move];
  return { name: `${steps.map(({ event, by }) => `${event} by ${by}`).join(', ')} → ${move.to}`, steps };
});
