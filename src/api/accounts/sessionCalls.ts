import {
  deleteAccountCall,
  isAdminCall,
  isCustomerCall,
  postUserCall,
  requestTokenCall,
} from '#contract/accounts/users.ts';
import type { AnyCall } from '#contract/call/call.ts';
import { hasCapability } from '#contract/settings.ts';
import { roles } from '#domain/accounts/role.ts';
import type { RoleFlags } from '#domain/accounts/session.ts';
import { languages } from '#domain/values/language.ts';
import { isRecord, readText } from '#domain/values/parse.ts';
import { type Failure, failureOfResult, unreadableAnswer } from '../client/failure.ts';
import { type Request, type ShopExtra, send } from '../client/httpClient.ts';
import { usualTimeLimit } from '../client/timeLimit.ts';

/**
 * The calls of signing in, as plain functions and not as endpoints: an endpoint keeps its request in the store, where DevTools would show
 * the tokens. Each function rejects with a Failure.
 */

type Connection = Pick<ShopExtra, 'settings' | 'fetch' | 'timeLimit'>;

const sendCall = async (connection: Connection, call: AnyCall, request: Request): Promise<unknown> => {
  const { timeLimit = usualTimeLimit } = connection;
  const result = await send(connection, call, { ...request, timeLimit });
  if (result.ok) return result.data;
  // A Failure is a plain value of this layer, not an Error; callers read its kind.
  return Promise.reject(failureOfResult(result) satisfies Failure);
};

/** The shop's own token for the account that the ID token proves; rejects when the reply has none. */
export const exchangeToken = async (
  connection: Connection,
  email: string,
  idToken: string,
): Promise<string> => {
  const reply = await sendCall(connection, requestTokenCall, { body: { email }, bearer: idToken });
  const token = isRecord(reply) ? readText(reply.token) : '';
  return token === '' ? Promise.reject(unreadableAnswer) : token;
};

/** Registers the account with the shop; returns the user's id, '' when the host sends none. */
export const registerUser = async (
  connection: Connection,
  user: { name: string; email: string },
  idToken: string,
): Promise<string> => {
  const reply = await sendCall(connection, postUserCall, {
    body: { ...user, role: 'customer' },
    bearer: idToken,
  });
  return isRecord(reply) ? readText(reply.insertedId) : '';
};

/** The account's roles according to the server, with the language of its dashboard. */
export const fetchRoles = async (
  connection: Connection,
  email: string,
  token: string,
): Promise<RoleFlags> => {
  const request = { params: { email }, bearer: token };
  const [admin, customer] = await Promise.all([
    sendCall(connection, isAdminCall, request),
    sendCall(connection, isCustomerCall, request),
  ]);
  const adminReply = isRecord(admin) ? admin : {};
  const customerReply = isRecord(customer) ? customer : {};
  const role = roles.find((name) => name === adminReply.role);
  const withheld = roles.find((name) => name === adminReply.withheld);
  const language = languages.find((name) => name === adminReply.language);
  return {
    admin: adminReply.admin === true,
    customer: customerReply.customer === true,
    ...(role === undefined ? {} : { role }),
    ...(withheld === undefined ? {} : { withheld }),
    ...(language === undefined ? {} : { language }),
  };
};

/** Deletes the user to whom the token belongs, if the host has a call for it (API-8). */
export const removeUser = async (connection: Connection, token: string): Promise<void> => {
  if (hasCapability(connection.settings, 'accountDeletion'))
    await sendCall(connection, deleteAccountCall, { bearer: token });
};
