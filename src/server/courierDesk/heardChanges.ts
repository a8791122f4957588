import { couriers } from '#domain/consignments/couriers.ts';
import type { ConsignmentChanges, StoredConsignment } from '#domain/consignments/storedConsignment.ts';
import type { CourierNews } from '../couriers/courier.ts';

/** The changes to the parcel's numbers and money that a courier's news brings, without those that the shop knows already. */
export const heardChanges = (
  parcel: StoredConsignment,
  { courierReference, fee, collected }: CourierNews,
): ConsignmentChanges => {
  const isNewReference = courierReference !== null && parcel.courierReference === null;
  const { tracksByReference } = couriers[parcel.courier];
  const isAlsoTrackingCode = isNewReference && tracksByReference && parcel.trackingCode === null;
  const isNewFee = fee !== null && fee !== parcel.fee;
  const isNewCollected = collected !== null && collected !== parcel.collected;
  return {
    ...(isNewReference ? { courierReference } : {}),
    ...(isAlsoTrackingCode ? { trackingCode: courierReference } : {}),
    ...(isNewFee ? { fee } : {}),
    ...(isNewCollected ? { collected } : {}),
  };
};
