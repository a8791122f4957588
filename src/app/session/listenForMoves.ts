import { addListener, isAnyOf } from '@reduxjs/toolkit';
import { bulkOrdersApi } from '#api/bulkOrdersApi.ts';
import { ordersApi } from '#api/ordersApi.ts';
import type { ShopDispatch } from '#api/shopApi.ts';
import { selectRole } from '#slices/sessionSlice.ts';
import type { RootState } from '../store/rootReducer.ts';
import type { Recorder } from './recorder.ts';

const isGrantedMove = isAnyOf(
  ordersApi.endpoints.setOrderStatus.matchFulfilled,
  bulkOrdersApi.endpoints.moveOrderInBulk.matchFulfilled,
);

/** Adds a listener from a chunk that is loaded later than the store. */
const addAppListener = addListener.withTypes<RootState, ShopDispatch>();

/** The action that starts a listener, which records each move that the server has granted. */
export const listenForMoves = ({ moveGranted }: Pick<Recorder, 'moveGranted'>) =>
  addAppListener({
    predicate: isGrantedMove,
    effect: (action, { getState }) => {
      const by = selectRole(getState());
      // The typed `addListener` does not pass the matcher's type on to the effect.
      if (by !== null && isGrantedMove(action))
        moveGranted(action.meta.arg.originalArgs, by, new Date().toISOString());
    },
  });
