/** What the forms of an account refuse (AU-1, AU-4, AU-5); the texts are the specification's. */

export const nameRequired = 'Name is required';
export const nameTooLong = 'Name may have at most 120 characters';
export const emailRequired = 'Email is required';
export const emailShape = 'Email must be an address such as name@example.com';
export const passwordRequired = 'Password is required';

/** With the sign before them that these forms have. */
export const markedEmailRequired = '⚠ Email is required';
export const markedPasswordRequired = '⚠ Password is required';

export const fieldRequired = 'This field is required';
