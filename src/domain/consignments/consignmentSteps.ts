import { consignmentStageLabels } from '#messages/domain/stages.ts';
import { type ConsignmentStage, consignmentStages } from './consignmentStage.ts';

/** What may become of a parcel that a courier has. */
const outcomes = ['deliveryFailed', 'delivered', 'partlyDelivered', 'returning', 'returned', 'lost'] as const;

/**
 * To which stages a person may move a consignment by hand (CR-1). Only bookings and couriers lead to `booking`, `unknown` (nobody knows
 * whether the courier booked it) and `riderReported` (its rider told how it ended, the courier has not confirmed it). Delivered, lost,
 * cancelled and the like are no dead ends: when that was a mistake, a step leads back to where the parcel really is.
 */
export const consignmentSteps: Readonly<Record<ConsignmentStage, readonly ConsignmentStage[]>> = {
  booking: ['booked', 'cancelled'],
  unknown: ['booked', 'cancelled'],
  // A courier that sends no news may have a parcel that is still booked here.
  booked: ['withCourier', 'outForDelivery', 'onHold', ...outcomes, 'cancelled'],
  withCourier: ['booked', 'outForDelivery', 'onHold', ...outcomes],
  outForDelivery: ['withCourier', 'onHold', ...outcomes],
  onHold: ['withCourier', 'outForDelivery', ...outcomes],
  riderReported: ['withCourier', 'outForDelivery', 'onHold', ...outcomes],
  deliveryFailed: [
    'withCourier',
    'outForDelivery',
    'onHold',
    'delivered',
    'partlyDelivered',
    'returning',
    'returned',
    'lost',
  ],
  delivered: ['withCourier', 'partlyDelivered', 'returning'],
  partlyDelivered: ['withCourier', 'delivered', 'returning'],
  returning: ['withCourier', 'delivered', 'returned', 'lost'],
  returned: ['withCourier', 'returning'],
  lost: ['withCourier', 'delivered', 'returning', 'returned'],
  cancelled: ['booked'],
};

/** Whether a person may move a consignment from the one stage to the other. */
export const isConsignmentStep = (from: ConsignmentStage, to: ConsignmentStage): boolean =>
  consignmentSteps[from].includes(to);

/** The stages as choices of a filter, in their usual sequence. */
export const stageOptions = consignmentStages.map((value) => ({
  value,
  label: consignmentStageLabels[value],
}));
