import type { StoredConsignment } from '#domain/consignments/storedConsignment.ts';
import { lockConsignment } from '../../consignments/consignmentsRepository.ts';
import type { Db } from '../../database/database.ts';
import { lockOrder } from '../history/lockOrder.ts';

/**
 * Locks the order of a parcel and then the parcel until the transaction ends; `null` if the parcel is unknown. Everything that locks
 * both does so in this sequence, which prevents deadlocks.
 */
export const lockParcel = async (
  tx: Db,
  { id, orderId }: Pick<StoredConsignment, 'id' | 'orderId'>,
): Promise<StoredConsignment | null> => {
  if (orderId !== null) await lockOrder(tx, orderId);
  return lockConsignment(tx, id);
};
