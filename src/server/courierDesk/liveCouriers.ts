import type { FastifyBaseLogger } from 'fastify';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { Couriers } from '../courierEvents/courierPorts.ts';
import { watchCourier } from '../courierEvents/watchCourier.ts';
import type { Courier } from '../couriers/courier.ts';
import { type CourierOptions, courierOptions } from '../couriers/courierOptions.ts';
import { type CouriersSettings, openCouriers } from '../couriers/openCouriers.ts';
import type { Db } from '../database/database.ts';

/** The couriers of the shop as they are set up now. */
export interface LiveCouriers {
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

interface LiveParts {
  readonly db: Db;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** A text that changes with the settings, so that a refresh without changes reads nothing else. */
  readonly version: () => Promise<string>;
  readonly read: () => Promise<CouriersSettings>;
  /** Couriers that are always there, besides those of the settings. */
  readonly added?: readonly Courier[];
  readonly options?: CourierOptions;
}

/** Returns the couriers, which the first `refresh` opens. */
export const openLiveCouriers = ({
  db,
  log,
  version,
  read,
  added = [],
  options = courierOptions,
}: LiveParts): LiveCouriers => {
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
    const opened = openCouriers(settings, options);
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
    // The version is read before the settings, so that the next refresh sees a change made while they are read.
    const newestVersion = await version();
    if (newestVersion === seenVersion) return;
    const allSettings = await read();
    // `Object.entries` types every key as a string.
    for (const [id, settings] of Object.entries(allSettings)) {
      const json = JSON.stringify(settings ?? null);
      if (openedWith.get(id) === json) continue;
      openedWith.set(id, json);
      reopen(id as CourierId, { [id]: settings });
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
