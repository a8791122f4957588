import { act } from '@testing-library/react';
import { shopApi } from '#api/client/shopApi.ts';
import type { openStore } from './openStore.ts';

/** Waits until every query and mutation that runs has its answer, and the screen has followed it. */
export const requestsDone = async (store: ReturnType<typeof openStore>): Promise<void> => {
  await act(async () => {
    await Promise.all(store.dispatch(shopApi.util.getRunningMutationsThunk()));
    await Promise.all(store.dispatch(shopApi.util.getRunningQueriesThunk()));
  });
};
