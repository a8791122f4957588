import { type CashRole, cashRoles } from '#domain/cash/cashState.ts';
import { cashMachine } from './cashMachine.ts';
import { readTransitions, type Transition } from './readTransitions.ts';

export type CashTransition = Transition<CashRole>;

/** Every transition of cashMachine, in the order of its states. */
export const cashTransitions: readonly CashTransition[] = readTransitions(cashMachine, cashRoles);
