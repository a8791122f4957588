import { decisionKinds } from './decision.ts';

/** What waits for a person (CR-8): decisions after couriers' words, events about unknown parcels, and stuck bookings. */
export const toDecideKinds = [...decisionKinds, 'stranger', 'stuckBooking'] as const;
export type ToDecideKind = (typeof toDecideKinds)[number];

/** The choices that a person has for each kind. */
export const decisionChoices = {
  deliveryFailed: ['tryAgain', 'letComeBack'],
  partlyDelivered: ['linesBack'],
  lost: ['sendAgain', 'cancelOrder'],
  moveRefused: ['moveNow', 'noted'],
  takenBack: ['believeCourier', 'noted'],
  onHold: ['noted'],
  bookingUnknown: ['isBooked', 'notBooked'],
  stranger: ['noted'],
  stuckBooking: ['isBooked', 'notBooked'],
} as const satisfies Readonly<Record<ToDecideKind, readonly string[]>>;
export type DecisionChoice = (typeof decisionChoices)[ToDecideKind][number];

export const everyChoice: readonly DecisionChoice[] = [...new Set(Object.values(decisionChoices).flat())];

/** The choices of a kind. */
export const choicesOf = (kind: ToDecideKind): readonly DecisionChoice[] => decisionChoices[kind];

export const isToDecideKind = (value: unknown): value is ToDecideKind =>
  toDecideKinds.some((kind) => kind === value);

/** The label of each kind. English, like all texts that a screen translates by `shownText`. */
export const toDecideLabels: Readonly<Record<ToDecideKind, string>> = {
  deliveryFailed: 'Delivery failed',
  partlyDelivered: 'Partly delivered',
  lost: 'Lost or damaged',
  moveRefused: 'Order not moved',
  takenBack: 'Courier took its word back',
  onHold: 'On hold too long',
  bookingUnknown: 'Booking not answered',
  stranger: 'Parcel not known',
  stuckBooking: 'Booking stuck',
};

/** The label of the button for each choice. English, like `toDecideLabels`. */
export const choiceLabels: Readonly<Record<DecisionChoice, string>> = {
  tryAgain: 'Customer takes it',
  letComeBack: 'Let it come back',
  linesBack: 'Name what comes back',
  sendAgain: 'Send again',
  cancelOrder: 'Cancel the order',
  moveNow: 'Move the order now',
  noted: 'Noted',
  believeCourier: 'Believe the courier',
  isBooked: 'It is booked',
  notBooked: 'It is not booked',
};

/** Maximum number of characters of a note on a decision. */
export const decisionNoteLength = 250;
