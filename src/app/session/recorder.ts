import { addListener, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import type { ShopDispatch } from '#api/client/shopApi.ts';
import { bulkOrdersApi } from '#api/orders/bulkOrdersApi.ts';
import { moveBatchApi } from '#api/orders/moveBatchApi.ts';
import { type MoveOrderArgs, ordersApi } from '#api/orders/ordersApi.ts';
import type { Role } from '#domain/accounts/role.ts';
import { createMovesRecorder } from '#machines/movesRecorder.ts';
import type { StoredRecord } from '#machines/record.ts';
import type { SessionRecord } from '#machines/sessionRecord.ts';
import * as messages from '#messages/app/session.ts';
import { selectRole } from '#slices/sessionSlice.ts';
import type { RootState } from '../store/rootReducer.ts';

/** Records what the machines did since this page was loaded, for testers (CARD-9). */
export interface Recorder {
  readonly moveGranted: (command: MoveOrderArgs, by: Role, at: string) => void;
  readonly records: () => readonly StoredRecord[];
}

/** Opens the recorder; `sessionSoFar` returns the record of sessionMachine. */
export const openRecorder = (sessionSoFar: () => SessionRecord): Recorder => {
  const moves = createMovesRecorder();
  return {
    moveGranted: ({ id, from, status, returnDays }, by, at) => {
      // A request to a host may omit `from`; the start of the record is then unknown.
      if (from !== undefined) moves.keep({ id, from, to: status, by, returnDays, at });
    },
    records: () => [
      { name: messages.sessionOfThisTab, record: sessionSoFar() },
      ...moves.soFar().map(({ id, record }) => ({ name: messages.movesOfOrder(id), record })),
    ],
  };
};

const isMove = isAnyOf(
  ordersApi.endpoints.setOrderStatus.matchFulfilled,
  bulkOrdersApi.endpoints.moveOrderInBulk.matchFulfilled,
);
const isBatch = moveBatchApi.endpoints.moveBatch.matchFulfilled;
const isAnswer = isAnyOf(isMove, isBatch);

/** The moves that the answer to a call grants. */
const movesIn = (answer: UnknownAction): readonly MoveOrderArgs[] => {
  if (isMove(answer)) return [answer.meta.arg.originalArgs];
  if (!isBatch(answer)) return [];
  const { orders, status } = answer.meta.arg.originalArgs;
  // `null` stands for a move that was not refused.
  const moved = orders.filter(({ _id }) => answer.payload[_id] === null);
  return moved.map(({ _id, orderStatus, returnDays }) => ({
    id: _id,
    status,
    from: orderStatus,
    returnDays,
  }));
};

/** Makes the action that adds a listener; unlike the store's own listeners it can come from a chunk that is loaded later. */
const addAppListener = addListener.withTypes<RootState, ShopDispatch>();

/** The action that adds the listener which records each move that the server has granted. */
export const listenForMoves = ({ moveGranted }: Pick<Recorder, 'moveGranted'>) =>
  addAppListener({
    predicate: isAnswer,
    effect: (answer, { getState }) => {
      const by = selectRole(getState());
      if (by === null) return;
      const at = new Date().toISOString();
      for (const move of movesIn(answer)) moveGranted(move, by, at);
    },
  });
