import type { CourierRequestKind } from '#domain/consignments/courierRequest.ts';
import { type CourierId, couriers } from '#domain/consignments/couriers.ts';
import type { NewJob } from '../outbox/addToOutbox.ts';

/** The outbox's kinds of jobs that ask couriers for returns and pick-ups (CR-11). */
export const requestReturnKind = 'requestReturn';
export const requestPickupKind = 'requestPickup';

/** Makes the job that asks the courier; add it in the transaction that inserts the request. `label` is for admins. */
export const courierRequestJob = ({
  id,
  kind,
  courier,
  label,
  orderId,
}: {
  readonly id: string;
  readonly kind: CourierRequestKind;
  readonly courier: CourierId;
  readonly label: string;
  /** `null` for a pick-up, and for a return of a parcel whose order was deleted. */
  readonly orderId: string | null;
}): NewJob => ({
  kind: kind === 'return' ? requestReturnKind : requestPickupKind,
  lane: couriers[courier].name,
  key: `request ${id}`,
  label,
  payload: { request: id },
  orderId,
});
