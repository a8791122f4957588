import type { CourierId } from '#domain/consignments/couriers.ts';
import type { Courier } from './courier.ts';
import { CourierError } from './courierError.ts';
import { type CourierOptions, courierOptions } from './courierOptions.ts';
import { openOwnRider } from './ownRider/openOwnRider.ts';
import { openPathao } from './pathao/openPathao.ts';
import { openSteadfast } from './steadfast/openSteadfast.ts';

/** How the couriers that the shop books with are opened: a new one is a line here (CONTRIBUTING.md). */
const openers = {
  steadfast: openSteadfast,
  pathao: openPathao,
  ownRider: (_settings: true) => openOwnRider(),
} satisfies Partial<Record<CourierId, unknown>>;

type OpenerId = keyof typeof openers;

/** The settings of each courier; one without is not used. */
export type CouriersSettings = {
  readonly [Id in OpenerId]?: Parameters<(typeof openers)[Id]>[0] | null;
};

export interface OpenedCouriers {
  readonly couriers: ReadonlyMap<CourierId, Courier>;
  /** Why a courier with settings could not be opened, in a sentence for admins. */
  readonly wrong: ReadonlyMap<CourierId, string>;
}

/**
 * The couriers of the settings. Wrong settings of one leave the others as they are: the reason is told beside them.
 */
export const couriersOf = (
  settings: CouriersSettings,
  options: CourierOptions = courierOptions,
): OpenedCouriers => {
  const couriers = new Map<CourierId, Courier>();
  const wrong = new Map<CourierId, string>();
  const open = (id: OpenerId): void => {
    const given = settings[id];
    if (given === undefined || given === null) return;
    const opener = openers[id] as (given: unknown, options: CourierOptions) => Courier;
    try {
      couriers.set(id, opener(given, options));
    } catch (error) {
      if (!(error instanceof CourierError)) throw error;
      wrong.set(id, error.message);
    }
  };
  for (const id of Object.keys(openers) as OpenerId[]) open(id);
  return { couriers, wrong };
};
