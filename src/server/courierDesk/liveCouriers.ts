import type { FastifyBaseLogger } from 'fastify';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { Couriers } from '../courierEvents/courierPorts.ts';
import { watchCourier } from '../courierEvents/watchCourier.ts';
import type { Courier } from '../couriers/courier.ts';
import { type CourierOptions, courierOptions } from '../couriers/courierOptions.ts';
import { type CouriersSettings, couriersOf } from '../couriers/couriersOf.ts';
import type { Db } from '../database/database.ts';

/** The couriers of the shop as they are set up now. */
export interface LiveCouriers {
  /** Always the newest: its entries change when the settings do. */
  readonly couriers: Couriers;
  /** Why a courier with settings could not be opened, in a sentence for admins. */
  readonly wrong: ReadonlyMap<CourierId, string>;
  /**
   * Reads the settings again if they may have changed, and opens those again whose own have. Calls at the same time run
   * one after the other.
   */
  readonly refresh: () => Promise<void>;
}

interface LiveParts {
  readonly db: Db;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Changes with the settings: the one question of a refresh that finds nothing new. */
  readonly version: () => Promise<string>;
  readonly read: () => Promise<CouriersSettings>;
  /** Beside those of the settings. */
  readonly added?: readonly Courier[];
  readonly options?: CourierOptions;
}

/** Opens the couriers at the first `refresh`. */
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
  const known = new Map<string, string>();
  let seen: string | null = null;
  let refreshing: Promise<void> = Promise.resolve();

  const reopen = (id: CourierId, settings: CouriersSettings): void => {
    const opened = couriersOf(settings, options);
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
    // Before the settings: a change while they are read is read again by the next refresh.
    const newest = await version();
    if (newest === seen) return;
    const settings = await read();
    for (const [name, given] of Object.entries(settings)) {
      const text = JSON.stringify(given ?? null);
      if (known.get(name) === text) continue;
      known.set(name, text);
      reopen(name as CourierId, { [name]: given });
    }
    seen = newest;
  };

  return {
    couriers,
    wrong,
    refresh: () => {
      const run = refreshing.then(refresh);
      refreshing = run.catch(() => undefined);
      return run;
    },
  };
};
