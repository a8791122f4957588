import { type AnyStateMachine, type StateNode, type TransitionDefinition } from 'xstate';
import { type Role, roles } from '#domain/accounts/role.ts';
import { orderMachine } from './orderMachine.ts';

/** One transition of an order machine as plain data, read from its definition. */
export interface MachineTransition {
  readonly from: string;
  readonly event: string;
  readonly to: string;
  /** Roles that may make it. */
  readonly by: readonly Role[];
  /** Whether it is allowed only within the return window. */
  readonly isTimed: boolean;
}

const isRole = (value: unknown): value is Role => roles.some((role) => role === value);

/** The parts of XState's transition that are read. */
type Edge = Pick<TransitionDefinition<never, never>, 'eventType' | 'guard' | 'target'>;

const transitionOf = (from: string, { eventType, guard, target }: Edge): MachineTransition => {
  // Every guard of orderMachine has its roles as `params`.
  const named = typeof guard === 'object' && 'params' in guard ? guard : undefined;
  return {
    from,
    event: eventType,
    to: target?.[0]?.key ?? from,
    by: Array.isArray(named?.params) ? named.params.filter(isRole) : [],
    isTimed: named?.type === 'hasRoleInReturnWindow',
  };
};

/** Every transition of a machine with orderMachine's structure, in the order of its states. */
export const transitionsOf = (machine: AnyStateMachine): readonly MachineTransition[] =>
  Object.values<StateNode>(machine.states).flatMap(({ key, transitions }) =>
    [...transitions.values()].flat().map((edge) => transitionOf(key, edge as unknown as Edge)),
  );

/** The initial state of a machine. */
export const initialStateOf = (machine: AnyStateMachine): string => machine.root.initial.target[0]?.key ?? '';

/** Every transition of orderMachine. */
export const orderTransitions: readonly MachineTransition[] = transitionsOf(orderMachine);

/** The states of a machine that have the tag. */
export const statesTagged = (machine: AnyStateMachine, tag: string): readonly string[] =>
  Object.values<StateNode>(machine.states).flatMap(({ key, tags }) => (tags.includes(tag) ? [key] : []));
