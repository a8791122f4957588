import { consignmentStageLabels } from '#messages/domain/stages.ts';
import { type ConsignmentStage, consignmentStages } from './consignmentStage.ts';

/** Where a parcel ends that a courier has, or where it is when its delivery has failed. */
const outcomes = ['deliveryFailed', 'delivered', 'partlyDelivered', 'returning', 'returned', 'lost'] as const;

/**
 * To which stages a person may move a consignment by hand (CR-1). Only a courier's own word leads to `booking`, `unknown` and
 * `riderReported`. A press that was a mistake can be taken back: each end leads to where the parcel may be in truth.
 */
export const consignmentSteps: Readonly<Record<ConsignmentStage, readonly ConsignmentStage[]>> = {
  booking: ['booked', 'cancelled'],
  unknown: ['booked', 'cancelled'],
  booked: [
    'withCourier',
    'outForDelivery',
    'delivered',
    'partlyDelivered',
    'deliveryFailed',
    'lost',
    'cancelled',
  ],
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

/** Whether a person may move a consignment so. */
export const isConsignmentStep = (from: ConsignmentStage, to: ConsignmentStage): boolean =>
  consignmentSteps[from].includes(to);

/** The stages as choices of a filter, in their usual sequence. */
export const stageOptions = consignmentStages.map((value) => ({
  value,
  label: consignmentStageLabels[value],
}));
