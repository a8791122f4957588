export const yourAccount = 'Your account';
export const verified = 'verified';
export const notVerified = 'not verified';
export const deleteMyAccount = 'Delete my account';
export const sending = 'Sending...';
/** The full stop of the sentence that asks to open the mail, behind the address at its end. */
export const afterTheAddress = '.';
