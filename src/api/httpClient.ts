import { type AnyCall, pathOf } from '#contract/call.ts';
import { headers as headerNames } from '#contract/refusal.ts';
import type { PageSettings } from '#contract/settings.ts';

/**
 * What the composition root passes to every call: the host's address, how to reach it, and the user's token.
 */
export interface ShopExtra {
  readonly settings: PageSettings;
  readonly fetch: typeof fetch;
  readonly readToken: () => string | null;
  /** Requests a new token for the present account; resolves to whether there is one now. */
  readonly renewToken: () => Promise<boolean>;
}

export interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  /** Identifies the request, for a host that executes it at most once per key; not sent to other hosts. */
  readonly idempotencyKey?: string;
  readonly bearer?: string | null;
  readonly signal?: AbortSignal;
}

export type HttpResult =
  | { readonly ok: true; readonly data: unknown; readonly headers: Headers }
  | {
      readonly ok: false;
      readonly status: number | 'unreachable';
      readonly data: unknown;
      readonly requestId?: string;
    };

export const urlOf = (
  settings: PageSettings,
  call: AnyCall,
  { params = {}, query = {} }: Request,
): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return `${settings.apiHost}/api${pathOf(call.path, params)}${text === '' ? '' : `?${text}`}`;
};

const readBody = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

/** Sends one HTTP request; throws only when aborted. */
export const send = async (
  extra: Pick<ShopExtra, 'settings' | 'fetch'>,
  call: AnyCall,
  request: Request,
): Promise<HttpResult> => {
  // No other headers by default: across origins, a host of API-1 to API-7 need allow authorization and
  // content-type only.
  const headers = new Headers({ accept: 'application/json' });
  if (request.bearer) headers.set('authorization', `Bearer ${request.bearer}`);
  if (request.body !== undefined) headers.set('content-type', 'application/json');
  if (request.idempotencyKey !== undefined && extra.settings.idempotencyKeys)
    headers.set(headerNames.idempotencyKey, request.idempotencyKey);
  let response: Response;
  try {
    response = await extra.fetch(urlOf(extra.settings, call, request), {
      method: call.method,
      headers,
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      ...(request.signal === undefined ? {} : { signal: request.signal }),
    });
    const data = await readBody(response);
    if (response.ok) return { ok: true, data, headers: response.headers };
    return {
      ok: false,
      status: response.status,
      data,
      requestId: response.headers.get('x-request-id') ?? undefined,
    };
  } catch (error) {
    if (request.signal?.aborted) throw error;
    return { ok: false, status: 'unreachable', data: null };
  }
};
