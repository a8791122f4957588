import Fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { sessionRoutes } from './accounts/sessionRoutes.ts';
import { usersRoutes } from './accounts/usersRoutes.ts';
import { auditLogRoutes } from './audit/auditLogRoutes.ts';
import { authorization } from './auth/authorization.ts';
import type { IdentityProvider } from './auth/idTokens.ts';
import { createShopTokens, type ShopTokens } from './auth/shopTokens.ts';
import { categoriesRoutes } from './categories/categoriesRoutes.ts';
import { type CurrentCategories, openCategories } from './categories/currentCategories.ts';
import type { Database, Db } from './database/database.ts';
import { servingLimits } from './database/postgresql/openPool.ts';
import { ping } from './database/queries/queryRows.ts';
import { compressReplies } from './http/cache/compressReplies.ts';
import { createResponseCache, type ResponseCache } from './http/cache/responseCache.ts';
import { acceptConnections } from './http/connections/acceptConnections.ts';
import { closeConnections } from './http/connections/closeConnections.ts';
import { closeStalled } from './http/connections/closeStalled.ts';
import { limitLoad } from './http/limits/limitLoad.ts';
import { localRateWindows } from './http/limits/localRateWindows.ts';
import { rateLimits } from './http/limits/rateLimit.ts';
import { sharedRateWindows } from './http/limits/sharedRateWindows.ts';
import { type LogTarget, logOptions } from './http/monitoring/logging.ts';
import { measureRequests } from './http/monitoring/metrics.ts';
import { probes } from './http/monitoring/probes.ts';
import { requestIds } from './http/monitoring/requestId.ts';
import { answerError, answerErrors, answerNoRequest } from './http/routes/answerErrors.ts';
import { clientErrorsRoutes } from './http/routes/clientErrorsRoutes.ts';
import { apiDocs, describeApi } from './http/routes/describeApi.ts';
import { rewriteUrl } from './http/routes/pageUrl.ts';
import { validatorCompiler } from './http/routes/validatorCompiler.ts';
import { checkHosts, refuseForeignHosts } from './http/security/checkHosts.ts';
import { type PolicyParts, secure, securityHeaders, setSecurityHeaders } from './http/security/security.ts';
import { shopOrigin } from './http/security/shopOrigin.ts';
import { warnOfForwarded } from './http/security/warnOfForwarded.ts';
import { iconRoutes } from './images/iconRoutes.ts';
import { imageRoutes } from './images/imageRoutes.ts';
import { type ImageStorage, isStored } from './images/imageStorage.ts';
import { openImageStorage } from './images/openImageStorage.ts';
import { sharingRoutes } from './images/sharingRoutes.ts';
import { uploadRoutes } from './images/uploadRoutes.ts';
import { orderAnnouncementsRoutes } from './orderAnnouncements/orderAnnouncementsRoutes.ts';
import { callsRoutes } from './orders/calls/callsRoutes.ts';
import { correctionsRoutes } from './orders/changes/correctionsRoutes.ts';
import { ordersRoutes } from './orders/ordersRoutes.ts';
import { printRoutes } from './orders/printing/printRoutes.ts';
import { trackingRoutes } from './orders/tracking/trackingRoutes.ts';
import { createTrackingTokens } from './orders/tracking/trackingTokens.ts';
import { pagesRoutes } from './pages/pagesRoutes.ts';
import { productImportRoutes } from './products/productImportRoutes.ts';
import { productsRoutes } from './products/productsRoutes.ts';
import { stockRoutes } from './products/stockRoutes.ts';
import { reviewsRoutes } from './reviews/reviewsRoutes.ts';
import { seoRoutes } from './seo/seoRoutes.ts';
import type { Settings } from './settings/settings.ts';
import { type CurrentShopSettings, openShopSettings } from './shopSettings/currentShopSettings.ts';
import { followShopSettings } from './shopSettings/followShopSettings.ts';
import { shopSettingsRoutes } from './shopSettings/shopSettingsRoutes.ts';
import { slidesRoutes } from './slides/slidesRoutes.ts';
import type { Invalidations } from './workers/thisWorker.ts';

