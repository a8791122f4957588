import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { usersSchemas } from './usersSchemas.ts';

/** Users and their tokens (API-1, API-2, API-6); the comments say what the bundled server does. */

type Schemas = typeof usersSchemas;

export type User = Readonly<ShapeOf<Schemas['listUsers']>['reply'][number]>;

/**
 * Exchanges the identity provider's ID token, sent as bearer, for the shop's token. Refused with `notAllowed` when `email` is not the
 * address in the ID token, and for an account that an admin has deleted.
 */
export const requestTokenCall = call<Schemas['requestToken']>('POST', '/jwt', 'idToken');
/** Registers the account of the ID token, sent as bearer. A new account is a customer, whatever `role` is sent. */
export const postUserCall = call<Schemas['postUser']>('POST', '/postUser', 'idToken');
/**
 * Deletes the caller's own account (AU-12), beyond API-1 to API-7; its orders stay with the shop. Only customers may do this: staff
 * and admins are refused with `lastAdmin`, and are deleted by another admin (`deleteUserCall`).
 */
export const deleteAccountCall = call<Schemas['deleteAccount']>('DELETE', '/account', 'signedIn');

/** Sets the language of the caller's dashboard (BN-2), beyond API-1 to API-7. */
export const setAccountLanguageCall = call<Schemas['setAccountLanguage']>(
  'PUT',
  '/account/language',
  'signedIn',
);

/**
 * Whether the account with this address is an admin. Only the bundled server sends the other fields of the reply. An account with the role
 * staff is neither admin nor customer: only `role` tells it (MD-10). `withheld` is the role that the caller gets back once its address is
 * verified (AU-13). `language` is the one in which the caller wants the dashboard (BN-2).
 */
export const isAdminCall = call<Schemas['isAdmin']>('GET', '/admin/:email', 'signedIn');
/** Whether the account with this address is a customer. */
export const isCustomerCall = call<Schemas['isCustomer']>('GET', '/customer/:email', 'signedIn');

/** Beyond API-1 to API-7: succeeds for staff only, so that a proxy in front of the shop can ask who the caller is (SEC-16). */
export const checkStaffCall = call<Schemas['checkStaff']>('GET', '/staff', 'staff');

export type UsersQuery = ShapeOf<Schemas['listUsers']>['query'];
/** The users, newest first. */
export const listUsersCall = call<Schemas['listUsers']>('GET', '/users', 'admin');
/** Changes a user's role. An admin is refused with `lastAdmin` for their own account, so that one admin always stays (US-4). */
export const updateUserCall = call<Schemas['updateUser']>('PUT', '/updateUser/:id', 'admin');
/** Deletes a user, whose orders stay with the shop; an admin is refused with `lastAdmin` for their own account (US-4). */
export const deleteUserCall = call<Schemas['deleteUser']>('DELETE', '/deleteUser/:id', 'admin');
