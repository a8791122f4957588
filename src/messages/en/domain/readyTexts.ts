import type { TextKind } from '#domain/messages/readyTexts.ts';

/** The names by which staff choose a text. */
export const textLabels: Readonly<Record<TextKind, string>> = {
  notReached: 'Not reached',
  confirmed: 'Confirmed',
  onItsWay: 'On its way',
  riderMissed: 'The rider was there',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};
