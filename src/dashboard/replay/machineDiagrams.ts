import { orderMachine } from '#machines/orderMachine.ts';
import { initialStateOf, readTransitions } from '#machines/readTransitions.ts';
import type { MachineRecord } from '#machines/record.ts';
import { sessionMachine } from '#machines/sessionMachine.ts';
import { type Layout, machineLayout } from './machineLayout.ts';

/** The event's name; XState's long names for the end of an actor become `done` and `failed`. */
export const eventLabel = (event: string): string => {
  if (event.startsWith('xstate.done.actor.')) return 'done';
  if (event.startsWith('xstate.error.actor.')) return 'failed';
  return event;
};

const layoutOf = (machine: typeof orderMachine | typeof sessionMachine): Layout =>
  machineLayout(
    Object.keys(machine.states),
    initialStateOf(machine),
    // Without roles, which the diagram does not show.
    readTransitions(machine, []).map(({ from, event, to }) => ({ from, event: eventLabel(event), to })),
  );

/** The layout of each recorded machine's diagram, computed from the machine's definition. */
export const machineDiagrams: Readonly<Record<MachineRecord['machine'], Layout>> = {
  order: layoutOf(orderMachine),
  session: layoutOf(sessionMachine),
};
