import { createAction, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { type BaseQueryFn, createApi, retry } from '@reduxjs/toolkit/query/react';
import type { AnyCall, Call, Shape } from '#contract/call.ts';
import { isStaff } from '#domain/role.ts';
import { type RoleFlags, roleOf } from '#domain/session.ts';
import { type Failure, failureOfError, failureOfResult } from './failure.ts';
import { type HttpResult, type Request, type ShopExtra, send } from './httpClient.ts';
import { createTurns, type TakeTurn } from './requestTurns.ts';
import { retryOptions } from './retryPolicy.ts';

/** The application's only API client; each feature injects its endpoints from its own file. */

export interface ApiRequest extends Omit<Request, 'bearer' | 'signal' | 'timeLimit'> {
  readonly call: AnyCall;
  /**
   * `required`: sends the shop's token; a refused token ends the session. `ifSignedIn`: sends it when there is
   * one. `ifStaff`: sends it for staff only, so that a cache in front of the shop asks it for what they read (OP-53).
   */
  readonly token?: 'required' | 'ifSignedIn' | 'ifStaff';
  /** Beyond API-1 to API-7: a host may not have it. */
  readonly optional?: true;
}

interface RequestOptions<S extends Shape> extends Pick<ApiRequest, 'idempotencyKey' | 'token' | 'optional'> {
  readonly params?: S['params'];
  readonly query?: S['query'];
  readonly body?: S['body'];
}

/** The request of one call, typed by the contract. */
export const apiRequest = <S extends Shape>(call: Call<S>, options: RequestOptions<S> = {}): ApiRequest =>
  ({ call, ...options }) as ApiRequest;

/** Metadata from the headers: the number of items, the cursor of the next page, and the number of pages. */
export interface ListMeta {
  readonly total: number | null;
  readonly next: string | null;
  readonly pageCount?: number | null;
}

/** A call made with the shop's token was answered 401 or 403 (AU-11). */
export const sessionRefused = createAction('session/refused');

/** A query failed and is not retried any more (ER-2); `noun` names what it fetches. */
export const fetchFailed = createAction<{ noun: string; failure: Failure }>('shopApi/fetchFailed');

/** An endpoint's `extraOptions`. */
interface EndpointOptions {
  /** What a query fetches, such as `products`. */
  readonly noun?: string;
}

const countIn = (headers: Headers, name: string): number | null => {
  const count = headers.get(name);
  return count === null ? null : Number(count);
};

const metaOf = (headers: Headers): ListMeta => ({
  total: countIn(headers, 'x-total-count'),
  next: headers.get('x-next-cursor'),
  pageCount: countIn(headers, 'x-page-count'),
});

const isTokenRefused = (result: HttpResult): boolean =>
  !result.ok && (result.status === 401 || result.status === 403);

/** Renewals in progress. */
const renewals = new WeakMap<ShopExtra, Promise<boolean | null>>();

/**
 * Whether there is a newer token than the refused one, `null` when that cannot be said at present; calls that were
 * refused at the same time share one renewal.
 */
export const renewOnce = (extra: ShopExtra, refused: string | null): Promise<boolean | null> => {
  if (extra.readToken() !== refused) return Promise.resolve(extra.readToken() !== null);
  const running = renewals.get(extra) ?? extra.renewToken().finally(() => renewals.delete(extra));
  renewals.set(extra, running);
  return running;
};

type HttpFailure = Extract<HttpResult, { ok: false }>;
/** Like the response of an overloaded shop, after which a query is sent again. */
const notRenewed: HttpFailure = { ok: false, status: 503, data: null };

/**
 * Sends once, and after a 401 once more with a renewed token; reports a token that is still refused to the
 * session. A token that cannot be renewed at present does not end it.
 */
const sendWithToken = async (
  { call, token, ...rest }: ApiRequest,
  extra: ShopExtra,
  connection: Pick<Request, 'signal' | 'timeLimit'>,
  onRefused: () => void,
): Promise<HttpResult> => {
  const request = { ...rest, ...connection };
  const bearer = token === undefined ? null : extra.readToken();
  const first = await send(extra, call, { ...request, bearer });
  const isOfSession = token === 'required' || bearer !== null;
  if (!isOfSession || !isTokenRefused(first)) return first;
  const renewed = !first.ok && first.status === 401 && (await renewOnce(extra, bearer));
  const last = renewed === true ? await send(extra, call, { ...request, bearer: extra.readToken() }) : first;
  if (!isTokenRefused(last)) return last;
  if (renewed !== null) onRefused();
  // Guests may make this call too: a stale token must not prevent an order.
  if (token === 'ifSignedIn') return send(extra, call, request);
  return renewed === null ? notRenewed : last;
};

/** What the application's store holds of the session besides this layer's state. */
interface SessionPart {
  readonly session: { readonly roles: RoleFlags };
}

/** Reads with `ifStaff` are public: for other users they are the same with and without a token. */
const tokenFor = ({ token }: ApiRequest, state: unknown): ApiRequest['token'] => {
  if (token !== 'ifStaff') return token;
  return isStaff(roleOf((state as SessionPart).session.roles)) ? 'ifSignedIn' : undefined;
};

const callNotFound: HttpFailure = { ok: false, status: 404, data: null };

/**
 * Across origins the 404 of a host without the call may lack the CORS headers; the browser then reports no
 * response.
 */
const isHiddenByCors = ({ optional }: ApiRequest, result: HttpFailure, { settings }: ShopExtra): boolean =>
  optional === true && result.status === 'unreachable' && settings.apiHost !== '';

/** Milliseconds: a page of a list takes four seconds on a slow 3G network. */
const queryTimeLimit = 20_000;

/** Queries of one page that run at once: when the network returns, all of them are due in the same moment. */
const queriesAtOnce = 6;
const turns = new WeakMap<ShopExtra, TakeTurn>();
const turnsOf = (extra: ShopExtra): TakeTurn => {
  const known = turns.get(extra) ?? createTurns(queriesAtOnce);
  turns.set(extra, known);
  return known;
};

const unanswered: HttpFailure = { ok: false, status: 'unreachable', data: null };

/** The login page of a public network answers every request with 200 and HTML: the shop was not reached. */
const withoutForeignPage = ({ optional }: ApiRequest, result: HttpResult): HttpResult =>
  result.ok && result.data === undefined && optional !== true ? unanswered : result;

const sendQuery = (request: ApiRequest, extra: ShopExtra, signal: AbortSignal, onRefused: () => void) =>
  turnsOf(extra)(async () => {
    const connection = { signal, timeLimit: extra.queryTimeLimit ?? queryTimeLimit };
    return withoutForeignPage(request, await sendWithToken(request, extra, connection, onRefused));
  });

const baseQuery: BaseQueryFn<ApiRequest, unknown, Failure, EndpointOptions, ListMeta> = async (
  args,
  { extra: extraArgument, signal, type, dispatch, getState },
) => {
  const request = { ...args, token: tokenFor(args, getState()) };
  const extra = extraArgument as ShopExtra;
  const onRefused = () => dispatch(sessionRefused());
  const result =
    type === 'query'
      ? await sendQuery(request, extra, signal, onRefused)
      : await sendWithToken(request, extra, { signal }, onRefused);
  if (result.ok) return { data: result.data ?? null, meta: metaOf(result.headers) };
  return { error: failureOfResult(isHiddenByCors(request, result, extra) ? callNotFound : result) };
};

const baseQueryWithRetry = retry(baseQuery, retryOptions);

/** A refusal is not a failed fetch, and neither is a query that was aborted. */
const baseQueryWithReport: typeof baseQueryWithRetry = async (request, api, options) => {
  const result = await baseQueryWithRetry(request, api, options);
  if (result.error !== undefined && api.type === 'query' && !api.signal.aborted) {
    const failure = failureOfError(result.error);
    if (failure.kind !== 'refused') api.dispatch(fetchFailed({ noun: options?.noun ?? 'data', failure }));
  }
  return result;
};

export const shopApi = createApi({
  reducerPath: 'shopApi',
  baseQuery: baseQueryWithReport,
  tagTypes: ['Product', 'Order', 'OrderList', 'OrderCounts', 'User', 'Slide'],
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
