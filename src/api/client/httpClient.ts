import { type AnyCall, pathOf } from '#contract/call/call.ts';
import { headers as headerNames } from '#contract/call/headers.ts';
import { hasCapability, type PageSettings } from '#contract/settings.ts';
import type { TokenRenewal } from '#domain/accounts/session.ts';
import { loadRefusals } from '#messages/api/client.ts';
import { learnServerTime } from './shopClock.ts';
import { withTimeLimit } from './timeLimit.ts';

/** What `src/app` passes to every call: the host's settings, how to reach it, and the user's token. */
export interface ShopExtra {
  readonly settings: PageSettings;
  readonly fetch: typeof fetch;
  /** Reads the shop's token; `null` without one. */
  readonly readToken: () => string | null;
  /** Requests a new token for the signed-in account. */
  readonly renewToken: () => Promise<TokenRenewal>;
  /** Milliseconds after which a call counts as unanswered, unless its endpoint has the option `mayTakeLong`. */
  readonly timeLimit?: number;
}

export interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  readonly body?: unknown;
  /** Identifies the request, for a host that executes it at most once per key; not sent to other hosts. */
  readonly idempotencyKey?: string;
  /** The shop's token; the request goes without one if it is absent or `null`. */
  readonly bearer?: string | null;
  readonly signal?: AbortSignal;
  /** Milliseconds after which the request is given up; without it, only the end of the connection ends the request. */
  readonly timeLimit?: number;
}

export type HttpResult =
  /** `data` is the body's JSON: `null` for an empty body, `undefined` for one that is not JSON. */
  | {
      readonly ok: true;
      readonly data: unknown;
      /** Whether the body is a page of HTML, such as the login page of a public network. */
      readonly isPage?: boolean;
      readonly headers: Headers;
    }
  | {
      readonly ok: false;
      /** The HTTP status; `unreachable` when no response came. */
      readonly status: number | 'unreachable';
      readonly data: unknown;
      readonly requestId?: string;
      /** Milliseconds that the server asks to wait before the next request. */
      readonly retryAfter?: number;
    };

export type HttpFailure = Extract<HttpResult, { ok: false }>;

/** The result of a request that no response came to. */
export const unanswered: HttpFailure = { ok: false, status: 'unreachable', data: null };

/** Milliseconds; a longer time is treated as this one: a wrong clock on either side must not stop the page for hours. */
const longestRetryAfter = 300_000;

/** Milliseconds that the header `Retry-After` names, in seconds or as a date, which needs the header `Date`; `undefined` for none. */
export const retryAfterIn = (text: string | null, date: string | null): number | undefined => {
  if (text === null) return undefined;
  const isSeconds = /^\d+$/.test(text);
  // Measured from the server's own clock, which has written both dates.
  const sentAt = Date.parse(date ?? '');
  const wait = isSeconds ? Number(text) * 1000 : Date.parse(text) - sentAt;
  return Number.isNaN(wait) ? undefined : Math.max(0, Math.min(wait, longestRetryAfter));
};

/** The address of a call; query parameters that are `undefined` or empty are left out. */
export const urlOf = (
  settings: PageSettings,
  call: AnyCall,
  { params = {}, query = {} }: Request,
): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '')
      for (const item of [value].flat()) search.append(name, String(item));
  }
  const text = search.toString();
  return `${settings.apiHost}/api${pathOf(call.path, params)}${text === '' ? '' : `?${text}`}`;
};

/** The body's JSON: `null` for an empty body, `undefined` for one that is not JSON. */
const parseBody = (text: string): unknown => {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
};

const receive = async (responding: Promise<Response>): Promise<HttpResult> => {
  const response = await responding;
  const { ok, status, headers } = response;
  // For the shop's clock (`shopNow`): the device's own may be wrong.
  learnServerTime(headers);
  const body = await response.text();
  const data = parseBody(body);
  if (ok) return { ok, data, isPage: body.trimStart().startsWith('<'), headers };
  // The sentences of refusals are loaded late; `failureOfResult` needs them.
  await loadRefusals();
  const retryAfter = retryAfterIn(headers.get('retry-after'), headers.get('date'));
  return {
    ok,
    status,
    data,
    requestId: headers.get(headerNames.requestId) ?? undefined,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
};

/** Sends one HTTP request; throws only when aborted. */
export const send = async (
  extra: Pick<ShopExtra, 'settings' | 'fetch'>,
  call: AnyCall,
  request: Request,
): Promise<HttpResult> => {
  // Usually no further headers: a host of another origin has to allow only authorization and content-type by CORS.
  const headers = new Headers({ accept: 'application/json' });
  if (request.bearer) headers.set('authorization', `Bearer ${request.bearer}`);
  if (request.body !== undefined) headers.set('content-type', 'application/json');
  if (request.idempotencyKey !== undefined && hasCapability(extra.settings, 'idempotencyKeys'))
    headers.set(headerNames.idempotencyKey, request.idempotencyKey);
  const fetchOnce = (signal?: AbortSignal) =>
    receive(
      extra.fetch(urlOf(extra.settings, call, request), {
        method: call.method,
        headers,
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
        ...(signal === undefined ? {} : { signal }),
      }),
    );
  try {
    return request.timeLimit === undefined
      ? await fetchOnce(request.signal)
      : await withTimeLimit(request.timeLimit, request.signal, fetchOnce);
  } catch (error) {
    if (request.signal?.aborted) throw error;
    return unanswered;
  }
};
