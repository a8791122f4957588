import type { Shop } from '#domain/shop/shop.ts';
import type { ListMeta, SendRequest } from '../client/apiRequest.ts';
import type { Failure } from '../client/failure.ts';

/** The host that lacks a call, and the user who makes the call. */
export interface Host {
  readonly send: SendRequest;
  /** E-mail address of the customer whose orders are requested; `null` for staff, who see all; `''` for nobody signed in. */
  readonly ordersOf: string | null;
  /** What the page's settings say of the shop. Orders that the host sends without days for a return get its `returnDays` (ST-10). */
  readonly shop: Shop;
  /** This host and this user: a part of the name under which calls share a download of a whole list, so that users share none. */
  readonly hostAndUser: string;
}

/** What a fallback answers instead of the host; `data` is the reply that the contract describes. */
export type HostAnswer<Reply> =
  | { readonly data: Reply; readonly meta?: ListMeta; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: Failure };
