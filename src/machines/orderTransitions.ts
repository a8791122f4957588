import type { AnyStateMachine, StateNode } from 'xstate';
import { type Role, roles } from '#domain/accounts/role.ts';
import { orderMachine } from './orderMachine.ts';
import { readTransitions, type Transition } from './readTransitions.ts';

/** One transition of orderMachine, or of a changed copy. */
export interface MachineTransition extends Omit<Transition<Role>, 'guard'> {
  /** Whether it is allowed only within the return window. */
  readonly isTimed: boolean;
}

/** Every transition of a machine with orderMachine's structure, in the order of its states. */
export const transitionsOf = (machine: AnyStateMachine): readonly MachineTransition[] =>
  readTransitions(machine, roles).map(({ guard, ...transition }) => ({
    ...transition,
    isTimed: guard === 'hasRoleInReturnWindow',
  }));

/** The initial state of a machine. */
export const initialStateOf = (machine: AnyStateMachine): string => machine.root.initial.target[0]?.key ?? '';

/** Every transition of orderMachine. */
export const orderTransitions: readonly MachineTransition[] = transitionsOf(orderMachine);

/** The states of a machine that have the tag. */
export const statesTagged = (machine: AnyStateMachine, tag: string): readonly string[] =>
  Object.values<StateNode>(machine.states).flatMap(({ key, tags }) => (tags.includes(tag) ? [key] : []));
