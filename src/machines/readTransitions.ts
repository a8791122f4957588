import type { AnyStateMachine, EventObject, MachineContext, StateNode, TransitionDefinition } from 'xstate';

/** One transition of a machine as plain data, read from its definition. */
export interface Transition<Role extends string> {
  readonly from: string;
  readonly event: string;
  readonly to: string;
  /** Who may send the event; empty if the transition's guard names no roles. */
  readonly by: readonly Role[];
  /** The name of the condition; '' for none. */
  readonly guard: string;
}

/** The parts of XState's transition that are read. */
type Edge = Pick<TransitionDefinition<MachineContext, EventObject>, 'eventType' | 'guard' | 'target'>;

/** Every transition of a machine whose guards have their roles as `params`, in the order of its states. */
export const readTransitions = <Role extends string>(
  machine: AnyStateMachine,
  roles: readonly Role[],
): Transition<Role>[] => {
  const isRole = (value: unknown): value is Role => roles.some((role) => role === value);
  const transitionOf = (from: string, { eventType, guard, target }: Edge): Transition<Role> => {
    const named = typeof guard === 'object' && 'params' in guard ? guard : undefined;
    return {
      from,
      event: eventType,
      // Without a target the machine stays in the state.
      to: target?.[0]?.key ?? from,
      by: Array.isArray(named?.params) ? named.params.filter(isRole) : [],
      guard: named?.type ?? '',
    };
  };
  return Object.values<StateNode>(machine.states).flatMap(({ key, transitions }) =>
    [...transitions.values()].flat().map((edge) => transitionOf(key, edge)),
  );
};

/** The initial state of a machine. */
export const initialStateOf = (machine: AnyStateMachine): string => machine.root.initial.target[0]?.key ?? '';
