import type { FastifyPluginAsync } from 'fastify';
import { getShopSettingsCall, saveShopSettingsCall } from '#contract/shop/shopSettings.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { clearingCache } from '../http/cache/responseCache.ts';
import { answerCall } from '../http/routes/answerCall.ts';
import type { CurrentShopSettings } from './currentShopSettings.ts';
import {
  refuseFixed,
  refuseMissingPictures,
  savedShopSettings,
  saveShopSettings,
} from './shopSettingsService.ts';

export interface ShopSettingsOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly shopSettings: CurrentShopSettings;
  readonly clearCaches: () => void;
  /** Opens couriers again if their settings have changed. Never throws. */
  readonly refreshCouriers: () => Promise<void>;
  /** The shop's public origin. */
  readonly origin: () => string;
  /** Whether the shop's storage has the picture with this address. */
  readonly isStored: (address: string) => Promise<boolean>;
}

/** Routes for the shop settings (SP-2), which admins read and save. */
export const shopSettingsRoutes: FastifyPluginAsync<ShopSettingsOptions> = async (
  app,
  { db, now, shopSettings, clearCaches, refreshCouriers, origin, isStored },
) => {
  /** Awaits a change, and then empties the caches. */
  const changing = clearingCache(clearCaches);
  answerCall(app, getShopSettingsCall, () => savedShopSettings(db, shopSettings.fixed, origin()));
  answerCall(app, saveShopSettingsCall, async (request) => {
    // `fixed` are the values that the environment gives: no admin can change these settings.
    refuseFixed(request.body, shopSettings.fixed);
    await refuseMissingPictures(db, request.body, isStored);
    const version = await changing(
      saveShopSettings(db, callerOf(request), request.body, { fixed: shopSettings.fixed, now: now() }),
    );
    await shopSettings.refresh();
    // By the settings just read; the admin gets the answer only when the couriers are open.
    await refreshCouriers();
    return { version };
  });
};
