import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { usersSchemas } from './usersSchemas.ts';

/** Users and their tokens (API-1, API-2, API-6). */

export type User = Readonly<ShapeOf<typeof usersSchemas.listUsers>['reply'][number]>;

/**
 * The bundled server requires the identity provider's ID token as bearer, and issues a token only for its
 * e-mail.
 */
export const requestTokenCall = call<typeof usersSchemas.requestToken>('POST', '/jwt', {
  access: 'idToken',
  refusals: ['invalid', 'notAllowed', 'tooMany'],
});
/** Also requires the ID token as bearer; a new account is a customer's, whichever role is sent. */
export const postUserCall = call<typeof usersSchemas.postUser>('POST', '/postUser', {
  access: 'idToken',
  refusals: ['invalid', 'notAllowed', 'tooMany'],
});
/**
 * Deletes the caller's own account; its orders stay with the shop. Beyond API-1 to API-7. Staff can be
 * deleted by other staff only.
 */
export const deleteAccountCall = call<typeof usersSchemas.deleteAccount>('DELETE', '/account', {
  access: 'signedIn',
  refusals: ['lastAdmin'],
});

/** Sets the language of the caller's dashboard (BN-2). Beyond API-1 to API-7. */
export const setAccountLanguageCall = call<typeof usersSchemas.setAccountLanguage>(
  'PUT',
  '/account/language',
  { access: 'signedIn', refusals: ['invalid'] },
);

/**
 * `role` is the bundled server's: by it a browser knows the role staff, which has neither flag (MD-10). So is `withheld`:
 * the role that counts once the account's address is verified (AU-13); and `language`, that of the caller's own dashboard.
 */
export const isAdminCall = call<typeof usersSchemas.isAdmin>('GET', '/admin/:email', {
  access: 'signedIn',
  refusals: ['notAllowed'],
});
export const isCustomerCall = call<typeof usersSchemas.isCustomer>('GET', '/customer/:email', {
  access: 'signedIn',
  refusals: ['notAllowed'],
});

/** Whether the caller is staff, for a proxy in front of the shop; others are refused. Beyond API-1 to API-7. */
export const checkStaffCall = call<typeof usersSchemas.checkStaff>('GET', '/staff', { access: 'staff' });

export type UsersQuery = ShapeOf<typeof usersSchemas.listUsers>['query'];
export const listUsersCall = call<typeof usersSchemas.listUsers>('GET', '/users', {
  access: 'admin',
  refusals: ['invalid'],
});
export const updateUserCall = call<typeof usersSchemas.updateUser>('PUT', '/updateUser/:id', {
  access: 'admin',
  refusals: ['invalid', 'unknown', 'lastAdmin'],
});
export const deleteUserCall = call<typeof usersSchemas.deleteUser>('DELETE', '/deleteUser/:id', {
  access: 'admin',
  refusals: ['invalid', 'unknown', 'lastAdmin'],
});
