export const pleaseEnterTheTrackingCode = 'Please enter the tracking code that the courier shows.';
export const trackingCode = 'Tracking code';
export const noteOptional = 'Note (optional)';
export const toCollect = (amount: string): string => `To collect ${amount}`;
export const collected = (collected: string): string => `Collected ${collected}`;
export const tryAgainOnThePage = 'Try again on the page Jobs';
export const theOrderHasBeenDeleted = 'The order has been deleted.';
export const theOrder = 'The order';
export const leaveALineEmptyOf = (hintOf: string): string =>
  `${hintOf} Leave a line empty of which nothing comes back.`;
export const piecesOfThatComeBack = (lineTitle: string, quantity: number): string =>
  `${lineTitle}: pieces of ${quantity} that come back`;
export const collectedLabel = 'Collected (৳)';
export const toDecide = 'To Decide';
export const thisShopsServerDoesntFollow = "This shop's server doesn't follow parcels.";
export const decisions = 'decisions';
export const nothingToDecide = 'Nothing to decide';
export const whatCouriersLeaveToYou =
  'What couriers leave to you, such as a failed delivery, appears here on its own.';
export const nobodyTookTheParcelIt = 'Nobody took the parcel. It comes back unless the customer takes it.';
export const theCustomerTookAPart =
  'The customer took a part of it. Name what comes back, and what was collected.';
export const theParcelIsLostOr = (name: string): string =>
  `The parcel is lost or damaged. ${name} owes for it; the customer still waits.`;
export const theParcelHasBeenOn = (name: string): string =>
  `The parcel has been on hold for more than three days. Please ask ${name} why.`;
export const theAnswerToTheBooking = (name: string): string =>
  `The answer to the booking was lost. Please look at ${name} whether the parcel is booked.`;
export const theBookingFailedTooOften = (name: string): string =>
  `The booking failed too often. Please look at ${name} whether the parcel is booked.`;
export const pleaseAskForAnotherAttempt = (name: string): string =>
  `Please ask ${name} for another attempt, too.`;
export const nothingChangesUntilTheCourier =
  'Nothing changes until the courier says that the parcel is on its way back.';
export const theOrderBecomesDeliveredAnd = 'The order becomes Delivered and stays as it was placed.';
export const theOrdersPageOpensWhere = 'The order’s page opens, where you can give it to a courier again.';
export const theOrderBecomesCancelledPlease = 'The order becomes Cancelled. Please tell the customer.';
export const worksWhenTheOrdersStatus = 'Works when the order’s status allows it by now.';
export const itIsAskedAboutAgain = 'It is asked about again in three days.';
export const nothingElseChanges = 'Nothing else changes.';
export const theParcelMovesToWhere = 'The parcel moves to where the courier says that it is.';
export const theParcelBecomes = (value: string): string => `The parcel becomes “${value}”.`;
export const theParcelBecomesBookedUnder =
  'The parcel becomes Booked under the tracking code that the courier shows.';
export const theParcelIsCancelledThe =
  'The parcel is cancelled. The order can then be given to a courier again.';
export const nothingWasDecided = 'Nothing was decided.';
