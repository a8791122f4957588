import Fastify, { type FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import { type LogTarget, logOptions } from './monitoring/logOptions.ts';
import { requestIds } from './monitoring/requestIds.ts';
import { answerError, answerNoRequest } from './routes/answerErrors.ts';
import { rewriteUrl } from './routes/rewriteUrl.ts';
import { setSecurityHeaders } from './security/securityHeaders.ts';

export interface FastifyParts {
  readonly settings: Settings;
  /** Target of the log; stdout by default. */
  readonly logger?: LogTarget;
  /** Milliseconds for which a client may read nothing of its response; 30,000 by default. */
  readonly sendTimeoutMs?: number;
}

/** Creates Fastify with the shop's time limits, its log and its answers to malformed requests, but without routes. */
export const createFastify = (
  { settings, logger, sendTimeoutMs = 30_000 }: FastifyParts,
  securityHeaders: Readonly<Record<string, string>>,
): FastifyInstance => {
  const app: FastifyInstance = Fastify({
    logger: logOptions(settings.logLevel, logger),
    genReqId: requestIds(settings.trustProxy),
    trustProxy: settings.trustProxy ?? false,
    // Uploading a picture of 10 MB at 1 Mbit/s takes 80 seconds; the headers of a request arrive at once.
    requestTimeout: 120_000,
    // `checkHosts` refuses a missing Host in Node's place: Node would answer without the hooks that set headers.
    http: { headersTimeout: 30_000, requireHostHeader: false },
    // Longer than the 60 seconds for which load balancers keep idle connections for reuse.
    keepAliveTimeout: 72_000,
    // While a request is answered, `closeStalled` ends its connection after this time only if the client does not read.
    connectionTimeout: sendTimeoutMs,
    // A request that arrives on an open connection of a closing server is answered as always, then the connection
    // is closed. Fastify's 503 would refuse it, though the database is open until the last connection is closed.
    return503OnClosing: false,
    // Room for an e-mail address (API-2): for a parameter over 100 characters Fastify would answer 404 by default.
    routerOptions: { maxParamLength: 300 },
    rewriteUrl,
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, setSecurityHeaders(securityHeaders, request, reply)),
    clientErrorHandler: (error, socket) => answerNoRequest(error, socket, app.log, securityHeaders),
  });
  // Ignores an `Expect` header that Node does not know: Node would answer 417 without the hooks that set headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  return app;
};
