import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { servingLimits } from '../database/postgresql/openPool.ts';
import type { Settings } from '../settings/settings.ts';
import { compressReplies } from './cache/compressReplies.ts';
import { acceptConnections } from './connections/acceptConnections.ts';
import { closeConnections } from './connections/closeConnections.ts';
import { closeStalled } from './connections/closeStalled.ts';
import { limitLoad } from './limits/limitLoad.ts';
import { measureRequests } from './monitoring/metrics.ts';
import { answerErrors } from './routes/answerErrors.ts';
import { checkHosts, refuseForeignHosts } from './security/checkHosts.ts';
import { secure } from './security/securityHeaders.ts';
import { warnOfForwarded } from './security/warnOfForwarded.ts';

export interface CrossCuttingParts {
  readonly settings: Settings;
  readonly database: Pick<Database, 'kind'>;
  /** Milliseconds that a closing server gives to requests in progress before it ends them unanswered; 10,000 by default. */
  readonly closeWithinMs?: number;
  /** New calls are refused while the oldest waiting call has waited for more milliseconds than this; 400 by default. */
  readonly callWaitMs?: number;
}

/**
 * What every request passes, in the sequence of registration: the error handler, security headers and measures come before what may
 * refuse a request, so that refusals have them too.
 */
export const registerCrossCutting = async (
  app: FastifyInstance,
  { settings, database, closeWithinMs = 10_000, callWaitMs = 400 }: CrossCuttingParts,
  securityHeaders: Readonly<Record<string, string>>,
): Promise<void> => {
  // Without its parser text/plain is refused: a page of another origin can POST it without a CORS preflight.
  app.removeContentTypeParser('text/plain');
  await app.register(answerErrors);
  await app.register(secure, { securityHeaders });
  // `limitLoad` uses what these two decorate the server with.
  await app.register(measureRequests);
  await app.register(acceptConnections);
  // As many calls as the database can serve at once (ADR 0068). PGlite executes one statement at a time, so two keep it busy.
  await app.register(limitLoad, {
    concurrency: database.kind === 'embedded' ? 2 : servingLimits.connections,
    waitMs: callWaitMs,
  });
  await app.register(warnOfForwarded);
  // Closes the connection of a client that reads nothing of its response; `closeConnections` those that are open when the server closes.
  await app.register(closeStalled);
  await app.register(closeConnections, { withinMs: closeWithinMs });
  await app.register(checkHosts);
  // A shop with demo accounts opens only on its own machine, unless the operator allows it anywhere (ALLOW_EMULATOR_ANYWHERE).
  if (settings.emulator && !settings.emulatorAnywhere) await app.register(refuseForeignHosts);
  await app.register(compressReplies);
};
