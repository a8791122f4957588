import type { AnyCall } from '#contract/call.ts';
import { deleteAccount, isAdmin, isCustomer, postUser, requestToken } from '#contract/users.ts';
import { isRecord, readText } from '#domain/parse.ts';
import type { RoleFlags } from '#domain/session.ts';
import { type Failure, failureFrom, failureOf } from './failure.ts';
import { type Request, type ShopExtra, send } from './httpClient.ts';

/**
 * The calls of signing in. They carry identity tokens, so they are plain functions: their data does not pass
 * through the store, where DevTools would show it. Each rejects with a Failure.
 */

type Reach = Pick<ShopExtra, 'settings' | 'fetch'>;

const answer = async (reach: Reach, call: AnyCall, request: Request): Promise<unknown> => {
  const sent = await send(reach, call, request);
  if (sent.ok) return sent.data;
  // A Failure is a plain value of this layer, not an Error; callers read its kind.
  return Promise.reject(failureFrom(sent) satisfies Failure);
};

/** The shop's own token for the account that the ID token proves; a reply without a token is a broken one. */
export const exchangeToken = async (reach: Reach, email: string, idToken: string): Promise<string> => {
  const reply = await answer(reach, requestToken, { body: { email }, bearer: idToken });
  const token = isRecord(reply) ? readText(reply.token) : '';
  return token === '' ? Promise.reject(failureOf(reply)) : token;
};

/** Registers the account with the shop; returns the id of its row. */
export const registerUser = async (
  reach: Reach,
  user: { name: string; email: string },
  idToken: string,
): Promise<string> => {
  const reply = await answer(reach, postUser, { body: { ...user, role: 'customer' }, bearer: idToken });
  return isRecord(reply) ? readText(reply.insertedId) : '';
};

/** The account's roles according to the server. */
export const askFlags = async (reach: Reach, email: string, token: string): Promise<RoleFlags> => {
  const request = { params: { email }, bearer: token };
  const [admin, customer] = await Promise.all([
    answer(reach, isAdmin, request),
    answer(reach, isCustomer, request),
  ]);
  return {
    admin: isRecord(admin) && admin.admin === true,
    customer: isRecord(customer) && customer.customer === true,
  };
};

/** Deletes the token's account at the shop. A host without this call (404) is not an error (API-8). */
export const removeUser = async (reach: Reach, token: string): Promise<void> => {
  const sent = await send(reach, deleteAccount, { bearer: token });
  if (!sent.ok && sent.status !== 404) return Promise.reject(failureFrom(sent) satisfies Failure);
};
