import { isFulfilled } from '@reduxjs/toolkit';
import { isRecord } from '#domain/parse.ts';
import type { MoveOrderArgs } from './ordersApi.ts';

const movingEndpoints: ReadonlySet<unknown> = new Set(['setOrderStatus', 'moveOrderInBulk']);

/** The arguments of a move that the server has just granted; `null` for any other action. */
export const grantedMove = (action: unknown): MoveOrderArgs | null => {
  if (!isFulfilled(action) || !isRecord(action.meta.arg)) return null;
  const { endpointName, originalArgs } = action.meta.arg;
  return movingEndpoints.has(endpointName) && isRecord(originalArgs)
    ? (originalArgs as unknown as MoveOrderArgs)
    : null;
};
