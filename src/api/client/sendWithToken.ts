import type { TokenRenewal } from '#domain/accounts/session.ts';
import type { ApiRequest } from './apiRequest.ts';
import { type HttpFailure, type HttpResult, type Request, type ShopExtra, send } from './httpClient.ts';

/** Whether a response with this status refuses the token: 401 the token itself, 403 its account. */
export const isTokenRefused = (status: HttpFailure['status']): boolean => status === 401 || status === 403;

/** Renewals of the token that are under way. */
const renewals = new WeakMap<ShopExtra, Promise<TokenRenewal>>();

/**
 * Renews a token that was refused with this status, unless there is a newer one already. Calls that were refused at the same time share
 * one renewal.
 */
export const renewOnce = async (
  extra: ShopExtra,
  refusedToken: string | null,
  status: HttpFailure['status'],
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
 * Sends the request, and once more when its token was refused and there is a newer one. `onRefused` reports a token that is still
 * refused, which ends the session; it is not called when the renewal is postponed. A call that guests may make, too, is at last sent
 * without a token.
 */
export const sendWithToken = async (
  { call, token, ...parts }: ApiRequest,
  extra: ShopExtra,
  limits: Pick<Request, 'signal' | 'timeLimit'>,
  onRefused: () => void,
): Promise<HttpResult> => {
  const request = { ...parts, ...limits };
  const bearer = token === undefined ? null : extra.readToken();
  const first = await send(extra, call, { ...request, bearer });
  const dependsOnToken = token === 'required' || bearer !== null;
  if (!dependsOnToken || first.ok || !isTokenRefused(first.status)) return first;
  const renewal = await renewOnce(extra, bearer, first.status);
  const last =
    renewal === 'renewed' ? await send(extra, call, { ...request, bearer: extra.readToken() }) : first;
  if (last.ok || !isTokenRefused(last.status)) return last;
  if (renewal !== 'postponed') onRefused();
  // Guests may make this call too: a stale token must not prevent an order.
  if (token === 'ifSignedIn') return send(extra, call, request);
  return renewal === 'postponed' ? notRenewed : last;
};
