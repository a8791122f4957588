import type { QueryReturnValue } from '@reduxjs/toolkit/query';
import type { AnyCall, Call, Shape } from '#contract/call/call.ts';
import type { Failure } from './failure.ts';
import type { Request } from './httpClient.ts';

/** What an endpoint sends. */
export interface ApiRequest extends Omit<Request, 'bearer' | 'signal' | 'timeLimit'> {
  readonly call: AnyCall;
  /**
   * `required`: sends the shop's token; a refused token ends the session. `ifSignedIn`: sends it when there is
   * one. `ifStaff`: sends it for staff only; a cache in front of the shop answers no request with a token, so that staff
   * read what the shop has now (OP-53).
   */
  readonly token?: 'required' | 'ifSignedIn' | 'ifStaff';
}

/** Metadata from the headers: the number of items, the cursor of the next page, and the number of pages. */
export interface ListMeta {
  readonly total: number | null;
  readonly next: string | null;
  readonly pageCount?: number | null;
}

export type ApiResult = QueryReturnValue<unknown, Failure, ListMeta>;

/** Sends one request; RTK Query passes such a function to `queryFn`. */
export type SendRequest = (request: ApiRequest) => ApiResult | PromiseLike<ApiResult>;

export interface RequestOptions<S extends Shape> extends Pick<ApiRequest, 'idempotencyKey' | 'token'> {
  readonly params?: S['params'];
  readonly query?: S['query'];
  readonly body?: S['body'];
}

/** The request of one call, typed by the contract. */
export const apiRequest = <S extends Shape>(call: Call<S>, options: RequestOptions<S> = {}): ApiRequest =>
  // TypeScript does not see that the contract's objects are the records of texts and numbers that are sent.
  ({ call, ...options }) as ApiRequest;
