export const yourAccount = 'Your account';
export const verified = 'verified';
export const notVerified = 'not verified';
export const deleteMyAccount = 'Delete my account';
export const sending = 'Sending...';
/** Ends the sentence that asks to open the mail and ends with the address it was sent to. */
export const afterTheAddress = '.';
