import type { FastifyBaseLogger } from 'fastify';
import type { Courier } from '../couriers/courier.ts';
import type { Db } from '../database/database.ts';
import type { ShopSecrets } from '../secrets/shopSecrets.ts';
import type { Settings } from '../settings/settings.ts';
import type { CurrentShopSettings } from '../shopSettings/currentShopSettings.ts';
import { type LiveCouriers, openLiveCouriers } from './liveCouriers.ts';
import { readCourierSettings } from './readCourierSettings.ts';

interface ShopParts {
  readonly db: Db;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly secrets: Pick<ShopSecrets, 'read' | 'version'>;
  readonly settings: Pick<Settings, 'courierAddresses'>;
  readonly shopSettings: Pick<CurrentShopSettings, 'newest'>;
  /** Couriers that are always there, besides those that the settings set up. */
  readonly added: readonly Courier[];
}

/** Returns the couriers that the shop's keys and settings set up; a `refresh` without changes only reads the keys' version. */
export const couriersOfShop = ({
  db,
  log,
  secrets,
  settings,
  shopSettings,
  added,
}: ShopParts): LiveCouriers =>
  openLiveCouriers({
    db,
    log,
    added,
    version: async () => `${shopSettings.newest.version} ${await secrets.version()}`,
    read: () =>
      readCourierSettings({
        secrets,
        addresses: settings.courierAddresses,
        settings: shopSettings.newest.settings,
      }),
  });
