import type { Consignment } from '#domain/consignments/consignment.ts';
import type { ConsignmentChanges } from '#domain/consignments/consignmentWithHistory.ts';
import { type CourierId, couriers } from '#domain/consignments/couriers.ts';

/** The courier's own number of a parcel, as far as its tracking code tells it; `null` when it does not. */
export const referenceOfCode = (courier: CourierId, trackingCode: string | null): string | null =>
  couriers[courier].tracksByReference ? trackingCode : null;

/**
 * What changes when staff enter a tracking code, also `null`: the code, and the courier's own number where both are the same. A number
 * that differs from the earlier code was told by the courier, and stays.
 */
export const trackingCodeChanges = (
  {
    courier,
    trackingCode: earlier,
    courierReference,
  }: Pick<Consignment, 'courier' | 'trackingCode' | 'courierReference'>,
  trackingCode: string | null,
): ConsignmentChanges => {
  const { tracksByReference } = couriers[courier];
  const isTold = courierReference !== null && courierReference !== earlier;
  const isNewReference = tracksByReference && !isTold && trackingCode !== courierReference;
  return {
    ...(trackingCode === earlier ? {} : { trackingCode }),
    ...(isNewReference ? { courierReference: trackingCode } : {}),
  };
};