export interface ServerParts {
  readonly settings: Settings;
  readonly database: Database;
  readonly now: () => Date;
  readonly identity: IdentityProvider;
  /** Target of the log; stdout by default. */
  readonly logger?: LogTarget;
  /** Milliseconds that a client may read nothing of its response; 30,000 by default. */
  readonly sendTimeout?: number;
  /** Milliseconds after which a closing server ends requests without an answer; 10,000 by default. */
  readonly closeWithin?: number;
  /** Milliseconds that a call may wait for its turn before others are refused; 400 by default. */
  readonly callWait?: number;
  /** Exchanged with the other workers, which have caches of their own. */
  readonly invalidations?: Invalidations | undefined;
  /** Adds the other routes: the built application, server-side rendering, the emulator proxy. */
  readonly extend?: (app: FastifyInstance, parts: ExtensionParts) => Promise<void>;
}

/** What the other routes share with the calls. */
export interface ExtensionParts {
  readonly cache: ResponseCache;
  readonly shopSettings: CurrentShopSettings;
  readonly categories: CurrentCategories;
}

const createFastify = (
  { settings, logger, sendTimeout = 30_000 }: ServerParts,
  secureHeaders: Readonly<Record<string, string>>,
): FastifyInstance => {
  const app: FastifyInstance = Fastify({
    logger: logOptions(settings.logLevel, logger),
    genReqId: requestIds(settings.trustProxy),
    trustProxy: settings.trustProxy ?? false,
    // Uploading a picture of 10 MB at 1 Mbit/s takes 80 seconds; the headers of a request arrive at once.
    requestTimeout: 120_000,
    // `checkHosts` refuses a missing Host, with the headers of every response.
    http: { headersTimeout: 30_000, requireHostHeader: false },
    // Longer than the 60 seconds for which load balancers keep idle connections for reuse.
    keepAliveTimeout: 72_000,
    connectionTimeout: sendTimeout,
    // A request that arrives on an open connection of a closing server is answered as always, then the connection
    // is closed. Fastify's 503 would refuse it, though the database is open until the last connection is closed.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    rewriteUrl,
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, setSecurityHeaders(secureHeaders, request, reply)),
    clientErrorHandler: (error, socket) => answerNoRequest(error, socket, app.log, secureHeaders),
  });
  // Ignores an `Expect` header that Node does not know: Node would answer 417 without the hooks that set headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  return app;
};

/** Origins that the Content-Security-Policy of every response must allow in this deployment. */
export const policyOf = ({ emulator, firebase }: Settings): PolicyParts =>
  emulator ? {} : { firebaseAuthDomain: firebase.authDomain };

/** What every request passes: errors, checks of its host, security headers, compression. */
const registerCrossCutting = async (
  app: FastifyInstance,
  { settings, database, closeWithin = 10_000, callWait = 400 }: ServerParts,
  secureHeaders: Readonly<Record<string, string>>,
): Promise<void> => {
  // A page of another origin can POST text/plain without a CORS preflight.
  app.removeContentTypeParser('text/plain');
  await app.register(answerErrors);
  await app.register(secure, { headers: secureHeaders });
  await app.register(measureRequests);
  await app.register(acceptConnections);
  // PGlite executes one statement at a time (ADR 0068).
  await app.register(limitLoad, {
    concurrency: database.kind === 'embedded' ? 2 : servingLimits.connections,
    wait: callWait,
  });
  await app.register(warnOfForwarded);
  await app.register(closeStalled);
  await app.register(closeConnections, { within: closeWithin });
  await app.register(checkHosts);
  if (settings.emulator && !settings.emulatorAnywhere) await app.register(refuseForeignHosts);
  await app.register(compressReplies);
};

interface Services extends Pick<ServerParts, 'settings' | 'now'> {
  readonly db: Db;
  readonly exports: Db;
  readonly tokens: ShopTokens;
  readonly cache: ResponseCache;
  /** Empties the caches of all workers. */
  readonly clearCaches: () => void;
  readonly images: ImageStorage;
  readonly shopSettings: CurrentShopSettings;
  readonly categories: CurrentCategories;
}

