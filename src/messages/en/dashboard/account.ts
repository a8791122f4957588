export const yourAccount = 'Your account';
export const verified = 'verified';
export const notVerified = 'not verified';
export const deleteMyAccount = 'Delete my account';
export const sending = 'Sending...';
