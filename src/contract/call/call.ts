/**
 * Each call of the API is one constant, which the browser loads too: method, path under `/api`, and who may make it. Its types come
 * from the `…Schemas.ts` beside its file, which also has its refusals, and which only the server and the tests load.
 */
import type { Access } from './access.ts';
import type { CallSchemas, ShapeOf } from './callSchemas.ts';

/** Types of a call's request and reply. */
export interface Shape {
  params?: object | undefined;
  query?: object | undefined;
  body?: unknown;
  reply: unknown;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Call<S extends Shape = Shape> {
  readonly method: Method;
  /** Under `/api`, with `:name` for each parameter. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** Never set: only carries the types of request and reply. */
  readonly shape?: S;
}

/** A call with any request and reply. */
export type AnyCall = Omit<Call, 'shape'>;

/** Makes a call with the types of its schemas: `call<Schemas['listUsers']>('GET', '/users', 'admin')`. */
export const call = <S extends CallSchemas>(
  method: Method,
  path: `/${string}`,
  access: Access,
): Call<ShapeOf<S>> => ({ method, path, access });

/** The path with its parameters filled in, each encoded. */
export const pathOf = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
