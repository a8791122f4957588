/** How a reason for rejecting a review is shown; the English one is what is sent and stored. A typed one is shown as it is. */
export const rejectReasonName = (reason: string): string => reason;
