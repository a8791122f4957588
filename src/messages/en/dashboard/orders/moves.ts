export const theOrderIsNow = (text: string, status: string): string => `${text} The order is now ${status}.`;
export const youStoppedBeforeThisOne = 'You stopped before this one. It is unchanged.';
export const notTriedItIsUnchanged = (message: string): string => `Not tried. It is unchanged. ${message}`;
export const weCouldntTellWhetherIt = (message: string): string =>
  `We couldn't tell whether it was moved. ${message}`;
export const noAnswerCameWeChecked = (status: string): string =>
  `No answer came. We checked again: the order is ${status}.`;
export const reasonForStaffOnlyOptional = 'Reason, for staff only (optional)';
export const changedTheirMind = 'Changed their mind';
export const orderedByMistake = 'Ordered by mistake';
export const orderedTwice = 'Ordered twice';
export const cantBeReached = "Can't be reached";
export const theOrderIsCancelledBut = 'The order is cancelled, but the reason was not saved.';
