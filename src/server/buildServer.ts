import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';
import { type AdvanceDesk, openAdvanceDesk } from './advanceDesk/advanceDesk.ts';
import { gatewayRoutes } from './advanceDesk/gatewayRoutes.ts';
import { authorization } from './auth/authorization.ts';
import type { IdentityProvider } from './auth/idTokens.ts';
import { createShopTokens, type ShopTokens } from './auth/shopTokens.ts';
import { openCategories } from './categories/currentCategories.ts';
import { contractRoutes, type Services } from './contractRoutes.ts';
import { couriersOfShop } from './courierDesk/couriersOfShop.ts';
import { openCourierDesk } from './courierDesk/openCourierDesk.ts';
import type { CourierDesk, Couriers } from './courierEvents/courierPorts.ts';
import { webhookRoutes } from './courierEvents/webhookRoutes.ts';
import type { Courier } from './couriers/courier.ts';
import type { Database } from './database/database.ts';
import { ping } from './database/queries/queryRows.ts';
import { createResponseCache, type ResponseCache } from './http/cache/responseCache.ts';
import { createFastify, type FastifyParts } from './http/createFastify.ts';
import { localRateWindows } from './http/limits/localRateWindows.ts';
import { rateLimits } from './http/limits/rateLimit.ts';
import { sharedRateWindows } from './http/limits/sharedRateWindows.ts';
import { probes } from './http/monitoring/probes.ts';
import { type CrossCuttingParts, registerCrossCutting } from './http/registerCrossCutting.ts';
import { apiDocs, describeApi } from './http/routes/describeApi.ts';
import { policyOf, securityHeadersOf } from './http/security/securityHeaders.ts';
import { shopOrigin } from './http/security/shopOrigin.ts';
import { iconRoutes } from './images/iconRoutes.ts';
import { imageRoutes } from './images/imageRoutes.ts';
import { openImageStorage } from './images/openImageStorage.ts';
import { sharingRoutes } from './images/sharingRoutes.ts';
import { wakeSignals } from './outbox/wakeSignals.ts';
import { renewSecrets, secretsOfShop } from './secrets/secretsOfShop.ts';
import { seoRoutes } from './seo/seoRoutes.ts';
import { openShopSettings } from './shopSettings/currentShopSettings.ts';
import { followOtherProcesses } from './workers/followOtherProcesses.ts';
import type { Invalidations } from './workers/thisWorker.ts';

export interface ServerParts extends FastifyParts, CrossCuttingParts {
  readonly database: Database;
  readonly now: () => Date;
  readonly identity: IdentityProvider;
  /** Tells the other workers to empty their caches, and is told by them; absent if this process is the only one. */
  readonly invalidations?: Invalidations | undefined;
  /** Couriers in addition to those that the shop's settings open. */
  readonly addedCouriers?: readonly Courier[];
  /** Replaces the couriers that the shop's settings open; for tests. */
  readonly couriers?: Couriers;
  /** Replaces the courier desk that the server would open; for tests. */
  readonly desk?: CourierDesk;
  /** Adds the routes of the built application, its server-side rendering and the emulator proxy. */
  readonly extend?: (app: FastifyInstance, parts: ExtensionParts) => Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What the shop does with its couriers: the routes and the scheduled work share it. */
    readonly courierDesk: CourierDesk;
    /** What the shop does about delivery charges in advance. */
    readonly advanceDesk: AdvanceDesk;
  }
}

/** What the routes that `extend` adds share with the calls. */
export type ExtensionParts = Pick<Services, 'cache' | 'shopSettings' | 'categories'>;

const measurePool = ({ metrics }: FastifyInstance, pool: Pool): void => {
  metrics.gauge('shop_database_connections', 'Open connections.', () => pool.totalCount);
  metrics.gauge('shop_database_connections_idle', 'Connections that wait for a query.', () => pool.idleCount);
  metrics.gauge('shop_database_waiting', 'Queries that wait for a connection.', () => pool.waitingCount);
};

/** Returns a function that empties the caches of all workers; empties this worker's cache also when another worker asks. */
const sharedClear = (cache: ResponseCache, invalidations: Invalidations | undefined): (() => void) => {
  invalidations?.subscribe(() => cache.clear());
  return () => {
    cache.clear();
    invalidations?.publish();
  };
};

/** Opens the desk of advances with the keys and settings of the shop. */
const advanceDeskOf = (
  app: FastifyInstance,
  { settings, database: { db }, now }: ServerParts,
  { secrets, shopSettings }: Pick<Services, 'secrets' | 'shopSettings'>,
): AdvanceDesk =>
  openAdvanceDesk({
    db,
    secrets,
    address: settings.gatewayAddress,
    settings: () => shopSettings.newest.settings,
    origin: shopOrigin(app, settings),
    log: app.log,
    now,
  });

