/**
 * Each call of the API is one constant, which the browser loads too: method, path under `/api`, who may make it, and its refusals.
 * Its types come from the `…Schemas.ts` beside its file, which only the server and the tests load.
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
  /** Refusals of this call, without those that follow from `access`. */
  readonly refusals: readonly RefusalCode[];
  /** Never set: only carries the types of request and reply. */
  readonly shape?: S;
}

/** A call with any request and reply. */
export type AnyCall = Omit<Call, 'shape'>;

/** Makes a call with the types of its schemas: `call<typeof usersSchemas.listUsers>('GET', '/users', …)`. */
export const call = <S extends CallSchemas>(
  method: Method,
  path: `/${string}`,
  { access, refusals = [] }: Pick<Call, 'access'> & Partial<Pick<Call, 'refusals'>>,
): Call<ShapeOf<S>> => ({ method, path, access, refusals });

/** The path with its parameters filled in, each encoded. */
export const pathOf = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