/** The calls of the contract, each resource as a plugin. */
const contractRoutes = async (api: FastifyInstance, services: Services): Promise<void> => {
  const { limits, adminEmail } = services.settings;
  api.setValidatorCompiler(validatorCompiler);
  // `authorize` replaces it by `no-store` for calls that are not for everyone.
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
  });
  await api.register(sessionRoutes, { ...services, adminEmail, limits });
  await api.register(productsRoutes, services);
  await api.register(productImportRoutes, services);
  await api.register(stockRoutes, services);
  await api.register(orderAnnouncementsRoutes, services);
  // In these routes `tokens` are those of tracking links, not those of accounts.
  const tracking = { ...services, tokens: createTrackingTokens(services.db), limits };
  await api.register(ordersRoutes, tracking);
  await api.register(trackingRoutes, tracking);
  await api.register(reviewsRoutes, tracking);
  await api.register(callsRoutes, services);
  await api.register(correctionsRoutes, services);
  await api.register(printRoutes, services);
  await api.register(usersRoutes, services);
  await api.register(slidesRoutes, services);
  await api.register(pagesRoutes, services);
  await api.register(categoriesRoutes, services);
  await api.register(shopSettingsRoutes, {
    ...services,
    origin: shopOrigin(api, services.settings),
    isStored: (address) => isStored(services.images, address),
  });
  await api.register(auditLogRoutes, services);
  await api.register(clientErrorsRoutes);
  await api.register(uploadRoutes, { images: services.images, perMinute: limits.uploads });
};

const measurePool = ({ metrics }: FastifyInstance, pool: Pool): void => {
  metrics.gauge('hatkhola_database_connections', 'Open connections.', () => pool.totalCount);
  metrics.gauge(
    'hatkhola_database_connections_idle',
    'Connections that wait for a query.',
    () => pool.idleCount,
  );
  metrics.gauge('hatkhola_database_waiting', 'Queries that wait for a connection.', () => pool.waitingCount);
};

/** Returns a function that empties the caches of all workers; this one's is emptied too when another worker calls its own. */
const sharedClear = (cache: ResponseCache, invalidations: Invalidations | undefined): (() => void) => {
  invalidations?.subscribe(() => cache.clear());
  return () => {
    cache.clear();
    invalidations?.publish();
  };
};

/** Builds the shop's server with the contract's calls under `/api`; it does not listen yet. */
export const buildServer = async (parts: ServerParts): Promise<FastifyInstance> => {
  const { settings, database, now, identity: provider, extend } = parts;
  const { db, exports } = database;
  const tokens = createShopTokens(db, now, settings);
  const cache = createResponseCache();
  const clearCaches = sharedClear(cache, parts.invalidations);
  const images = openImageStorage(settings);
  const shopSettings = await openShopSettings(db, settings.fixedSettings, () => cache.clear());
  const categories = await openCategories(db, () => cache.clear());
  const secureHeaders = securityHeaders(policyOf(settings));
  const app = createFastify(parts, secureHeaders);
  database.onConnectionLost((err) => app.log.warn({ err }, 'a connection to the database was lost'));
  for (const warning of database.warnings) app.log.warn(warning);
  await registerCrossCutting(app, parts, secureHeaders);
  for (const current of [shopSettings, categories])
    followShopSettings(app, current, {
      onOtherWorker: (listener) => parts.invalidations?.subscribe(listener),
      asksDatabase: database.kind !== 'embedded',
    });
  // Without a second process there is nothing to share, and the memory is faster.
  const windows = database.kind === 'embedded' ? localRateWindows() : sharedRateWindows(db);
  await app.register(rateLimits, { windows });
  await app.register(probes);
  app.addReadinessCheck('database', () => ping(db));
  measurePool(app, database.pool);
  await app.register(authorization, { db, tokens, provider });
  await app.register(describeApi);
  await app.register(
    async (api) => {
      api.get('/health', async () => {
        await ping(db);
        return { status: 'ok' };
      });
      let description: string | undefined;
      api.get('/openapi.json', async (_request, reply) => {
        description ??= JSON.stringify(app.swagger());
        return reply.type('application/json').send(description);
      });
      if (settings.apiDocs) await api.register(apiDocs);
      await api.register(contractRoutes, {
        settings,
        db,
        exports,
        tokens,
        now,
        cache,
        clearCaches,
        images,
        shopSettings,
        categories,
      });
    },
    { prefix: '/api' },
  );
  await app.register(imageRoutes, { images });
  await app.register(sharingRoutes);
  await app.register(iconRoutes);
  await app.register(seoRoutes, { db, cache, origin: shopOrigin(app, settings), shopSettings, categories });
  await extend?.(app, { cache, shopSettings, categories });
  return app;
};
