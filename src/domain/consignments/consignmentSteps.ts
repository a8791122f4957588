import { consignmentStageLabels } from '#messages/domain/stages.ts';
import { type ConsignmentStage, consignmentStages } from './consignmentStage.ts';

/** What may become of a parcel that a courier has. */
const outcomes = ['deliveryFailed', 'delivered', 'partlyDelivered', 'returning', 'returned', 'lost'] as const;

/**
 * To which stages a person may move a consignment by hand (CR-1). Only couriers' answers and words lead to `booking`, `unknown` and
 * `riderReported`. A mistake can be undone: from each end a step leads to where the parcel may really be.
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

/** Whether a person may move a consignment from the one stage to the other. */
export const isConsignmentStep = (from: ConsignmentStage, to: ConsignmentStage): boolean =>
  consignmentSteps[from].includes(to);

/** The stages as choices of a filter, in their usual sequence. */
export const stageOptions = consignmentStages.map((value) => ({
  value,
  label: consignmentStageLabels[value],
}));
