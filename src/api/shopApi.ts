import { createAction, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { type BaseQueryFn, createApi, retry } from '@reduxjs/toolkit/query/react';
import type { AnyCall, Call, Shape } from '#contract/call.ts';
import { type Failure, failureFrom, failureOf } from './failure.ts';
import { type HttpResult, type Request, type ShopExtra, send } from './httpClient.ts';

/** The application's only API client; each feature injects its endpoints from its own file. */

export interface Ask extends Omit<Request, 'bearer' | 'signal'> {
  readonly call: AnyCall;
  /**
   * `needed`: sends the shop's token; a refused token ends the session. `offered`: sends it when there is
   * one.
   */
  readonly token?: 'needed' | 'offered';
  /** Beyond API-1 to API-7: a host may not have it. */
  readonly optional?: true;
}

interface Parts<S extends Shape> extends Pick<Ask, 'idempotencyKey' | 'token' | 'optional'> {
  readonly params?: S['params'];
  readonly query?: S['query'];
  readonly body?: S['body'];
}

/** The request of one call, typed by the contract. */
export const ask = <S extends Shape>(call: Call<S>, parts: Parts<S> = {}): Ask => ({ call, ...parts }) as Ask;

/** Metadata from the headers: the total number of items, and the cursor of the next page. */
export interface ListFacts {
  readonly total: number | null;
  readonly next: string | null;
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

const factsOf = (headers: Headers): ListFacts => {
  const total = headers.get('x-total-count');
  return { total: total === null ? null : Number(total), next: headers.get('x-next-cursor') };
};

const isRefusedToken = (sent: HttpResult): boolean =>
  !sent.ok && (sent.status === 401 || sent.status === 403);

/** Renewals in progress. */
const renewals = new WeakMap<ShopExtra, Promise<boolean>>();

/**
 * Whether there is a newer token than the refused one; calls that were refused at the same time share one
 * renewal.
 */
const renewOnce = (extra: ShopExtra, refused: string | null): Promise<boolean> => {
  if (extra.readToken() !== refused) return Promise.resolve(extra.readToken() !== null);
  const running = renewals.get(extra) ?? extra.renewToken().finally(() => renewals.delete(extra));
  renewals.set(extra, running);
  return running;
};

/**
 * Sends once, and after a 401 once more with a renewed token; reports a token that is still refused to the
 * session.
 */
const sendAsSession = async (
  ask: Ask,
  extra: ShopExtra,
  signal: AbortSignal,
  refused: () => void,
): Promise<HttpResult> => {
  const request = { ...ask, signal };
  const bearer = ask.token === undefined ? null : extra.readToken();
  const first = await send(extra, ask.call, { ...request, bearer });
  const isOfSession = ask.token === 'needed' || bearer !== null;
  if (!isOfSession || !isRefusedToken(first)) return first;
  const renewed = !first.ok && first.status === 401 && (await renewOnce(extra, bearer));
  const last = renewed ? await send(extra, ask.call, { ...request, bearer: extra.readToken() }) : first;
  if (!isRefusedToken(last)) return last;
  refused();
  // Guests may make this call too: a stale token must not prevent an order.
  return ask.token === 'offered' ? send(extra, ask.call, request) : last;
};

type Unsent = Extract<HttpResult, { ok: false }>;
const unknownCall: Unsent = { ok: false, status: 404, data: null };

/**
 * Across origins the 404 of a host without the call may lack the CORS headers; the browser then reports no
 * response.
 */
const isHidden = ({ optional }: Ask, sent: Unsent, { settings }: ShopExtra): boolean =>
  optional === true && sent.status === 'unreachable' && settings.apiHost !== '';

const baseQuery: BaseQueryFn<Ask, unknown, Failure, EndpointOptions, ListFacts> = async (ask, api) => {
  const sent = await sendAsSession(ask, api.extra as ShopExtra, api.signal, () =>
    api.dispatch(sessionRefused()),
  );
  if (sent.ok) return { data: sent.data, meta: factsOf(sent.headers) };
  return { error: failureFrom(isHidden(ask, sent, api.extra as ShopExtra) ? unknownCall : sent) };
};

const baseQueryWithRetry = retry(baseQuery, {
  // Retry queries only: a retried mutation could be applied twice.
  retryCondition: (error, _ask, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' && attempt <= 2 && failureOf(error).kind !== 'refused',
});

/** A refusal is not a failed fetch, and neither is a query that was aborted. */
const baseQueryWithReport: typeof baseQueryWithRetry = async (request, api, options) => {
  const result = await baseQueryWithRetry(request, api, options);
  if (result.error !== undefined && api.type === 'query' && !api.signal.aborted) {
    const failure = failureOf(result.error);
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
