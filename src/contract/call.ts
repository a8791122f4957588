/**
 * One entry per call of the API (API-1 to API-7): method, path under `/api`, and possible refusals. Its type
 * has the request and the reply; `…Schemas.ts` beside each file has the same as schemas, which only the
 * server and the contract tests load.
 */
import type { RefusalCode } from './refusal.ts';

export interface Shape {
  params?: object;
  query?: object;
  body?: unknown;
  reply: unknown;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Call<S extends Shape = Shape> {
  readonly method: Method;
  /** Under `/api`, with `:name` for each parameter. */
  readonly path: `/${string}`;
  readonly refusals: readonly RefusalCode[];
  /** Carries the types only; never set. */
  readonly shape?: S;
}

/** A call with any request and reply. */
export type AnyCall = Omit<Call, 'shape'>;

export const call = <S extends Shape>(
  method: Method,
  path: `/${string}`,
  refusals: readonly RefusalCode[] = [],
): Call<S> => ({ method, path, refusals });

/** The path with its parameters filled in, each encoded. */
export const pathOf = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
