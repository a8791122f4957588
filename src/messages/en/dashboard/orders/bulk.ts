import { formatCount } from '#domain/values/groupDigits.ts';

/** How many orders were moved to the status, how many were not, and of how many nobody knows. */
interface MovesResult {
  readonly moved: number;
  readonly status: string;
  readonly unmoved: number;
  readonly unknown: number;
}

const orderCount = (count: number): string => `${formatCount(count)} ${count === 1 ? 'order' : 'orders'}`;

export const theParcels = 'The parcels';
export const giveToACourier = 'Give to a courier';
export const courier = 'Courier';
export const weightOfEachParcel = 'Weight of each parcel (g)';
export const makeAFileToUpload = 'Make a file to upload';
export const cancel = 'Cancel';
export const giveToTheCourier = 'Give to the courier';
export const resultOfEachOrder = 'Result of each order';
export const parcel = (invoice: string): string => `Parcel ${invoice}`;
export const close = 'Close';
export const movedTo = (status: string): string => `Moved to ${status}`;
export const notKnown = 'Not known';
export const notMoved = 'Not moved';
export const tryTheseAgain = 'Try these again';
export const ok = 'OK';
export const orders = 'orders';
export const bookWithACourier = 'Book with a courier';
export const tooManyToPrint = (printedOrdersLimit: number): string =>
  `To print, choose ${printedOrdersLimit} orders or fewer.`;
export const willNotMove = 'Will not move';
export const movingTo = (status: string): string => `Moving to ${status}…`;
export const stopping = 'Stopping…';
export const stop = 'Stop';
export const print = 'Print';
export const savingTheSelection = 'Saving the selection…';
export const opensInANewTab = '(opens in a new tab)';
export const giveOrdersToACourier = (count: number): string => `Give ${orderCount(count)} to a courier`;
export const haveAParcel = (withParcel: number, all: number): string =>
  `${withParcel} of ${all} have a parcel.`;
export const progress = (done: number, total: number): string => `${done} of ${total}`;
export const ordersMoved = ({ moved, status, unmoved, unknown }: MovesResult): string =>
  `${orderCount(moved)} moved to ${status}${unmoved > 0 ? `, ${unmoved} not` : ''}${unknown > 0 ? `, ${unknown} not known` : ''}`;
export const reasonNotKept = (count: number, orders: string): string =>
  `${orderCount(count)} ${count === 1 ? 'is' : 'are'} cancelled, but the reason was not kept: ${orders}`;
export const moveOrdersTo = (count: number, status: string): string =>
  `Move ${orderCount(count)} to ${status}?`;
export const leaveOut = (count: number): string => `Leave ${count === 1 ? 'it' : 'them'} out`;
export const ordersWillMove = (count: number, status: string): string =>
  `${orderCount(count)} will move to ${status}`;
export const ordersWillNotMove = (count: number): string => `${orderCount(count)} will not move:`;
export const moveOrders = (move: string, count: number): string => `${move} ${orderCount(count)}`;
export const cannotBePrinted = (reason: string): string => `The chosen orders cannot be printed: ${reason}`;
