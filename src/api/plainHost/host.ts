import type { ListMeta, SendRequest } from '../client/apiRequest.ts';
import type { Failure } from '../client/failure.ts';

/** How to reach the host that lacks a call, and the user who makes the call. */
export interface Host {
  readonly send: SendRequest;
  /** Whose orders are requested: a customer's by e-mail, the whole shop's for staff (`null`). `''`: not signed in. */
  readonly email: string | null;
  /** Days for a return of an order that the host sends without (ST-10): those of the page's settings. */
  readonly returnDays: number;
  /** Key of the downloads of this host and this user. */
  readonly cacheKey: string;
}

/** What a fallback answers instead of the host; `data` is the reply that the contract describes. */
export type HostAnswer<Reply> =
  | { readonly data: Reply; readonly meta?: ListMeta; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: Failure };
