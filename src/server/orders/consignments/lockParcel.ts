import type { Consignment } from '#domain/consignments/consignment.ts';
import { findConsignment, lockConsignment } from '../../consignments/consignmentsRepository.ts';
import type { Db } from '../../database/database.ts';
import { notFound } from '../../errors/apiError.ts';
import { lockOrder } from '../history/lockOrder.ts';

/**
 * Locks the order of a parcel and then the parcel until the transaction ends; `null` if the parcel is unknown. Everything that locks
 * both does so in this sequence, which prevents deadlocks.
 */
export const lockParcel = async (
  tx: Db,
  { id, orderId }: Pick<Consignment, 'id' | 'orderId'>,
): Promise<Consignment | null> => {
  if (orderId !== null) await lockOrder(tx, orderId);
  return lockConsignment(tx, id);
};

/** Locks a parcel as `lockParcel` does, by its id alone; throws an ApiError for an unknown one. */
export const lockParcelOrThrow = async (tx: Db, id: string): Promise<Consignment> => {
  const unlocked = await findConsignment(tx, id);
  const parcel = unlocked === null ? null : await lockParcel(tx, unlocked);
  if (parcel === null) throw notFound('parcel');
  return parcel;
};
