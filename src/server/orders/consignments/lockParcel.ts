import type { StoredConsignment } from '#domain/consignments/storedConsignment.ts';
import { lockConsignment } from '../../consignments/consignmentsRepository.ts';
import type { Db } from '../../database/database.ts';
import { lockOrder } from '../history/orderNotesRepository.ts';

/**
 * The parcel, locked until the transaction ends, after its order: in the sequence in which staff move parcels and delete
 * orders, so that none of them waits for the other. `null` when it is unknown.
 */
export const lockParcel = async (
  tx: Db,
  { id, orderId }: Pick<StoredConsignment, 'id' | 'orderId'>,
): Promise<StoredConsignment | null> => {
  if (orderId !== null) await lockOrder(tx, orderId);
  return lockConsignment(tx, id);
};
