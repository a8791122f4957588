import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call, Shape } from '#contract/call/call.ts';
import type { CallSchemas } from '#contract/call/callSchemas.ts';
import { headers } from '#contract/call/headers.ts';
import { type DescribedCall, describedCall } from '#contract/everyCall.ts';
import type { CachedResponse, ResponseCache } from '../cache/responseCache.ts';
import { sendShared } from '../cache/sendCached.ts';
import type { LoadClass } from '../limits/limitLoad.ts';
import type { RateLimit } from '../limits/rateLimit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that the route answers; the API's description is made from it. */
    readonly call?: DescribedCall;
  }
}

/** The validated parts of a call's request, in Fastify's terms. */
interface CallRoute<S extends Shape> {
  Params: NonNullable<S['params']>;
  Querystring: NonNullable<S['query']>;
  Body: NonNullable<S['body']>;
}

type CallRequest<S extends Shape> = FastifyRequest<CallRoute<S>>;

/** Returns the body of the response; of a call whose response is a stream (`replyType`), the reply that it sent. */
type CallHandler<S extends Shape> = (
  request: CallRequest<S>,
  reply: FastifyReply,
) => Promise<S['reply'] | FastifyReply>;

interface CallOptions<S extends Shape> {
  /** Rate limit per caller, identified by `key`; routes with the same `rate` share its counts. */
  readonly limit?: { readonly rate: RateLimit; readonly key: (request: CallRequest<S>) => string };
  /** The queue in which the call waits when the server is busy; `other` by default. */
  readonly queue?: LoadClass;
  /** Keeps the responses; only for a call whose response is the same for every caller. */
  readonly cache?: ResponseCache;
  /** The most bytes of a body, if not Fastify's default. */
  readonly bodyLimit?: number;
}

const json = 'application/json; charset=utf-8';

/** How long a cached response is used again (ADR 0008). */
const freshForMs = 1000;

/** The pagination headers that the handler set, without the number of pages: only the list of orders has one, and is not cached. */
const listHeaders = (reply: FastifyReply): CachedResponse['headers'] =>
  Object.fromEntries(
    [headers.totalCount, headers.nextCursor].flatMap((name) => {
      const value = reply.getHeader(name);
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
    }),
  );

/** A key of the parameters that the contract has, sorted by name: every spelling of a request has the same one. */
const cacheKey = ({ routeOptions, params, query }: FastifyRequest): string => {
  const values = Object.entries(Object.assign({}, params, query))
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${routeOptions.url} ${JSON.stringify(values)}`;
};

/** Handles the call within its rate limit. */
const limited =
  <S extends Shape>(
    { rate, key }: NonNullable<CallOptions<S>['limit']>,
    handler: CallHandler<S>,
  ): CallHandler<S> =>
  (request, reply) =>
    rate.run(key(request), { request, reply }, () => handler(request, reply));

/** False for uploads of images, which wait for their client, and for streams, which have connections of their own. */
const isQueued = ({ image, replyType }: CallSchemas): boolean =>
  image === undefined && replyType === undefined;

/** Handles the call when it is its turn. The response is serialized within the turn: for a long list that takes as long as its query. */
const queued =
  <S extends Shape>(queue: LoadClass, handler: CallHandler<S>) =>
  (request: CallRequest<S>, reply: FastifyReply): Promise<string> =>
    request.server.load.run(request, queue, async () => {
      const body = await handler(request, reply);
      // The serializer of JSON returns text.
      return reply.type(json).serialize(body) as string;
    });

/** Answers from the cache, or handles the call for all who ask for the same meanwhile. */
const cached =
  <S extends Shape>(
    cache: ResponseCache,
    handler: (request: CallRequest<S>, reply: FastifyReply) => Promise<string>,
  ) =>
  (request: CallRequest<S>, reply: FastifyReply): Promise<FastifyReply> =>
    sendShared(request, reply, {
      cache,
      key: cacheKey(request),
      freshForMs,
      respond: async () => {
        const body = Buffer.from(await handler(request, reply));
        return { status: 200, headers: { ...listHeaders(reply), 'content-type': json }, body };
      },
    });

/** Refuses a call at once when its queue is full. */
const refusing = (queue: LoadClass) => async (request: FastifyRequest) =>
  request.server.load.refuseIfFull(request, queue);

/** The call's schemas under Fastify's names. Absent ones are left out: Fastify warns of one that is `undefined`. */
const schemaOf = ({ params, query, headers, body, reply, replyType }: CallSchemas) => ({
  ...(params === undefined ? {} : { params }),
  ...(query === undefined ? {} : { querystring: query }),
  ...(headers === undefined ? {} : { headers }),
  ...(body === undefined ? {} : { body }),
  // A response that is not JSON is a stream, which Fastify sends as it is.
  ...(replyType === undefined ? { response: { 200: reply } } : {}),
});

/**
 * Adds the route of a call of the contract. Fastify authorizes the caller as the call's `access` says, validates the
 * request with the contract's schemas (`validatorCompiler`) and sends only the fields of the response that the contract
 * names (`serializerCompiler`). The rate limit does not count refused requests.
 */
export const answerCall = <S extends Shape>(
  app: FastifyInstance,
  call: Call<S>,
  handler: CallHandler<S>,
  { limit, queue = 'other', cache, bodyLimit }: CallOptions<S> = {},
): void => {
  const described = describedCall(call);
  const { schemas } = described;
  // From the inside out: the handler, its rate limit, its turn in the queue, the cache.
  const limitedHandler = limit === undefined ? handler : limited(limit, handler);
  const queuedHandler = queued(queue, limitedHandler);
  const answer = cache === undefined ? queuedHandler : cached(cache, queuedHandler);
  app.route<CallRoute<S>>({
    method: call.method,
    url: call.path,
    schema: schemaOf(schemas),
    config: { call: described },
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    // Before the request is validated: a caller without the right learns nothing about its parameters.
    preValidation: (request, reply) => request.server.authorize[call.access](request, reply),
    // In the first hook, before the caller is looked up and the body is read. A cached call is not refused here: most of its responses
    // are in the cache, and need no turn in the queue.
    ...(cache === undefined && isQueued(schemas) ? { onRequest: refusing(queue) } : {}),
    // No HEAD route for a stream: it would make the whole file, or wait for the end of the announcements, to send nothing.
    ...(schemas.replyType === undefined ? {} : { exposeHeadRoute: false }),
    handler: isQueued(schemas) ? answer : limitedHandler,
  });
};
