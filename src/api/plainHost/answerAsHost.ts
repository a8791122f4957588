import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { hasCapability } from '#contract/settings.ts';
import { isStaff } from '#domain/accounts/role.ts';
import { roleOf } from '#domain/accounts/session.ts';
import type { ApiRequest, ApiResult, SendRequest, SessionPart } from '../client/apiRequest.ts';
import type { ShopExtra } from '../client/httpClient.ts';
import { forgetDownloads } from './downloads.ts';
import { fallbacks } from './fallbacks.ts';

/** E-mail address of the customer whose orders the user may see; `null` for staff, who see all; '' for nobody signed in. */
const emailForOrders = ({ session: { roles, user } }: SessionPart): string | null =>
  isStaff(roleOf(roles)) ? null : (user?.email ?? '');

/** Sends the request to the host; if the host lacks the call, the call's fallback answers in the browser (API-8). */
export const answerAsHost = async (
  request: ApiRequest,
  { extra, getState, type }: BaseQueryApi,
  send: SendRequest,
): Promise<ApiResult> => {
  const { settings, readToken } = extra as ShopExtra;
  const fallback = fallbacks.get(request.call);
  const host = {
    send,
    shop: settings.shop,
    ordersOf: emailForOrders(getState() as SessionPart),
    // By it a download is shared: no user gets what another one has downloaded.
    hostAndUser: `${settings.apiHost} ${readToken() ?? ''}`,
  };
  const hasCall = fallback === undefined || hasCapability(settings, fallback.capability);
  const result: ApiResult = await (hasCall ? send(request) : fallback.answer(request, host));
  // A change makes the downloaded lists stale; a failed one may have changed something too.
  if (type === 'mutation') forgetDownloads();
  return result;
};
