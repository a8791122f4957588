import type {
  FastifyReply,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteOptions,
} from 'fastify';
import type { Shape } from '#contract/call.ts';
import type { CallSchemas } from '#contract/callSchemas.ts';
import { jsonSchemaOf } from '#contract/jsonSchema.ts';
import type { AnyCallSchemas } from '#contract/openApi.ts';
import { headers } from '#contract/refusal.ts';
import type { LoadClass } from './limitLoad.ts';
import type { RateLimit } from './rateLimit.ts';
import type { CachedResponse, ResponseCache } from './responseCache.ts';
import { sendShared } from './sendCached.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that the route answers; the API's description is made from it. */
    readonly callSchemas?: AnyCallSchemas;
  }
}

/** The validated parts of a call's request, in Fastify's terms. */
export interface CallRoute<S extends Shape> {
  Params: NonNullable<S['params']>;
  Querystring: NonNullable<S['query']>;
  Body: NonNullable<S['body']>;
}

export type CallRequest<S extends Shape> = FastifyRequest<CallRoute<S>>;

/** Returns the body of the response, or the reply that it sent. */
type CallHandler<S extends Shape> = (
  request: CallRequest<S>,
  reply: FastifyReply,
) => Promise<S['reply'] | FastifyReply>;

interface CallOptions<S extends Shape> {
  /** Authorizes the request before its parts are validated; without it anyone may send the call. */
  readonly preValidation?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Rate limit per caller, identified by `key`; routes with the same `rate` share its counts. */
  readonly limit?: { readonly rate: RateLimit; readonly key: (request: CallRequest<S>) => string };
  /** The queue in which the call waits when the server is busy; `other` by default. */
  readonly load?: LoadClass;
  /** For a call whose response is the same for every caller. */
  readonly cache?: ResponseCache;
  readonly handler: CallHandler<S>;
}

const json = 'application/json; charset=utf-8';

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
const cacheKey = ({ routeOptions, params, query }: FastifyRequest): string => {
  const values = Object.entries(Object.assign({}, params, query))
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${routeOptions.url} ${JSON.stringify(values)}`;
};

const limited =
  <S extends Shape>(
    { rate, key }: NonNullable<CallOptions<S>['limit']>,
    handler: CallHandler<S>,
  ): CallHandler<S> =>
  (request, reply) =>
    rate.run(key(request), { request, reply }, () => handler(request, reply));

/** A call with an image, or a stream of rows, waits for its client or for connections of its own. */
const isQueued = <S extends Shape>({ image, replyType }: CallSchemas<S>): boolean =>
  image === undefined && replyType === undefined;

/** Serializes the response too when it is the call's turn: that of a long list takes as long as reading it. */
const queued =
  <S extends Shape>(load: LoadClass, handler: CallHandler<S>) =>
  (request: CallRequest<S>, reply: FastifyReply): Promise<string> =>
    request.server.load.run(request, load, async () => {
      const body = await handler(request, reply);
      // The serializer of JSON returns text.
      return reply.type(json).serialize(body) as string;
    });

const cached =
  <S extends Shape>(
    cache: ResponseCache,
    handler: (request: CallRequest<S>, reply: FastifyReply) => Promise<string>,
  ) =>
  (request: CallRequest<S>, reply: FastifyReply): Promise<FastifyReply> =>
    sendShared(request, reply, {
      cache,
      key: cacheKey(request),
      freshFor,
      respond: async () => {
        const body = Buffer.from(await handler(request, reply));
        return { status: 200, headers: { ...listHeaders(reply), 'content-type': json }, body };
      },
    });

const refusing = (load: LoadClass) => async (request: FastifyRequest) =>
  request.server.load.refuse(request, load);

/** Fastify warns of a part that is present with the value `undefined`. */
const schemaOf = <S extends Shape>({ params, query, headers, body, reply, replyType }: CallSchemas<S>) => ({
  ...(params === undefined ? {} : { params }),
  ...(query === undefined ? {} : { querystring: query }),
  ...(headers === undefined ? {} : { headers }),
  ...(body === undefined ? {} : { body }),
  // A response that is not JSON is a stream, which Fastify sends as it is.
  ...(replyType === undefined ? { response: { 200: jsonSchemaOf(reply) } } : {}),
});

/**
 * Fastify's options for a call of the contract. Fastify validates the request with the contract's schemas
 * (`validatorCompiler`) and sends only the fields of the response that the contract names. The rate limit does
 * not count refused requests.
 */
export const contractRoute = <S extends Shape>(
  schemas: CallSchemas<S>,
  { preValidation, limit, load = 'other', cache, handler }: CallOptions<S>,
): RouteOptions<RawServerDefault, RawRequestDefaultExpression, RawReplyDefaultExpression, CallRoute<S>> => {
  const counted = limit === undefined ? handler : limited(limit, handler);
  const inTurn = queued(load, counted);
  const answer = cache === undefined ? inTurn : cached(cache, inTurn);
  return {
    method: schemas.call.method,
    url: schemas.call.path,
    schema: schemaOf(schemas),
    config: { callSchemas: schemas },
    ...(preValidation === undefined ? {} : { preValidation }),
    // Before its caller is looked up and its body read; a cached response costs next to nothing.
    ...(cache === undefined && isQueued(schemas) ? { onRequest: refusing(load) } : {}),
    handler: isQueued(schemas) ? answer : counted,
  };
};
