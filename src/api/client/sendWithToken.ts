import type { TokenRenewal } from '#domain/accounts/session.ts';
import type { ApiRequest } from './apiRequest.ts';
import { type HttpFailure, type HttpResult, type Request, type ShopExtra, send } from './httpClient.ts';

/** What tells whether a response refuses the token. */
interface Answer {
  readonly ok: boolean;
  /** May be absent if `ok`. */
  readonly status?: HttpFailure['status'];
}

/** Whether the response refuses the token: 401 the token itself, 403 its account. */
const isTokenRefused = ({ status }: Answer): boolean => status === 401 || status === 403;

/** Renewals of the token that are under way. */
const renewals = new WeakMap<ShopExtra, Promise<TokenRenewal>>();

/**
 * Renews a token that was refused with this status, unless there is a newer one already. Calls that were refused at the same time share
 * one renewal.
 */
export const renewOnce = async (
  extra: ShopExtra,
  refusedToken: string | null,
  status: Answer['status'],
): Promise<TokenRenewal> => {
  const present = extra.readToken();
  if (present !== refusedToken) return present === null ? 'failed' : 'renewed';
  // A 403 refuses the account, which a new token would not change.
  if (status === 403) return 'failed';
  const renewal = renewals.get(extra) ?? extra.renewToken().finally(() => renewals.delete(extra));
  renewals.set(extra, renewal);
  return renewal;
};

/** The result while the renewal is postponed: as if the shop were overloaded, so that queries are sent again. */
export const notRenewed: HttpFailure = { ok: false, status: 503, data: null };

/**
 * Sends with the token, and once more when it was refused and there is a newer one. `onRefused` reports a token that is still refused,
 * which ends the session. Resolves to `postponed`, and reports nothing, while a refused token cannot be renewed.
 */
export const withRenewal = async <Result extends Answer>(
  extra: ShopExtra,
  sendWith: (bearer: string | null) => Promise<Result>,
  onRefused: () => void,
): Promise<Result | 'postponed'> => {
  const bearer = extra.readToken();
  const first = await sendWith(bearer);
  if (!isTokenRefused(first)) return first;
  const renewal = await renewOnce(extra, bearer, first.status);
  if (renewal === 'postponed') return renewal;
  const last = renewal === 'renewed' ? await sendWith(extra.readToken()) : first;
  if (isTokenRefused(last)) onRefused();
  return last;
};

/** Sends the request as its `token` says, by `withRenewal`. A call that guests may make, too, is at last sent without a token. */
export const sendWithToken = async (
  { call, token, ...parts }: ApiRequest,
  extra: ShopExtra,
  limits: Pick<Request, 'signal' | 'timeLimit'>,
  onRefused: () => void,
): Promise<HttpResult> => {
  const sendWith = (bearer: string | null) => send(extra, call, { ...parts, ...limits, bearer });
  const dependsOnToken = token === 'required' || (token !== undefined && extra.readToken() !== null);
  if (!dependsOnToken) return sendWith(null);
  const result = await withRenewal(extra, sendWith, onRefused);
  if (result !== 'postponed' && !isTokenRefused(result)) return result;
  // Guests may make this call too: a stale token must not prevent an order.
  if (token === 'ifSignedIn') return sendWith(null);
  return result === 'postponed' ? notRenewed : result;
};
