import type { FastifyInstance } from 'fastify';
import type { CourierId } from '#domain/consignments/couriers.ts';
import { sessionRoutes } from './accounts/sessionRoutes.ts';
import { usersRoutes } from './accounts/usersRoutes.ts';
import type { AdvanceDesk } from './advanceDesk/advanceDesk.ts';
import { advanceDeskRoutes } from './advanceDesk/advanceDeskRoutes.ts';
import { auditLogRoutes } from './audit/auditLogRoutes.ts';
import type { ShopTokens } from './auth/shopTokens.ts';
import { bookingsRoutes } from './bookings/bookingsRoutes.ts';
import { cashDeskRoutes } from './cashDesk/cashDeskRoutes.ts';
import { categoriesRoutes } from './categories/categoriesRoutes.ts';
import type { CurrentCategories } from './categories/currentCategories.ts';
import { courierDeskRoutes } from './courierDesk/courierDeskRoutes.ts';
import { courierSetupRoutes } from './courierDesk/courierSetupRoutes.ts';
import { decisionsRoutes } from './courierDesk/decisions/decisionsRoutes.ts';
import { courierHealthRoutes } from './courierEvents/courierHealthRoutes.ts';
import type { Couriers } from './courierEvents/courierPorts.ts';
import type { Db } from './database/database.ts';
import { figuresRoutes } from './figures/figuresRoutes.ts';
import type { ResponseCache } from './http/cache/responseCache.ts';
import { clientErrorsRoutes } from './http/routes/clientErrorsRoutes.ts';
import { serializerCompiler } from './http/routes/serializerCompiler.ts';
import { validatorCompiler } from './http/routes/validatorCompiler.ts';
import { shopOrigin } from './http/security/shopOrigin.ts';
import { type ImageStorage, isCleanedUp, isStored } from './images/imageStorage.ts';
import { uploadRoutes } from './images/uploadRoutes.ts';
import { openingRoutes } from './opening/openingRoutes.ts';
import { orderAnnouncementsRoutes } from './orderAnnouncements/orderAnnouncementsRoutes.ts';
import { callsRoutes } from './orders/calls/callsRoutes.ts';
import { correctionsRoutes } from './orders/changes/correctionsRoutes.ts';
import { consignmentsRoutes } from './orders/consignments/consignmentsRoutes.ts';
import { ordersRoutes } from './orders/ordersRoutes.ts';
import { phoneOrdersRoutes } from './orders/placing/phoneOrdersRoutes.ts';
import { printRoutes } from './orders/printing/printRoutes.ts';
import { scanningRoutes } from './orders/scanning/scanningRoutes.ts';
import { createLinkTokens } from './orders/tracking/linkTokens.ts';
import { trackingRoutes } from './orders/tracking/trackingRoutes.ts';
import type { JobHandlers } from './outbox/jobHandler.ts';
import { jobsRoutes } from './outbox/jobsRoutes.ts';
import { pagesRoutes } from './pages/pagesRoutes.ts';
import { barcodesRoutes } from './products/barcodesRoutes.ts';
import { productImportRoutes } from './products/productImportRoutes.ts';
import { productsRoutes } from './products/productsRoutes.ts';
import { stockRequestsRoutes } from './products/stockRequestsRoutes.ts';
import { stockRoutes } from './products/stockRoutes.ts';
import { reviewsRoutes } from './reviews/reviewsRoutes.ts';
import type { ShopSecrets } from './secrets/shopSecrets.ts';
import { shopSecretsRoutes } from './secrets/shopSecretsRoutes.ts';
import type { Settings } from './settings/settings.ts';
import type { CurrentShopSettings } from './shopSettings/currentShopSettings.ts';
import { shopSettingsRoutes } from './shopSettings/shopSettingsRoutes.ts';
import { slidesRoutes } from './slides/slidesRoutes.ts';
import { statementsRoutes } from './statements/statementsRoutes.ts';

/** What the routes need besides the server. */
export interface Services {
  readonly settings: Settings;
  readonly now: () => Date;
  readonly db: Db;
  /** The same database, on connections for long statements (`Database.exports`). */
  readonly exports: Db;
  readonly tokens: ShopTokens;
  readonly cache: ResponseCache;
  /** Empties the caches of all workers. */
  readonly clearCaches: () => void;
  readonly images: ImageStorage;
  readonly secrets: ShopSecrets;
  readonly shopSettings: CurrentShopSettings;
  readonly categories: CurrentCategories;
  readonly couriers: Couriers;
  /** The couriers that have settings but could not be opened, each with the reason. */
  readonly wrongCouriers: ReadonlyMap<CourierId, string>;
  readonly refreshCouriers: () => Promise<void>;
  readonly advanceDesk: AdvanceDesk;
  readonly jobHandlers: JobHandlers;
}

/** The calls of the contract, each resource as a plugin. */
export const contractRoutes = async (api: FastifyInstance, services: Services): Promise<void> => {
  const { limits, adminEmail } = services.settings;
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(serializerCompiler);
  // `authorize` replaces this header by `no-store` for calls that are not for everyone.
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
  });
  await api.register(sessionRoutes, { ...services, adminEmail, limits });
  await api.register(productsRoutes, services);
  await api.register(productImportRoutes, {
    ...services,
    // Only a remark: a storage that does not answer must not end the check of a file.
    isCleanedUp: (address) => isCleanedUp(services.images, address).catch(() => false),
  });
  await api.register(stockRoutes, services);
  await api.register(stockRequestsRoutes, services);
  await api.register(barcodesRoutes, services);
  // Before the routes that change orders, whose responses its hook sees.
  await api.register(orderAnnouncementsRoutes, services);
  // In these routes `tokens` are for tracking links, not for accounts.
  const tracking = { ...services, tokens: createLinkTokens(services.db), limits };
  await api.register(ordersRoutes, tracking);
  await api.register(phoneOrdersRoutes, services);
  await api.register(trackingRoutes, tracking);
  await api.register(scanningRoutes, tracking);
  await api.register(reviewsRoutes, tracking);
  await api.register(callsRoutes, services);
  await api.register(correctionsRoutes, services);
  await api.register(consignmentsRoutes, services);
  await api.register(decisionsRoutes, services);
  await api.register(cashDeskRoutes, services);
  await api.register(bookingsRoutes, services);
  await api.register(courierDeskRoutes, services);
  await api.register(figuresRoutes, services);
  await api.register(advanceDeskRoutes, { desk: services.advanceDesk });
  await api.register(statementsRoutes, services);
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
  await api.register(shopSecretsRoutes, services);
  await api.register(courierSetupRoutes, { ...services, origin: shopOrigin(api, services.settings) });
  await api.register(openingRoutes, services);
  await api.register(auditLogRoutes, services);
  await api.register(jobsRoutes, services);
  await api.register(courierHealthRoutes, services);
  await api.register(clientErrorsRoutes);
  await api.register(uploadRoutes, { images: services.images, perMinute: limits.uploads });
};
