/** What staff read of orders. */

/** Why lines of a correction are refused (MD-5). */
export const gone = (name: string): string => `${name || 'This product'} is no longer in the shop.`;
export const goneChoiceStays = (choice: 'color' | 'size'): string =>
  `The product is no longer in the shop. Its ${choice} stays.`;
export const noSuchChoice = (name: string, choice: 'color' | 'size', value: string): string =>
  `${name} has no ${choice} ${value}.`;
export const noSuchLine = 'The order has no such line.';
export const notMore = (reason: string): string => `${reason} Its quantity can't be increased.`;
export const correctedTwice = 'The line is corrected twice.';
export const repeatedLine =
  'Another line has this product in this color and size. Change its quantity instead.';
export const atLeastOneProduct = 'An order needs at least one product';

/** How long ago an order was placed. */
export const minutesAgo = (minutes: number): string => `${minutes} min`;
export const hoursAgo = (hours: number): string => `${hours} h`;
export const daysAgo = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`;

/** How long an order waits for a call. */
export const hoursAndMinutes = (hours: number, minutes: number): string => `${hours} h ${minutes} min`;
export const daysAndHours = (days: number, hours: number): string => `${days} d ${hours} h`;
export const isCalling = (by: string): string => `${by} is calling.`;
export const hasOpen = (by: string): string => `${by} has this order open.`;

export const orderNoteLabels = {
  noAnswer: 'No answer',
  callBack: 'Call back',
  wantsChange: 'Wants a change',
  note: 'Note',
  cancelled: 'Cancelled',
} as const;
export const callBackAt = (time: string): string => `Call back at ${time}`;
export const callBackTime = (days: number): string =>
  `Please choose a time from now on, within ${days} days.`;
export const onlyCallBackHasTime = 'Only “Call back” has a time.';
export const noteMissing = 'Please write what to note.';
export const noteTooLong = (limit: number): string => `A note may have at most ${limit} characters.`;

/** `by` is empty where nobody knows who packed it. */
export const packed = (at: string, by: string): string => `Packed ${at}${by === '' ? '' : `, ${by}`}`;

/** What staff have to know of a phone number before they confirm its order (MD-3). */
export const blockedPhone = 'Blocked phone';
export const phoneIsBlocked = (reason: string): string => `This phone number is blocked: ${reason}`;
export const fewDelivered = 'Few delivered';
export const fewOfFinishedDelivered = (delivered: number, finished: number): string =>
  `Only ${delivered} of ${finished} finished orders from this phone number were delivered and kept.`;
export const orderedTwice = 'Ordered twice';
export const orderedTwiceWithinAnHour =
  'The same product was ordered twice with this phone number within an hour.';
/** `cost` is empty where nobody knows it. */
export const returnedAtTheDoor = (parcels: number, cost: string): string =>
  `Returned at the door ${parcels === 1 ? 'once' : `${parcels} times`}${cost === '' ? '' : `, cost ${cost}`}`;
