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
  /** Reads the settings again, and opens anew the couriers whose settings have changed. */
  readonly refresh: () => Promise<void>;
}

interface LiveParts {
  readonly db: Db;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly read: () => Promise<CouriersSettings>;
  readonly options?: CourierOptions;
}

/** Opens the couriers at the first `refresh`. */
export const openLiveCouriers = ({ db, log, read, options = courierOptions }: LiveParts): LiveCouriers => {
  const couriers = new Map<CourierId, Courier>();
  const wrong = new Map<CourierId, string>();
  const known = new Map<string, string>();

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

  return {
    couriers,
    wrong,
    refresh: async () => {
      const settings = await read();
      for (const [name, given] of Object.entries(settings)) {
        const text = JSON.stringify(given ?? null);
        if (known.get(name) === text) continue;
        known.set(name, text);
        reopen(name as CourierId, { [name]: given } as CouriersSettings);
      }
    },
  };
};
