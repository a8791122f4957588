import type { Consignment } from './consignment.ts';
import type { ConsignmentStage } from './consignmentStage.ts';
import { type CourierDetails, couriers } from './couriers.ts';
import type { CustomerParcel } from './customerParcel.ts';

/** Stages of parcels that customers do not see: nobody knows yet whether the courier has booked them, or they were cancelled (CR-9). */
const hiddenStages: ReadonlySet<ConsignmentStage> = new Set(['booking', 'unknown', 'cancelled']);

export type ShownConsignment = Pick<
  Consignment,
  'courier' | 'trackingCode' | 'stage' | 'isExchange' | 'amount'
>;

const customerParcel = ({
  courier,
  trackingCode,
  stage,
  isExchange,
  amount,
}: ShownConsignment): CustomerParcel => {
  const { name, trackingUrl: urlOf }: CourierDetails = couriers[courier];
  const trackingUrl = trackingCode === null || urlOf === null ? null : urlOf(trackingCode);
  const parcel = { courier: name, trackingCode, trackingUrl, stage };
  return isExchange ? { ...parcel, exchangeAmount: amount } : parcel;
};

/** The parcels as customers see them. Not in customerParcel.ts, since only the server makes them and browsers need no table of couriers. */
export const customerParcels = (parcels: readonly ShownConsignment[]): CustomerParcel[] =>
  parcels.filter(({ stage }) => !hiddenStages.has(stage)).map(customerParcel);
