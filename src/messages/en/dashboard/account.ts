export const yourAccount = 'Your account';
export const verified = 'verified';
export const notVerified = 'not verified';
export const deleteMyAccount = 'Delete my account';
export const sending = 'Sending...';
/** Ends the sentence that asks to open the mail, behind the address. */
export const fullStop = '.';
