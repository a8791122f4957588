import type { Db } from '../../database/database.ts';
import { notFound } from '../../errors/apiError.ts';
import { lockOrder } from '../history/lockOrder.ts';
import type { NumberedOrder } from './orderRow.ts';
import { findOrder } from './ordersRepository.ts';

/**
 * Locks an order for the rest of the transaction, then reads it by a second query: the first one may have waited for a correction, and
 * would still see the lines from before it. Throws an ApiError for an unknown id.
 */
export const lockOrderOrThrow = async (tx: Db, id: string): Promise<NumberedOrder> => {
  const locked = await lockOrder(tx, id);
  const stored = locked === null ? null : await findOrder(tx, id);
  if (stored === null) throw notFound('order');
  return stored.order;
};
