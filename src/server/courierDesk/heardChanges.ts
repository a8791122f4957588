import { couriers } from '#domain/consignments/couriers.ts';
import type { ConsignmentChanges, StoredConsignment } from '#domain/consignments/storedConsignment.ts';
import type { CourierNews } from '../couriers/courier.ts';

/** The changes to the parcel's numbers and money that a courier's news brings, without those that the shop knows already. */
export const heardChanges = (
  parcel: StoredConsignment,
  { courierReference, fee, collected }: CourierNews,
): ConsignmentChanges => {
  const isNew = courierReference !== null && parcel.courierReference === null;
  const code = couriers[parcel.courier].tracksByReference && parcel.trackingCode === null;
  return {
    ...(isNew ? { courierReference } : {}),
    ...(isNew && code ? { trackingCode: courierReference } : {}),
    ...(fee !== null && fee !== parcel.fee ? { fee } : {}),
    ...(collected !== null && collected !== parcel.collected ? { collected } : {}),
  };
};
