import { createAction, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { type BaseQueryFn, createApi, retry } from '@reduxjs/toolkit/query/react';
import { isForSignedIn } from '#contract/call/access.ts';
import { headers as headerNames } from '#contract/call/headers.ts';
import { isStaff } from '#domain/accounts/role.ts';
import { roleOf } from '#domain/accounts/session.ts';
import type { ApiRequest, ListMeta, SessionPart } from './apiRequest.ts';
import { countInHeader } from './countInHeader.ts';
import { createTurns, type TakeTurn } from './createTurns.ts';
import { type Failure, failureOfResult } from './failure.ts';
import { type HttpResult, type ShopExtra, unanswered } from './httpClient.ts';
import { retryOptions } from './retryPolicy.ts';
import { sendWithToken } from './sendWithToken.ts';
import { longTimeLimit, usualTimeLimit } from './timeLimit.ts';

/**
 * The application's only API client; each feature injects its endpoints from its own file. What any host may send is read by a `read…`
 * function; only replies of the bundled server and of a fallback of `plainHost` are used unchecked. The reply to a mutation with the result
 * `void` is not used; it must not hold a secret, since the store keeps it.
 */

/** A call made with the shop's token was answered 401 or 403 (AU-11). */
export const sessionRefused = createAction('session/refused');

/** A query failed and is no longer retried (ER-2); `noun` names what it fetches, or its endpoint. */
export const fetchFailed = createAction<{ noun: string; failure: Failure }>('shopApi/fetchFailed');

/** An endpoint's `extraOptions`. */
interface EndpointOptions {
  /** What a query fetches, such as `products`; the log names it when the query has failed. Absent: the name of the endpoint. */
  readonly noun?: string;
  /** Whether the call changes or checks many things, sends a file, or waits for a courier, and so has the longer time limit. */
  readonly mayTakeLong?: true;
}

const metaOf = (headers: Headers): ListMeta => ({
  total: countInHeader(headers, headerNames.totalCount),
  next: headers.get(headerNames.nextCursor),
  pageCount: countInHeader(headers, headerNames.pageCount),
});

/** The token for the request. `ifStaff` is only for public reads: staff send theirs; others send none, since their reply is the same. */
const tokenFor = ({ call, token }: ApiRequest, state: unknown): ApiRequest['token'] => {
  if (isForSignedIn(call.access)) return 'required';
  if (token !== 'ifStaff') return token;
  return isStaff(roleOf((state as SessionPart).session.roles)) ? 'ifSignedIn' : undefined;
};

/** Maximum number of queries at once; when the network returns, all failed queries of a page are due at the same time. */
const queriesAtOnce = 6;
/** The turns of each store, of which the server has one for each page. */
const turnsByStore = new WeakMap<ShopExtra, TakeTurn>();
const turnsOf = (extra: ShopExtra): TakeTurn => {
  const turns = turnsByStore.get(extra) ?? createTurns(queriesAtOnce);
  turnsByStore.set(extra, turns);
  return turns;
};

/**
 * The result, or `unanswered` for a body with status 200 that is not JSON: that is the login page of a public network, which did not
 * reach the shop. After a mutation only a page of HTML is one, since a host may answer a change with a word.
 */
const withoutForeignPage = (result: HttpResult, type: 'query' | 'mutation'): HttpResult => {
  if (!result.ok) return result;
  const isForeign = type === 'query' ? result.data === undefined : result.isPage === true;
  return isForeign ? unanswered : result;
};

type ShopBaseQuery = BaseQueryFn<ApiRequest, unknown, Failure, EndpointOptions, ListMeta>;

const baseQuery: ShopBaseQuery = async (
  args,
  { extra: extraArgument, signal, type, dispatch, getState },
  options,
) => {
  const request = { ...args, token: tokenFor(args, getState()) };
  const extra = extraArgument as ShopExtra;
  const onRefused = () => dispatch(sessionRefused());
  const timeLimit = options?.mayTakeLong ? longTimeLimit : (extra.timeLimit ?? usualTimeLimit);
  const sendRequest = () => sendWithToken(request, extra, { signal, timeLimit }, onRefused);
  const received = await (type === 'query' ? turnsOf(extra)(sendRequest) : sendRequest());
  const result = withoutForeignPage(received, type);
  if (result.ok) return { data: result.data ?? null, meta: metaOf(result.headers) };
  return { error: failureOfResult(result) };
};

const baseQueryWithRetry = retry(baseQuery, retryOptions);

/** Sends to any host; `plainHost`, which only pages of a plain host load, answers the calls that the host lacks (API-8). */
const baseQueryOfAnyHost: ShopBaseQuery = async (request, api, options) => {
  const { settings } = api.extra as ShopExtra;
  const sendToHost = (hostRequest: ApiRequest) => baseQueryWithRetry(hostRequest, api, options);
  if (settings.capabilities === 'all') return sendToHost(request);
  const { answerAsHost } = await import('../plainHost/answerAsHost.ts');
  return answerAsHost(request, api, sendToHost);
};

/** Reports failed queries; a refusal is not a failed fetch, and neither is a query that was aborted. */
const baseQueryWithReport: ShopBaseQuery = async (request, api, options) => {
  const result = await baseQueryOfAnyHost(request, api, options);
  const { error: failure } = result;
  const hasFailed = failure !== undefined && failure.kind !== 'refused';
  if (hasFailed && api.type === 'query' && !api.signal.aborted)
    api.dispatch(fetchFailed({ noun: options?.noun ?? api.endpoint, failure }));
  return result;
};

export const shopApi = createApi({
  reducerPath: 'shopApi',
  baseQuery: baseQueryWithReport,
  // `Public` is a result that is the same for every visitor. `clearPrivateCache` removes all others at a sign-out.
  tagTypes: [
    'Public',
    'Product',
    'Stock',
    'StockRequest',
    'Review',
    'OwnReview',
    'ModeratedReview',
    'Order',
    'OrderList',
    'OrderCounts',
    'OrderNote',
    'Tracking',
    'TrackingLink',
    'PhoneHistory',
    'Consignment',
    'Decision',
    'Pickup',
    'CourierSetup',
    'Advance',
    'AdvancePage',
    'Handover',
    'Statement',
    'User',
    'Slide',
    'Category',
    'Page',
    'Opening',
    'ShopSecret',
    'Job',
  ],
  refetchOnFocus: true,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

/** The state that a thunk of this layer may read. */
export interface ApiState {
  readonly [shopApi.reducerPath]: ReturnType<typeof shopApi.reducer>;
}
/** The dispatch of every screen. */
export type ShopDispatch = ThunkDispatch<ApiState, ShopExtra, UnknownAction>;
export type ShopThunk<Result = unknown> = ThunkAction<Result, ApiState, ShopExtra, UnknownAction>;
