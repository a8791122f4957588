import type { Consignment } from './consignment.ts';
import type { ConsignmentStage } from './consignmentStage.ts';
import { type CourierDetails, couriers } from './couriers.ts';
import type { CustomerParcel } from './customerParcel.ts';

/** Stages of parcels that customers do not see: not on their way, or not yet. */
const hiddenStages: ReadonlySet<ConsignmentStage> = new Set(['booking', 'unknown', 'cancelled']);

/** The parcels as customers see them. */
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
