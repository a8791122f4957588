import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call, Shape } from '#contract/call.ts';
import type { Check } from '#contract/check.ts';
import { readCast, readStrict } from './readInput.ts';

export interface Asked<S extends Shape, Who> {
  readonly params: NonNullable<S['params']>;
  readonly query: NonNullable<S['query']>;
  readonly body: NonNullable<S['body']>;
  readonly caller: Who;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface Door<Who> {
  /** Gives who asks, or throws a Refusal. */
  readonly may: (request: FastifyRequest) => Promise<Who>;
  /** How often one address may ask per minute; calls of one name count together. */
  readonly perMinute?: { readonly name: string; readonly max: number };
}

/**
 * Answers one call of the contract: first who may ask, then the rules of its check, then the handler,
 * which gives the body of the success.
 */
export const mount = <S extends Shape, Who>(
  app: FastifyInstance,
  call: Call<S>,
  check: Check<S>,
  { may, perMinute }: Door<Who>,
  handler: (asked: Asked<S, Who>) => Promise<S['reply']>,
): void => {
  app.route({
    method: call.method,
    url: call.path,
    config: perMinute
      ? { rateLimit: { max: perMinute.max, timeWindow: 60_000, groupId: perMinute.name } }
      : {},
    handler: async (request, reply) => {
      const caller = await may(request);
      reply.header('cache-control', caller === null ? 'no-cache' : 'no-store');
      const asked: Asked<S, Who> = {
        params: check.params ? readCast(check.params, request.params) : {},
        query: check.query ? readCast(check.query, request.query) : {},
        body: check.body ? readStrict(check.body, request.body) : {},
        caller,
        request,
        reply,
      };
      return handler(asked);
    },
  });
};