/** What the routes rely on: rate limits, probes, wakes, the callers' rights, the description of the API. */
const registerFoundations = async (
  app: FastifyInstance,
  { database, identity }: ServerParts,
  tokens: ShopTokens,
): Promise<void> => {
  const { db, kind, pool } = database;
  // Without a second process there is nothing to share, and the memory is faster.
  const windows = kind === 'embedded' ? localRateWindows() : sharedRateWindows(db);
  await app.register(rateLimits, { windows });
  await app.register(probes);
  app.addReadinessCheck('database', () => ping(db));
  measurePool(app, pool);
  await app.register(wakeSignals);
  await app.register(authorization, { db, tokens, provider: identity });
  await app.register(describeApi);
};

/** The routes outside of `/api`: for couriers and the payment gateway, for pictures, and for search engines. */
const registerRoutesOutsideApi = async (
  app: FastifyInstance,
  { settings, db, now, cache, couriers, images, shopSettings, categories, advanceDesk }: Services,
): Promise<void> => {
  await app.register(webhookRoutes, { db, now, couriers, received: app.wakes.courierEvents });
  await app.register(gatewayRoutes, { desk: advanceDesk });
  await app.register(imageRoutes, { images });
  await app.register(sharingRoutes);
  await app.register(iconRoutes);
  await app.register(seoRoutes, { db, cache, origin: shopOrigin(app, settings), shopSettings, categories });
};

/** The calls of the contract, the shop's health and the API's description; mounted under `/api`. */
const apiRoutes =
  (services: Services): FastifyPluginAsync =>
  async (api) => {
    api.get('/health', async () => {
      await ping(services.db);
      return { status: 'ok' };
    });
    // Made at the first request, when all routes are registered.
    let description: string | undefined;
    api.get('/openapi.json', async (_request, reply) => {
      description ??= JSON.stringify(api.swagger());
      return reply.type('application/json').send(description);
    });
    if (services.settings.apiDocs) await api.register(apiDocs);
    await api.register(contractRoutes, services);
  };

/** Opens what the routes share. `followed` is the part of it that other processes may change. */
const openServices = async (app: FastifyInstance, parts: ServerParts) => {
  const { settings, database, now, addedCouriers: added = [] } = parts;
  const { db, exports } = database;
  const cache = createResponseCache();
  const secrets = secretsOfShop(parts);
  // Never throws. `shopCouriers` is made below: it reads the shop settings, whose changes call this.
  const refreshCouriers = (): Promise<void> =>
    shopCouriers
      .refresh()
      .catch((err: unknown) => app.log.warn({ err }, 'the couriers could not be opened again'));
  const shopSettings = await openShopSettings(db, settings, () => {
    // Only in this process: the others learn of the change themselves (`followOtherProcesses`).
    cache.clear();
    void refreshCouriers();
  });
  const categories = await openCategories(db, () => cache.clear());
  const shopCouriers = couriersOfShop({ db, log: app.log, secrets, settings, shopSettings, added });
  const { couriers = shopCouriers.couriers } = parts;
  const rules = () => shopSettings.newest.settings;
  const desk = parts.desk ?? openCourierDesk({ db, couriers, rules, now });
  // Before the couriers read them.
  await renewSecrets(parts, app.log);
  // A failure ends the start here; a later one is only logged (`refreshCouriers`).
  await shopCouriers.refresh();
  const services: Services = {
    settings,
    db,
    exports,
    tokens: createShopTokens(db, now, settings),
    now,
    cache,
    clearCaches: sharedClear(cache, parts.invalidations),
    images: openImageStorage(settings, secrets),
    secrets,
    shopSettings,
    categories,
    // Not `couriers`: a test that brings its own desk brings the couriers with it.
    couriers: desk.couriers,
    jobHandlers: desk.handlers,
    wrongCouriers: shopCouriers.wrong,
    refreshCouriers,
    advanceDesk: advanceDeskOf(app, parts, { secrets, shopSettings }),
  };
  return { services, desk, followed: [shopSettings, categories, shopCouriers] };
};

/** Builds the shop's server with the contract's calls under `/api`; it does not listen yet. */
export const buildServer = async (parts: ServerParts): Promise<FastifyInstance> => {
  const { settings, database, extend } = parts;
  const securityHeaders = securityHeadersOf(policyOf(settings));
  const app = createFastify(parts, securityHeaders);
  database.onConnectionLost((err) => app.log.warn({ err }, 'a connection to the database was lost'));
  for (const warning of database.warnings) app.log.warn(warning);
  const { services, desk, followed } = await openServices(app, parts);
  app.decorate('courierDesk', desk);
  app.decorate('advanceDesk', services.advanceDesk);
  // A plugin gets the hooks of those that are registered before it: so all routes come last.
  await registerCrossCutting(app, parts, securityHeaders);
  followOtherProcesses(app, parts, followed);
  await registerFoundations(app, parts, services.tokens);
  await app.register(apiRoutes(services), { prefix: '/api' });
  await registerRoutesOutsideApi(app, services);
  await extend?.(app, services);
  return app;
};
