import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type {
  ConnectionError,
  FastifyBaseLogger,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { headers } from '#contract/call/headers.ts';
import { type ErrorBody, type RefusalCode, refusalStatus } from '#contract/call/refusal.ts';
import { sentenceOf } from '#messages/refusals/sentences.ts';
import { isUnavailable } from '../../database/queries/isUnavailable.ts';
import { ApiError } from '../../errors/apiError.ts';
import { QueueFullError, TaskAbortedError } from '../../process/createQueue.ts';

/** Turns every error into an ErrorBody; details of internal errors go to the log only. */

/** The shop's refusals in place of Fastify's errors, by the code of the error. */
const refusals: Readonly<Record<string, { readonly code: RefusalCode; readonly message: string }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'tooLarge', message: 'That is larger than this call accepts.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'unsupported', message: 'This call takes JSON.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'malformed', message: 'A body is required.' },
};

const toApiError = (error: FastifyError): ApiError => {
  if (error instanceof ApiError) return error;
  const refusal = refusals[error.code];
  if (refusal !== undefined) return new ApiError(refusal.code, refusal.message);
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return new ApiError('malformed', 'The request cannot be read.');
  if (error instanceof QueueFullError || error instanceof TaskAbortedError || isUnavailable(error))
    return new ApiError('unavailable', "The shop can't answer right now. Please try again.");
  return new ApiError('broken', 'Something went wrong in the shop. Please try again.');
};

/** Characters; a longer message quotes what was sent and is none of the shop's sentences. */
const longestSentence = 1000;

/** Which of the shop's sentences the message is, so that a page can word it in its own language (BN-3). */
const namedSentence = (message: string): Pick<ErrorBody, 'sentence' | 'values'> => {
  const named = message.length > longestSentence ? null : sentenceOf(message);
  if (named === null) return {};
  const { code, values } = named;
  return values.length === 0 ? { sentence: code } : { sentence: code, values };
};

/** Seconds after which a request that the shop could not answer is worth another try. */
const retryAfter = 2;

/** Headers that are set for a file, some on Node's response. If the file then cannot be opened, the error must not have them. */
const fileHeaders = ['content-encoding', 'etag', 'last-modified', 'accept-ranges'];

const sendError = (apiError: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const body: ErrorBody = {
    code: apiError.code,
    message: apiError.message,
    ...namedSentence(apiError.message),
    ...apiError.details,
    requestId: request.id,
  };
  if (apiError.code === 'unavailable') reply.header('retry-after', retryAfter);
  for (const name of fileHeaders) {
    reply.removeHeader(name);
    reply.raw.removeHeader(name);
  }
  return reply
    .code(refusalStatus[apiError.code])
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(headers.requestId, request.id)
    .send(body);
};

/** Responds to an error with an ErrorBody; logs the cause, and status 500 and above as errors. */
export const answerError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const apiError = toApiError(error);
  // One line per refused call would be more load; `limitLoad` writes one for many.
  if (error instanceof QueueFullError) request.log.debug('too many calls wait');
  else if (error instanceof TaskAbortedError) request.log.debug('the client ended the request');
  else if (apiError.statusCode >= 500) request.log.error({ err: error }, 'request failed');
  else {
    const { code, details, cause } = apiError;
    request.log.info({ refused: code, field: details.field, err: cause }, 'request refused');
  }
  return sendError(apiError, request, reply);
};

const connectionStatus: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers bytes that are no HTTP request, which reach no hook and no route, with an ErrorBody; closes the connection. */
export const answerNoRequest = (
  error: ConnectionError,
  socket: Socket,
  log: FastifyBaseLogger,
  securityHeaders: Readonly<Record<string, string>>,
): void => {
  // The client has gone.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const requestId = randomUUID();
  log.info({ requestId, fault: error.code }, 'bytes that are no request were refused');
  const status = connectionStatus[error.code] ?? '400 Bad Request';
  const body: ErrorBody = { code: 'malformed', message: 'The request cannot be read.', requestId };
  const content = JSON.stringify(body);
  const lines = Object.entries({
    ...securityHeaders,
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(content),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${content}`);
  socket.destroy(error);
};

const answerUnknownCall = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendError(new ApiError('methodUnknown', 'There is no such call.'), request, reply);

/** Sets the handlers for errors and unknown calls, and sends the request id with every response. */
export const answerErrors = fastifyPlugin(async (app: FastifyInstance) => {
  app.setErrorHandler<FastifyError>(answerError);
  // Fastify's default handler would log the URL, including a token in it.
  app.setNotFoundHandler(answerUnknownCall);
  app.addHook('onRequest', async (request, reply) => {
    reply.header(headers.requestId, request.id);
  });
});
