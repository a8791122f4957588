import type { Consignment } from '#domain/consignments/consignment.ts';
import type { ConsignmentChanges } from '#domain/consignments/consignmentWithHistory.ts';
import { couriers } from '#domain/consignments/couriers.ts';
import type { CourierNews } from '../couriers/courier.ts';

/**
 * The changes to the parcel's numbers and money that a courier's news brings, without what the shop knows already. News that is older
 * than what was heard last only brings what nothing has told yet.
 */
export const heardChanges = (
  parcel: Consignment,
  { courierReference, fee, collected }: CourierNews,
  { isOlder }: { readonly isOlder: boolean },
): ConsignmentChanges => {
  const isNewReference = courierReference !== null && parcel.courierReference === null;
  const { tracksByReference } = couriers[parcel.courier];
  const isAlsoTrackingCode = isNewReference && tracksByReference && parcel.trackingCode === null;
  const isNew = (told: number | null, known: number | null): boolean => {
    if (told === null) return false;
    return known === null || (told !== known && !isOlder);
  };
  return {
    ...(isNewReference ? { courierReference } : {}),
    ...(isAlsoTrackingCode ? { trackingCode: courierReference } : {}),
    ...(isNew(fee, parcel.fee) ? { fee } : {}),
    ...(isNew(collected, parcel.collected) ? { collected } : {}),
  };
};
