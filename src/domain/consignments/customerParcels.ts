import type { Consignment } from './consignment.ts';
import type { ConsignmentStage } from './consignmentStage.ts';
import { type CourierDetails, couriers } from './couriers.ts';
import type { CustomerParcel } from './customerParcel.ts';

/** Stages in which there is no parcel on its way, or not yet. */
const hiddenStages: ReadonlySet<ConsignmentStage> = new Set(['booking', 'unknown', 'cancelled']);

/** What customers see of the parcels. */
export const customerParcels = (
  parcels: readonly Pick<Consignment, 'courier' | 'trackingCode' | 'stage'>[],
): CustomerParcel[] =>
  parcels
    .filter(({ stage }) => !hiddenStages.has(stage))
    .map(({ courier, trackingCode, stage }) => {
      const { name, trackingUrl }: CourierDetails = couriers[courier];
      return {
        courier: name,
        trackingCode,
        trackingUrl: trackingCode === null ? null : (trackingUrl?.(trackingCode) ?? null),
        stage,
      };
    });
