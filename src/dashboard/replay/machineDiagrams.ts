import { drawnMoves, firstStateOf, movesOf } from '#machines/drawnMoves.ts';
import { orderMachine } from '#machines/orderMachine.ts';
import type { MachineRecord } from '#machines/record.ts';
import { sessionMachine } from '#machines/sessionMachine.ts';
import { type Layout, machineLayout } from './machineLayout.ts';

/** Shortens XState's event for the end of an actor to `done` or `failed`. */
export const eventLabel = (event: string): string =>
  event.replace(/^xstate\.(done|error)\.actor\..*$/, (_, end: string) =>
    end === 'done' ? 'done' : 'failed',
  );

const layoutOf = (machine: typeof orderMachine | typeof sessionMachine, moves = movesOf(machine)): Layout =>
  machineLayout(
    Object.keys(machine.states),
    firstStateOf(machine),
    moves.map(({ from, event, to }) => ({ from, event: eventLabel(event), to })),
  );

/** Diagram of each recorded machine, computed from its definition. */
export const machineDiagrams: Readonly<Record<MachineRecord['machine'], Layout>> = {
  order: layoutOf(orderMachine, drawnMoves),
  session: layoutOf(sessionMachine),
};
