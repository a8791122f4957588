import { drawnMoves, firstStateOf, movesOf } from '#machines/drawnMoves.ts';
import { orderMachine } from '#machines/orderMachine.ts';
import type { MachineRecord } from '#machines/record.ts';
import { sessionMachine } from '#machines/sessionMachine.ts';
import { type Layout, machineLayout } from './machineLayout.ts';

/** Shortens XState's event for the end of an actor to `done` or `failed`. */
export const eventWord = (event: string): string =>
  event.replace(/^xstate\.(done|error)\.actor\..*$/, (_, end: string) =>
    end === 'done' ? 'done' : 'failed',
  );

const drawing = (machine: typeof orderMachine | typeof sessionMachine, moves = movesOf(machine)): Layout =>
  machineLayout(
    Object.keys(machine.states),
    firstStateOf(machine),
    moves.map(({ from, event, to }) => ({ from, event: eventWord(event), to })),
  );

/** Diagram of each recorded machine, computed from its definition. */
export const machineDrawings: Readonly<Record<MachineRecord['machine'], Layout>> = {
  order: drawing(orderMachine, drawnMoves),
  session: drawing(sessionMachine),
};
