import type { MoveOrderArgs } from '#api/ordersApi.ts';
import type { Role } from '#domain/role.ts';
import { recordMoves } from '#machines/movesRecorder.ts';
import type { StoredRecord } from '#machines/record.ts';
import type { SessionRecord } from '#machines/sessionRecord.ts';

/** What the machines did in this tab since it was opened, for testers (CARD-9); lost when the tab closes. */
export interface Recorder {
  readonly moveGranted: (command: MoveOrderArgs, by: Role, at: string) => void;
  readonly records: () => readonly StoredRecord[];
}

export const openRecorder = (sessionSoFar: () => SessionRecord): Recorder => {
  const moves = recordMoves();
  return {
    moveGranted: ({ id, from, status }, by, at) => {
      // A request to a host may omit `from`; the start of the record is then unknown.
      if (from !== undefined) moves.keep({ id, from, to: status, by, at });
    },
    records: () => [
      { name: 'The session of this tab', record: sessionSoFar() },
      ...moves.soFar().map(([id, record]) => ({ name: `Moves of order ${id} made here`, record })),
    ],
  };
};
