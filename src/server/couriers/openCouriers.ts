import type { CourierId } from '#domain/consignments/couriers.ts';
import type { Courier } from './courier.ts';
import { CourierError } from './courierError.ts';
import { openOwnRider } from './ownRider/openOwnRider.ts';
import { openPathao } from './pathao/openPathao.ts';
import { openSteadfast } from './steadfast/openSteadfast.ts';

/** How each courier that the shop can book with is opened; a new courier needs a line here (CONTRIBUTING.md). */
const openers = {
  steadfast: openSteadfast,
  pathao: openPathao,
  // The only setting of the own rider is whether the shop uses one.
  ownRider: (_settings: true) => openOwnRider(),
} satisfies Partial<Record<CourierId, unknown>>;

type OpenerId = keyof typeof openers;

/** The settings of each courier; a courier with `null` or without settings is not used. */
export type CouriersSettings = {
  readonly [Id in OpenerId]?: Parameters<(typeof openers)[Id]>[0] | null;
};

interface OpenedCouriers {
  readonly couriers: ReadonlyMap<CourierId, Courier>;
  /** Why a courier with settings could not be opened, in a sentence for admins. */
  readonly wrong: ReadonlyMap<CourierId, string>;
}

/** Opens the couriers that have settings. If one has wrong settings, the reason is in `wrong`; the others are opened all the same. */
export const openCouriers = (settings: CouriersSettings): OpenedCouriers => {
  const couriers = new Map<CourierId, Courier>();
  const wrong = new Map<CourierId, string>();
  const open = (id: OpenerId): void => {
    const courierSettings = settings[id];
    if (courierSettings === undefined || courierSettings === null) return;
    // TypeScript cannot tell that the opener and the settings of one `id` fit each other.
    const opener = openers[id] as (courierSettings: unknown) => Courier;
    try {
      couriers.set(id, opener(courierSettings));
    } catch (error) {
      if (!(error instanceof CourierError)) throw error;
      wrong.set(id, error.message);
    }
  };
  for (const id of Object.keys(openers) as OpenerId[]) open(id);
  return { couriers, wrong };
};
