import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import type { StageOfWord } from '../courier.ts';

/**
 * The events of Pathao's webhooks, and where a parcel is by each (CR-7); `null` for an event that leaves it where it is. A return begins
 * with `returned` and ends with `returned-to-merchant`. The events in between are `null`, since Pathao also sends them for the rest of a
 * partial delivery, whose parcel is not coming back as a whole. After `paid-return` the customer has paid the delivery and kept nothing.
 */
export const pathaoStages = {
  'order.created': 'booked',
  'order.updated': null,
  'order.pickup-requested': 'booked',
  'order.assigned-for-pickup': 'booked',
  'order.picked': 'withCourier',
  'order.pickup-failed': 'booked',
  'order.pickup-cancelled': 'cancelled',
  'order.at-the-sorting-hub': 'withCourier',
  'order.in-transit': 'withCourier',
  'order.received-at-last-mile-hub': 'withCourier',
  'order.assigned-for-delivery': 'outForDelivery',
  'order.delivered': 'delivered',
  'order.partial-delivery': 'partlyDelivered',
  'order.returned': 'returning',
  'order.delivery-failed': 'deliveryFailed',
  'order.on-hold': 'onHold',
  'order.paid': null,
  'order.paid-return': 'returning',
  'order.exchanged': 'delivered',
  'order.return-id-created': null,
  'order.return-in-transit': null,
  'order.returned-to-merchant': 'returned',
  'store.created': null,
  'store.updated': null,
} as const satisfies Record<string, ConsignmentStage | null>;
export type PathaoEvent = keyof typeof pathaoStages;

const isPathaoEvent = (name: string): name is PathaoEvent => Object.hasOwn(pathaoStages, name);

/** Statuses in Pathao's answers that have another name than the event that led to them. */
const otherNames: ReadonlyMap<string, PathaoEvent> = new Map([
  ['pending', 'order.created'],
  ['pickup', 'order.picked'],
  ['pickup-cancel', 'order.pickup-cancelled'],
  ['return', 'order.returned'],
  ['payment-invoice', 'order.paid'],
  ['exchange', 'order.exchanged'],
]);

/** The event that led to a status such as `At_the_Sorting_HUB`; `null` for an unknown status. */
export const eventOfStatus = (status: string): PathaoEvent | null => {
  const name = status
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  const event = otherNames.get(name) ?? `order.${name}`;
  return isPathaoEvent(event) ? event : null;
};

/** Looks up the stage for an event's name in a webhook, or for a status in an answer; `undefined` for an unknown word. */
export const pathaoStageOf: StageOfWord = (word) => {
  const event = isPathaoEvent(word) ? word : eventOfStatus(word);
  return event === null ? undefined : pathaoStages[event];
};
