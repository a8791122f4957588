/** How far the shop is with an event that a courier sent by webhook (CR-5). */
export const courierEventStates = [
  /** Not worked yet, or waiting for another attempt. */
  'new',
  'worked',
  /** The event is about a parcel that the shop does not know, or about no parcel at all. */
  'kept',
  /** Every attempt to work the event failed. */
  'failed',
] as const;
export type CourierEventState = (typeof courierEventStates)[number];

/** What the shop did with a courier's word. */
export type NewsOutcome =
  /** The consignment has changed. */
  | 'moved'
  /** No consignment of the shop is meant. */
  | 'kept'
  /** The event is older than what is known, or says the same. */
  | 'ignored'
  /** The courier's table does not have the word. */
  | 'unknownWord'
  /** A person has to decide. */
  | 'toDecide';
