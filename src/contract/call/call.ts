/**
 * One constant per call of the API (API-1 to API-7), which the browser loads: method, path under `/api`, who may make it,
 * and its refusals. Its types come from `…Schemas.ts` beside the file, which only the server and the tests load.
 */
import type { Access } from './access.ts';
import type { CallSchemas, ShapeOf } from './callSchemas.ts';
import type { RefusalCode } from './refusal.ts';

/** Types of a call's request and reply. */
export interface Shape {
  params?: object | undefined;
  query?: object | undefined;
  body?: unknown;
  reply: unknown;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Call<S extends Shape = Shape> {
  readonly method: Method;
  /** Under `/api`, with `:name` for each parameter. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** Besides those that follow from `access`. */
  readonly refusals: readonly RefusalCode[];
  /** Carries the types only; never set. */
  readonly shape?: S;
}

/** A call with any request and reply. */
export type AnyCall = Omit<Call, 'shape'>;

/** A call with the types of its schemas: `call<typeof usersSchemas.listUsers>('GET', '/users', …)`. */
export const call = <S extends CallSchemas>(
  method: Method,
  path: `/${string}`,
  { access, refusals = [] }: Pick<Call, 'access'> & Partial<Pick<Call, 'refusals'>>,
): Call<ShapeOf<S>> => ({ method, path, access, refusals });

/** The path with its parameters filled in, each encoded. */
export const pathOf = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
