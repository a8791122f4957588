import type { MoveOrderArgs } from '#api/ordersApi.ts';
import type { Role } from '#domain/order.ts';
import { recordMoves } from '#machines/movesRecorder.ts';
import type { StoredRecord } from '#machines/record.ts';
import type { SessionRecord } from '#machines/sessionRecord.ts';

/** What the machines did in this tab since it was opened, for testers (CARD-9); gone with it. */
export interface Recorder {
  readonly moveGranted: (command: MoveOrderArgs, by: Role, at: string) => void;
  readonly records: () => readonly StoredRecord[];
}

export const openRecorder = (sessionSoFar: () => SessionRecord): Recorder => {
  const moves = recordMoves();
  return {
    moveGranted: ({ id, from, status }, by, at) => {
      // A host may be asked without saying from where; then nobody here knows where the record begins.
      if (from !== undefined) moves.keep({ id, from, to: status, by, at });
    },
    records: () => [
      { name: 'The session of this tab', record: sessionSoFar() },
      ...moves.soFar().map(([id, record]) => ({ name: `Moves of order ${id} made here`, record })),
    ],
  };
};
