/** How many orders were moved to the status, how many were not, and of how many nobody knows. */
interface MovesResult {
  /** Counted. */
  readonly moved: string;
  readonly status: string;
  readonly unmoved: number;
  readonly unknown: number;
}

export const theParcels = 'The parcels';
export const giveToACourier = 'Give to a courier';
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
export const giveOrdersToACourier = (orders: string): string => `Give ${orders} to a courier`;
export const haveAParcel = (withParcel: number, all: number): string =>
  `${withParcel} of ${all} ${withParcel === 1 ? 'has' : 'have'} a parcel.`;
export const notKnownWhetherGiven = (said: string): string =>
  `We couldn't tell whether it was given to the courier. You can safely try again. ${said}`;
export const progress = (done: number, total: number): string => `${done} of ${total}`;
export const ordersMoved = ({ moved, status, unmoved, unknown }: MovesResult): string =>
  `${moved} moved to ${status}${unmoved > 0 ? `, ${unmoved} not` : ''}${unknown > 0 ? `, ${unknown} not known` : ''}`;
export const moveOrdersTo = (orders: string, status: string): string => `Move ${orders} to ${status}?`;
export const leaveOut = (count: number): string => `Leave ${count === 1 ? 'it' : 'them'} out`;
export const ordersWillMove = (orders: string, status: string): string => `${orders} will move to ${status}`;
export const ordersWillNotMove = (orders: string): string => `${orders} will not move:`;
export const parcelsStayBooked = (count: number): string =>
  count === 1
    ? '1 order has a parcel that stays booked with its courier: cancel that too.'
    : `${count} orders have a parcel that stays booked with its courier: cancel those too.`;
export const moveOrders = (move: string, orders: string): string => `${move} ${orders}`;
export const cannotBePrinted = (reason: string): string => `The chosen orders cannot be printed: ${reason}`;
