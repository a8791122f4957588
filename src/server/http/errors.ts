import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { headers, type RefusalCode, type RefusalReply, refusalStatus } from '#contract/refusal.ts';
import { Refusal } from '../apiError.ts';

/** Turns every error into a RefusalReply; details of internal errors go to the log only. */

const byFastifyCode: Readonly<Record<string, readonly [RefusalCode, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['tooLarge', 'That is more than this call takes.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported', 'This call takes JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['malformed', 'A body is required.'],
};

/**
 * Error codes of a driver that cannot reach the database, and of PostgreSQL when it starts, shuts down or has
 * too many connections.
 */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

const isAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && awayCodes.has(code)) return true;
  return (
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message) || isAway(error.cause)
  );
};

const asRefusal = (error: FastifyError): Refusal => {
  if (error instanceof Refusal) return error;
  const known = byFastifyCode[error.code];
  if (known) return new Refusal(...known);
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return new Refusal('malformed', 'The request cannot be read.');
  if (isAway(error)) return new Refusal('unavailable', 'The shop cannot answer just now. Please try again.');
  return new Refusal('broken', 'Something went wrong in the shop. Please try again.');
};

const send = (refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const body: RefusalReply = {
    code: refusal.code,
    message: refusal.message,
    ...refusal.facts,
    requestId: request.id,
  };
  return reply
    .code(refusalStatus[refusal.code])
    .header('cache-control', 'no-store')
    .header(headers.requestId, request.id)
    .send(body);
};

/** Responds to an error with a RefusalReply; logs status 500 and above as errors, with the cause. */
export const answerError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const refusal = asRefusal(error);
  if (refusal.statusCode >= 500) request.log.error({ err: error }, 'request failed');
  else request.log.info({ refused: refusal.code, field: refusal.facts.field }, 'request refused');
  return send(refusal, request, reply);
};

const answerUnknownCall = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  send(new Refusal('methodUnknown', 'There is no such call.'), request, reply);

/** Sets the handlers for errors and unknown calls, and sends the request id with every response. */
export const answerErrors = fastifyPlugin(async (app: FastifyInstance) => {
  app.setErrorHandler<FastifyError>(answerError);
  // Fastify's default handler would log the URL, including a token in it.
  app.setNotFoundHandler(answerUnknownCall);
  app.addHook('onRequest', async (request, reply) => {
    reply.header(headers.requestId, request.id);
  });
});
