import type { AnyStateMachine, StateNode, TransitionDefinition } from 'xstate';
import { type CashRole, cashRoles } from '#domain/cash/cashState.ts';
import { cashMachine } from './cashMachine.ts';

/** One transition of cashMachine as plain data, read from its definition. */
export interface CashTransition {
  readonly from: string;
  readonly event: string;
  readonly to: string;
  /** Who may send the event. */
  readonly by: readonly CashRole[];
  /** The name of the condition. */
  readonly guard: string;
}

/** The parts of XState's transition that are read. */
type Edge = Pick<TransitionDefinition<never, never>, 'eventType' | 'guard' | 'target'>;

const isCashRole = (value: unknown): value is CashRole => cashRoles.some((role) => role === value);

const transitionOf = (from: string, { eventType, guard, target }: Edge): CashTransition => {
  // Every guard of cashMachine has its roles as `params`.
  const named = typeof guard === 'object' && 'params' in guard ? guard : undefined;
  return {
    from,
    event: eventType,
    to: target?.[0]?.key ?? from,
    by: Array.isArray(named?.params) ? named.params.filter(isCashRole) : [],
    guard: named?.type ?? '',
  };
};

const transitionsOf = (machine: AnyStateMachine): CashTransition[] =>
  Object.values<StateNode>(machine.states).flatMap(({ key, transitions }) =>
    [...transitions.values()].flat().map((edge) => transitionOf(key, edge as unknown as Edge)),
  );

/** Every transition of cashMachine, in the order of its states. */
export const cashTransitions: readonly CashTransition[] = transitionsOf(cashMachine);
