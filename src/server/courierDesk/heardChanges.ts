import { couriers } from '#domain/consignments/couriers.ts';
import type { ConsignmentChanges, StoredConsignment } from '#domain/consignments/storedConsignment.ts';
import type { CourierNews } from '../couriers/courier.ts';

/** What a courier's word tells of a parcel's numbers and money that the shop does not know yet. */
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
