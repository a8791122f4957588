import type { Role } from '#domain/role.ts';
import { call } from './call.ts';

/** Users and their tokens (API-1, API-2, API-6). */

export interface User {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** The bundled server's: whether its address is verified, once the account has signed in. */
  readonly verified?: boolean | undefined;
  /** The bundled server's: name or address of another account, of staff, that this one looks like (MD-17). */
  readonly looksLike?: string | undefined;
}

/**
 * The bundled server requires the identity provider's ID token as bearer, and issues a token only for its
 * e-mail.
 */
export const requestToken = call<{ body: { email: string }; reply: { token: string } }>('POST', '/jwt', [
  'invalid',
  'signInNeeded',
  'notAllowed',
  'tooMany',
]);
/** Also requires the ID token as bearer; a new account is a customer's, whichever role is sent. */
export const postUser = call<{
  body: { name: string; email: string; role: Role };
  reply: { insertedId: string };
}>('POST', '/postUser', ['invalid', 'signInNeeded', 'notAllowed', 'tooMany']);
/**
 * Deletes the caller's own account; its orders stay with the shop. Beyond API-1 to API-7. Staff can be
 * deleted by other staff only.
 */
export const deleteAccount = call<{ reply: { deletedCount: number } }>('DELETE', '/account', [
  'signInNeeded',
  'lastAdmin',
]);

/**
 * `role` is the bundled server's: by it a browser knows the role staff, which has neither flag (MD-10). So is `withheld`:
 * the role that counts once the account's address is verified (AU-13).
 */
export const isAdmin = call<{
  params: { email: string };
  reply: { admin: boolean; role?: Role | undefined; withheld?: Role | undefined };
}>('GET', '/admin/:email', ['signInNeeded', 'notAllowed']);
export const isCustomer = call<{ params: { email: string }; reply: { customer: boolean } }>(
  'GET',
  '/customer/:email',
  ['signInNeeded', 'notAllowed'],
);

/** Whether the caller is staff, for a proxy in front of the shop; others are refused. Beyond API-1 to API-7. */
export const checkStaff = call<{ reply: { role: Role } }>('GET', '/staff', ['signInNeeded', 'notAllowed']);

export interface UsersQuery {
  search?: string;
  limit?: number;
  after?: string;
}
export const listUsers = call<{ query: UsersQuery; reply: User[] }>('GET', '/users', [
  'invalid',
  'signInNeeded',
  'notAllowed',
]);
export const updateUser = call<{
  params: { id: string };
  body: { role: Role };
  reply: { modifiedCount: number };
}>('PUT', '/updateUser/:id', ['invalid', 'unknown', 'lastAdmin', 'signInNeeded', 'notAllowed']);
export const deleteUser = call<{ params: { id: string }; reply: { deletedCount: number } }>(
  'DELETE',
  '/deleteUser/:id',
  ['invalid', 'unknown', 'lastAdmin', 'signInNeeded', 'notAllowed'],
);
