import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnyCall, Call, Shape } from '#contract/call.ts';
import type { CallSchemas } from '#contract/callSchemas.ts';
import { headers } from '#contract/refusal.ts';
import type { RateLimit } from './rateLimit.ts';
import { readCast, readStrict } from './readInput.ts';
import type { CachedResponse, ResponseCache } from './responseCache.ts';

export interface RouteContext<S extends Shape, Who> {
  readonly params: NonNullable<S['params']>;
  readonly query: NonNullable<S['query']>;
  readonly body: NonNullable<S['body']>;
  readonly caller: Who;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface RouteOptions<S extends Shape, Who> {
  /** Returns the caller, or throws a Refusal. */
  readonly authorize: (request: FastifyRequest) => Promise<Who>;
  /** Rate limit per caller, identified by `key`; calls with the same `rate` share its counts. */
  readonly limit?: { readonly rate: RateLimit; readonly key: (asked: RouteContext<S, Who>) => string };
  /** For a call whose response is the same for every caller. */
  readonly cache?: ResponseCache;
}

/** Milliseconds. */
const freshFor = 1000;

/** The pagination headers that the handler set. */
const listHeaders = (reply: FastifyReply): CachedResponse['headers'] =>
  Object.fromEntries(
    [headers.totalCount, headers.nextCursor].flatMap((name) => {
      const value = reply.getHeader(name);
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
    }),
  );

/** Equal for every spelling of a request: holds the parameters that the contract defines, sorted by name. */
const cacheKey = ({ method, path }: AnyCall, ...parts: readonly object[]): string => {
  const asked = Object.entries(Object.assign({}, ...parts) as object)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${method} ${path} ${JSON.stringify(asked)}`;
};

/** A list requested without a limit may be long and is not cached. */
const isCacheable = (isPaged: boolean | undefined, query: object): boolean =>
  isPaged !== true || ('limit' in query && query.limit !== undefined);

/**
 * Registers one call of the contract: authorizes the request, validates it with `check`, applies the rate
 * limit and runs the handler, which returns the body of the response. Refused requests do not count.
 */
export const registerRoute = <S extends Shape, Who>(
  app: FastifyInstance,
  call: Call<S>,
  check: CallSchemas<S>,
  { authorize, limit, cache }: RouteOptions<S, Who>,
  handler: (asked: RouteContext<S, Who>) => Promise<S['reply']>,
): void => {
  app.route({
    method: call.method,
    url: call.path,
    handler: async (request, reply) => {
      const caller = await authorize(request);
      reply.header('cache-control', caller === null ? 'no-cache' : 'no-store');
      const asked: RouteContext<S, Who> = {
        params: check.params ? readCast(check.params, request.params) : {},
        query: check.query ? readCast(check.query, request.query) : {},
        body: check.body ? readStrict(check.body, request.body) : {},
        caller,
        request,
        reply,
      };
      const answer = (): Promise<S['reply']> =>
        limit === undefined ? handler(asked) : limit.rate.run(limit.key(asked), asked, () => handler(asked));
      if (cache === undefined || !isCacheable(check.isPaged, asked.query)) return answer();
      const response = await cache.fetch(cacheKey(call, asked.params, asked.query), freshFor, async () => {
        const json = Buffer.from(JSON.stringify(await answer()));
        return { status: 200, headers: listHeaders(reply), body: json };
      });
      return reply.headers(response.headers).type('application/json; charset=utf-8').send(response.body);
    },
  });
};
