export const orderIsNow = (text: string, status: string): string => `${text} The order is now ${status}.`;
export const stoppedBeforeThisOne = 'You stopped before this one. It is unchanged.';
export const notTried = (message: string): string => `Not tried. It is unchanged. ${message}`;
export const notKnownWhetherMoved = (message: string): string =>
  `We couldn't tell whether it was moved. ${message}`;
export const mayHaveChanged = 'It may have changed all the same.';
export const noAnswerButStatusIs = (status: string): string =>
  `No answer came. We checked again: the order is ${status}.`;
export const parcelStaysBooked = (name: string): string =>
  `Its parcel stays booked with ${name}: cancel that too.`;
export const cancelReason = 'Reason, for staff only (optional)';
export const changedTheirMind = 'Changed their mind';
export const orderedByMistake = 'Ordered by mistake';
export const orderedTwice = 'Ordered twice';
export const cantBeReached = "Can't be reached";
export const cancelledWithoutReason = 'The order is cancelled, but the reason was not saved.';
