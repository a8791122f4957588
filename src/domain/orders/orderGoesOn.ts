import type { Consignment } from '../consignments/consignment.ts';
import { isOpenStage } from '../consignments/consignmentStage.ts';
import type { ConsignmentEvent } from '../consignments/consignmentWithHistory.ts';
import { isConfirmedSinceReturn } from './courierMoves.ts';
import type { OrderMove } from './orderStatus.ts';

/** A parcel of the order with its history, oldest first. */
interface OrderParcel extends Pick<Consignment, 'id' | 'isExchange' | 'stage'> {
  readonly history: readonly Pick<ConsignmentEvent, 'to' | 'at'>[];
}

/**
 * Whether the order goes on although its parcel with this id comes back: another parcel is on its way or has arrived, or the order was
 * confirmed again since the return began and is not cancelled. Exchanges among the other parcels do not count. `moves` are the order's,
 * oldest first.
 */
export const orderGoesOn = (
  id: string,
  parcels: readonly OrderParcel[],
  moves: readonly OrderMove[],
): boolean => {
  const history = parcels.find((parcel) => parcel.id === id)?.history ?? [];
  const isReplaced = parcels.some(
    (other) =>
      other.id !== id && !other.isExchange && (isOpenStage(other.stage) || other.stage === 'delivered'),
  );
  return isReplaced || (moves.at(-1)?.to !== 'Cancelled' && isConfirmedSinceReturn(history, moves));
};

/**
 * Whether staff decide what it means for the order that its parcel with this id comes back: the order goes on without it, or the customer
 * has taken a part of the order.
 */
export const isReturnLeftToStaff = (
  id: string,
  parcels: readonly OrderParcel[],
  moves: readonly OrderMove[],
): boolean =>
  parcels.some(
    ({ isExchange, history }) => !isExchange && history.some(({ to }) => to === 'partlyDelivered'),
  ) || orderGoesOn(id, parcels, moves);
