import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { openApi } from '#contract/openApi.ts';
import { type Authorizer, createAuthorizer } from './auth/authorizer.ts';
import type { IdentityProvider } from './auth/idTokens.ts';
import { sessionRoutes } from './auth/sessionRoutes.ts';
import { createShopTokens } from './auth/shopTokens.ts';
import type { Database } from './database/openDatabase.ts';
import { closeStalled } from './http/closeStalled.ts';
import { answerError, answerErrors } from './http/errors.ts';
import { checkHosts } from './http/hosts.ts';
import { type LogTarget, logOptions } from './http/logging.ts';
import { rewriteUrl } from './http/pageUrl.ts';
import { refuseForeignHosts } from './http/refuseForeignHosts.ts';
import { createResponseCache, type ResponseCache } from './http/responseCache.ts';
import { type PolicyParts, secure } from './http/security.ts';
import { shopOrigin } from './http/shopOrigin.ts';
import { warnOfForwarded } from './http/warnOfForwarded.ts';
import { ordersRoutes } from './orders/ordersRoutes.ts';
import { productsRoutes } from './products/productsRoutes.ts';
import { seoRoutes } from './seo/seoRoutes.ts';
import type { Settings } from './settings.ts';
import { slidesRoutes } from './slides/slidesRoutes.ts';
import { usersRoutes } from './users/usersRoutes.ts';

export interface ServerParts {
  readonly settings: Settings;
  readonly database: Database;
  readonly now: () => Date;
  readonly identity: IdentityProvider;
  /** Target of the log; stdout by default. */
  readonly logger?: LogTarget;
  /** Milliseconds that a client may read nothing of its response; 30,000 by default. */
  readonly sendTimeout?: number;
  /** Adds the other routes: the built application, server-side rendering, the emulator proxy, pictures. */
  readonly extend?: (app: FastifyInstance, authorizer: Authorizer, cache: ResponseCache) => Promise<void>;
}

const listener = ({ settings, logger, sendTimeout = 30_000 }: ServerParts): FastifyInstance =>
  Fastify({
    logger: logOptions(settings.logLevel, logger),
    genReqId: () => randomUUID(),
    trustProxy: settings.trustProxy ?? false,
    // Uploading a picture of 10 MB at 1 Mbit/s takes 80 seconds; the headers of a request arrive at once.
    requestTimeout: 120_000,
    http: { headersTimeout: 30_000 },
    // Longer than the 60 seconds for which load balancers keep idle connections for reuse.
    keepAliveTimeout: 72_000,
    connectionTimeout: sendTimeout,
    routerOptions: { maxParamLength: 300 },
    rewriteUrl,
    frameworkErrors: answerError,
  });

/** Origins that the Content-Security-Policy of every response must allow in this deployment. */
export const policyOf = ({ emulator, firebase, imageHostUrl }: Settings): PolicyParts => ({
  ...(emulator ? {} : { firebaseAuthDomain: firebase.authDomain }),
  ...(imageHostUrl === null ? {} : { imageHost: imageHostUrl }),
});

/** Builds the shop's server with the contract's calls under `/api`; it does not listen yet. */
export const buildServer = async (parts: ServerParts): Promise<FastifyInstance> => {
  const { settings, database, now, identity, extend } = parts;
  const { db } = database;
  const { limits, adminEmail } = settings;
  const tokens = createShopTokens(db, now, settings);
  const authorizer = createAuthorizer(db, tokens, identity);
  const cache = createResponseCache();
  const app = listener(parts);
  // A page of another origin can POST text/plain without a CORS preflight.
  app.removeContentTypeParser('text/plain');
  answerErrors(app);
  warnOfForwarded(app);
  closeStalled(app);
  checkHosts(app);
  if (settings.emulator && !settings.emulatorAnywhere) refuseForeignHosts(app);
  await secure(app, policyOf(settings));
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // Brotli's default of 11 is for files compressed once; responses are compressed on every request.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(
    async (api) => {
      api.get('/health', async () => {
        await db.execute(sql`select 1`);
        return { status: 'ok' };
      });
      const description = JSON.stringify(openApi());
      api.get('/openapi.json', (_request, reply) => reply.type('application/json').send(description));
      sessionRoutes(api, { db, tokens, adminEmail, now, authorizer, limits });
      productsRoutes(api, { db, authorizer, now, cache });
      ordersRoutes(api, { db, authorizer, limits, now });
      usersRoutes(api, { db, authorizer, now });
      slidesRoutes(api, { db, authorizer, now });
    },
    { prefix: '/api' },
  );
  seoRoutes(app, { db, origin: shopOrigin(app, settings) });
  await extend?.(app, authorizer, cache);
  return app;
};
