import type { Consignment } from '#domain/consignments/consignment.ts';
import { isOpenStage } from '#domain/consignments/consignmentStage.ts';
import { isConfirmedSinceReturn } from '#domain/orders/courierMoves.ts';
import { withHistories } from '../../consignments/consignmentHistoriesRepository.ts';
import type { Db } from '../../database/database.ts';
import { listMoves } from '../history/movesRepository.ts';

/**
 * Whether the order goes on although this parcel of it comes back: another parcel is on its way or has arrived, or the order was confirmed
 * again since the return began and is not cancelled. `parcels` are those of the order; exchanges among them do not count.
 */
export const orderGoesOn = async (
  db: Db,
  parcel: Consignment,
  parcels: readonly Consignment[],
): Promise<boolean> => {
  const { id, orderId } = parcel;
  if (orderId === null) return false;
  const isReplaced = parcels.some(
    (other) =>
      other.id !== id && !other.isExchange && (isOpenStage(other.stage) || other.stage === 'delivered'),
  );
  if (isReplaced) return true;
  const [{ history } = { history: [] }] = await withHistories(db, [parcel]);
  const moves = await listMoves(db, orderId);
  return moves.at(-1)?.to !== 'Cancelled' && isConfirmedSinceReturn(history, moves);
};
