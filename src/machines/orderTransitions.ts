import { type Role, roles } from '#domain/accounts/role.ts';
import { orderMachine } from './orderMachine.ts';
import { readTransitions, type Transition } from './readTransitions.ts';

export interface OrderTransition extends Omit<Transition<Role>, 'guard'> {
  /** Whether it is allowed only within the return window. */
  readonly isTimed: boolean;
}

/** Every transition of orderMachine, in the order of its states. */
export const orderTransitions: readonly OrderTransition[] = readTransitions(orderMachine, roles).map(
  ({ guard, ...transition }) => ({ ...transition, isTimed: guard === 'hasRoleInReturnWindow' }),
);
