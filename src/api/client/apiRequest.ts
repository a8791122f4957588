import type { QueryReturnValue } from '@reduxjs/toolkit/query';
import type { AnyCall, Call, Shape } from '#contract/call/call.ts';
import type { RoleFlags } from '#domain/accounts/session.ts';
import type { Failure } from './failure.ts';
import type { Request } from './httpClient.ts';

/** What an endpoint sends. */
export interface ApiRequest extends Omit<Request, 'bearer' | 'signal' | 'timeLimit'> {
  readonly call: AnyCall;
  /**
   * `required`, as for every call that is for signed-in users alone: sends the shop's token; a refused token ends the session.
   * `ifSignedIn`: sends it when there is one.
   * `ifStaff`: sends it only if the user is staff. A cache in front of the shop answers no request that has a token, so
   * staff see what the shop has now (OP-53). Absent: never sends it.
   */
  readonly token?: 'required' | 'ifSignedIn' | 'ifStaff';
}

/** What the headers of a list's reply say (`headers` in the contract); `null` without the header. */
export interface ListMeta {
  /** Number of all items. */
  readonly total: number | null;
  /** Cursor of the next page. */
  readonly next: string | null;
  /** Number of numbered pages; `null` or absent if the list has none. */
  readonly pageCount?: number | null;
}

/** The part of the store's state that another layer, the session slice, adds. */
export interface SessionPart {
  readonly session: { readonly roles: RoleFlags; readonly user: { readonly email: string } | null };
}

export type ApiResult = QueryReturnValue<unknown, Failure, ListMeta>;

/** Sends one request; the fourth argument that RTK Query passes to a `queryFn`. */
export type SendRequest = (request: ApiRequest) => ApiResult | PromiseLike<ApiResult>;

export interface RequestOptions<S extends Shape> extends Pick<ApiRequest, 'idempotencyKey' | 'token'> {
  readonly params?: S['params'];
  readonly query?: S['query'];
  readonly body?: S['body'];
}

/** The request for a call, typed by the contract. */
export const apiRequest = <S extends Shape>(call: Call<S>, options: RequestOptions<S> = {}): ApiRequest =>
  // TypeScript does not see that the contract's objects are the records of texts and numbers that are sent.
  ({ call, ...options }) as ApiRequest;
