/** What a courier has taken back. */
interface TakenBack {
  readonly stage: string;
  readonly courier: string;
  /** The stage that it says now; `null` for another word. */
  readonly said: string | null;
}

export const enterTheTrackingCode = 'Please enter the tracking code that the courier shows.';
export const trackingCode = 'Tracking code';
export const noteOptional = 'Note (optional)';
export const toCollect = (amount: string): string => `To collect ${amount}`;
export const collected = (collected: string): string => `Collected ${collected}`;
export const tryAgainOnJobs = 'Try again on the Jobs page';
export const orderHasBeenDeleted = 'The order has been deleted.';
export const theOrder = 'The order';
export const withHintOfEmptyLines = (hintOf: string): string =>
  `${hintOf} Leave a line empty if nothing of it comes back.`;
export const piecesThatComeBack = (lineTitle: string, quantity: number): string =>
  `${lineTitle}: pieces that come back, out of ${quantity}`;
export const collectedField = 'Collected (৳)';
export const toDecide = 'To Decide';
export const noParcelsOnThisServer = "This shop's server doesn't follow parcels.";
export const decisions = 'decisions';
export const nothingToDecide = 'Nothing to decide';
export const whenDecisionsAppear =
  'What waits for you, such as a failed delivery or an advance to give back, appears here on its own.';
export const nobodyTookTheParcel = 'Nobody took the parcel. It comes back unless the customer takes it.';
export const customerTookAPart =
  'The customer took part of it. Enter what comes back, and what was collected.';
export const parcelIsLost = (name: string): string =>
  `The parcel is lost or damaged. ${name} owes for it; the customer is still waiting.`;
export const parcelIsOnHoldForLong = (name: string): string =>
  `The parcel has been on hold for more than three days. Please ask ${name} why.`;
export const bookingWasNotAnswered = (name: string): string =>
  `The answer to the booking was lost. Please check with ${name} whether the parcel is booked.`;
export const bookingFailedTooOften = (name: string): string =>
  `The booking failed too often. Please check with ${name} whether the parcel is booked.`;
export const askForAnotherAttempt = (name: string): string => `Please also ask ${name} for another attempt.`;
export const nothingChangesUntilItComesBack =
  'Nothing changes until the courier says that the parcel is on its way back.';
export const orderBecomesDelivered = 'The order becomes Delivered and stays as it was placed.';
export const exchangeMovesNoOrder = 'It is an exchange: the order keeps its status.';
export const giveItToACourierAgain = 'The order’s page opens, where you can give it to a courier again.';
export const orderBecomesCancelled = 'The order becomes Cancelled. Please tell the customer.';
export const worksWhenTheStatusAllows = 'Works if the order’s status now allows it.';
export const askedAgainInThreeDays = 'It is asked about again in three days.';
export const nothingElseChanges = 'Nothing else changes.';
export const parcelMovesToCouriersWord = 'The parcel moves to where the courier says it is.';
export const parcelBecomes = (value: string): string => `The parcel becomes “${value}”.`;
export const parcelBecomesBooked =
  'The parcel becomes Booked under the tracking code that the courier shows.';
export const parcelIsCancelled = 'The parcel is cancelled. The order can then be given to a courier again.';
export const nothingWasDecided = 'Nothing was decided.';
export const parcelNotKnown = 'not known';
export const orderDeleted = 'deleted';
export const orderWasNotMoved = (stage: string, status: string): string =>
  `The parcel is “${stage}”, but the order is ${status} and was not moved.`;
export const courierNowSays = ({ stage, courier, said }: TakenBack): string =>
  `The parcel was “${stage}”. ${courier} now says ${said === null ? 'something else' : `“${said}”`}.`;
export const parcelOfNobody = (courier: string): string =>
  `${courier} reports a parcel that this shop does not know.`;
export const theCouriersWord = (word: string): string => `The courier’s word: “${word}”.`;
export const since = (time: string): string => `Since ${time}.`;
export const saveWhatComesBack = 'Save what comes back';
export const rowNoun = 'parcel';
