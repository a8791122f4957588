import type { FastifyBaseLogger } from 'fastify';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { Couriers } from '../courierEvents/courierPorts.ts';
import { watchCourier } from '../courierEvents/watchCourier.ts';
import type { Courier } from '../couriers/courier.ts';
import { type CouriersSettings, openCouriers } from '../couriers/openCouriers.ts';
import type { Db } from '../database/database.ts';
import type { ShopSecrets } from '../secrets/shopSecrets.ts';
import type { Settings } from '../settings/settings.ts';
import type { CurrentShopSettings } from '../shopSettings/currentShopSettings.ts';
import { readCourierSettings } from './readCourierSettings.ts';

/** The couriers of the shop as they are set up now. */
interface ShopCouriers {
  /** The couriers by their settings; a `refresh` changes the entries of this same map. */
  readonly couriers: Couriers;
  /** Why a courier with settings could not be opened, in a sentence for admins. */
  readonly wrong: ReadonlyMap<CourierId, string>;
  /**
   * Reads the settings again if they may have changed, and reopens the couriers whose settings have. Simultaneous calls run one
   * after the other.
   */
  readonly refresh: () => Promise<void>;
}

interface ShopParts {
  readonly db: Db;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly secrets: Pick<ShopSecrets, 'read' | 'version'>;
  readonly settings: Pick<Settings, 'courierAddresses'>;
  readonly shopSettings: Pick<CurrentShopSettings, 'newest'>;
  /** Couriers that are always there, besides the couriers that the settings set up. */
  readonly added: readonly Courier[];
}

/** Returns the couriers that the shop's keys and settings set up; the first `refresh` opens them. */
export const couriersOfShop = ({
  db,
  log,
  secrets,
  settings: { courierAddresses: addresses },
  shopSettings,
  added,
}: ShopParts): ShopCouriers => {
  const couriers = new Map<CourierId, Courier>(
    added.map((courier) => [courier.id, watchCourier(courier, db, log)]),
  );
  const wrong = new Map<CourierId, string>();
  /** The settings of each courier as JSON, as they were when it was last opened. */
  const openedWith = new Map<string, string>();
  /** The version of the last refresh; `null` before the first. */
  let seenVersion: string | null = null;
  /** Ends with the last refresh that was asked for; the next one begins after it. */
  let lastRefresh: Promise<void> = Promise.resolve();

  const reopen = (id: CourierId, settings: CouriersSettings): void => {
    const opened = openCouriers(settings);
    const courier = opened.couriers.get(id);
    const reason = opened.wrong.get(id);
    couriers.delete(id);
    wrong.delete(id);
    if (courier !== undefined) couriers.set(id, watchCourier(courier, db, log));
    if (reason !== undefined) {
      wrong.set(id, reason);
      log.warn({ courier: id, reason }, 'a courier could not be opened');
    }
  };

  const refresh = async (): Promise<void> => {
    // The versions are read before the settings, so that the next refresh sees a change made while the settings are read.
    const newestVersion = `${shopSettings.newest.version} ${await secrets.version()}`;
    if (newestVersion === seenVersion) return;
    const { settings } = shopSettings.newest;
    const allSettings = await readCourierSettings({ secrets, addresses, settings });
    // `Object.entries` types every key as a string.
    for (const [id, courierSettings] of Object.entries(allSettings)) {
      const json = JSON.stringify(courierSettings ?? null);
      if (openedWith.get(id) === json) continue;
      reopen(id as CourierId, { [id]: courierSettings });
      // Afterwards, so that the next refresh tries again what has thrown.
      openedWith.set(id, json);
    }
    seenVersion = newestVersion;
  };

  return {
    couriers,
    wrong,
    refresh: () => {
      const thisRefresh = lastRefresh.then(refresh);
      // A refresh that fails does not keep the next from running.
      lastRefresh = thisRefresh.catch(() => undefined);
      return thisRefresh;
    },
  };
};
