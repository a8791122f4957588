import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { usersSchemas } from './usersSchemas.ts';

/** Users and their tokens (API-1, API-2, API-6); the comments say what the bundled server does. */

export type User = Readonly<ShapeOf<typeof usersSchemas.listUsers>['reply'][number]>;

/**
 * Exchanges the identity provider's ID token, sent as bearer, for the shop's token. Refused with `notAllowed` when `email` is not the
 * address in the ID token, and for an account that an admin has deleted.
 */
export const requestTokenCall = call<typeof usersSchemas.requestToken>('POST', '/jwt', {
  access: 'idToken',
  refusals: ['invalid', 'notAllowed', 'tooMany'],
});
/** Registers the account of the ID token, sent as bearer. A new account is a customer, whatever `role` is sent. */
export const postUserCall = call<typeof usersSchemas.postUser>('POST', '/postUser', {
  access: 'idToken',
  refusals: ['invalid', 'notAllowed', 'tooMany'],
});
/**
 * Deletes the caller's own account (AU-12), beyond API-1 to API-7; its orders stay with the shop. Only customers may do this: staff
 * and admins are refused with `lastAdmin`, and are deleted by another admin (`deleteUserCall`).
 */
export const deleteAccountCall = call<typeof usersSchemas.deleteAccount>('DELETE', '/account', {
  access: 'signedIn',
  refusals: ['lastAdmin'],
});

/** Sets the language of the caller's dashboard (BN-2), beyond API-1 to API-7. */
export const setAccountLanguageCall = call<typeof usersSchemas.setAccountLanguage>(
  'PUT',
  '/account/language',
  { access: 'signedIn', refusals: ['invalid'] },
);

/**
 * Whether the account with this address is an admin. Only the bundled server sends the other fields of the reply: `role`, which alone
 * tells the role staff, since such an account is neither admin nor customer (MD-10); `withheld`, the role that the caller gets back once
 * its address is verified (AU-13); and `language`, in which the caller wants the dashboard (BN-2).
 */
export const isAdminCall = call<typeof usersSchemas.isAdmin>('GET', '/admin/:email', {
  access: 'signedIn',
  refusals: ['notAllowed'],
});
/** Whether the account with this address is a customer. */
export const isCustomerCall = call<typeof usersSchemas.isCustomer>('GET', '/customer/:email', {
  access: 'signedIn',
  refusals: ['notAllowed'],
});

/** Beyond API-1 to API-7: succeeds for staff only, so that a proxy in front of the shop can ask who the caller is (SEC-16). */
export const checkStaffCall = call<typeof usersSchemas.checkStaff>('GET', '/staff', { access: 'staff' });

export type UsersQuery = ShapeOf<typeof usersSchemas.listUsers>['query'];
/** The users, newest first. */
export const listUsersCall = call<typeof usersSchemas.listUsers>('GET', '/users', {
  access: 'admin',
  refusals: ['invalid'],
});
/** Changes a user's role. An admin is refused with `lastAdmin` for the own account, so that one admin always stays (US-4). */
export const updateUserCall = call<typeof usersSchemas.updateUser>('PUT', '/updateUser/:id', {
  access: 'admin',
  refusals: ['invalid', 'unknown', 'lastAdmin'],
});
/** Deletes a user, whose orders stay with the shop; an admin is refused with `lastAdmin` for the own account (US-4). */
export const deleteUserCall = call<typeof usersSchemas.deleteUser>('DELETE', '/deleteUser/:id', {
  access: 'admin',
  refusals: ['invalid', 'unknown', 'lastAdmin'],
});
