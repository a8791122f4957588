import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';

/** Each stage of a parcel in the words of staff. */
export const consignmentStageLabels: Readonly<Record<ConsignmentStage, string>> = {
  booking: 'Being booked',
  unknown: 'Booking not answered',
  booked: 'Booked',
  withCourier: 'With the courier',
  outForDelivery: 'Out for delivery',
  onHold: 'On hold',
  riderReported: 'Reported by the rider',
  deliveryFailed: 'Delivery failed',
  delivered: 'Delivered',
  partlyDelivered: 'Partly delivered',
  returning: 'On its way back',
  returned: 'Back in the shop',
  lost: 'Lost or damaged',
  cancelled: 'Cancelled',
};
