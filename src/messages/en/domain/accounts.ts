/** What the forms of an account and the contact form refuse; the texts are the specification's. */

export const nameRequired = 'Name is required';
export const nameTooLong = 'Name may have at most 120 characters';
export const emailRequired = 'Email is required';
export const emailShape = 'Email must be an address such as name@example.com';
export const passwordRequired = 'Password is required';

/** The log-in and the form for a forgotten password show the sign (AU-1, AU-5). */
export const markedEmailRequired = '⚠ Email is required';
export const markedPasswordRequired = '⚠ Password is required';

/** For every field of the contact form (CN-1). */
export const fieldRequired = 'This field is required';
