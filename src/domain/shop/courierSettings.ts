/**
 * What a merchant decides about couriers (CR-14): a part of the shop's settings that only staff see. A courier's keys are secrets
 * of the shop (SP-14).
 */
export interface CourierSettings {
  /** The number of the merchant's store at Pathao, where parcels are fetched; `null` until it is entered. */
  readonly pathaoStoreId: number | null;
  /** Whether an order ships when its courier has the parcel. */
  readonly shipsAtCustody: boolean;
  /** Whether an order is cancelled when its courier confirms that the parcel comes back. */
  readonly cancelsReturning: boolean;
  /** Whether a rider of the shop's own brings parcels. */
  readonly usesOwnRider: boolean;
}

/** For a new shop, and for settings that were saved before these existed. */
export const defaultCourierSettings: CourierSettings = {
  pathaoStoreId: null,
  shipsAtCustody: true,
  cancelsReturning: true,
  usesOwnRider: false,
};

/** The settings that are on or off. */
export const courierSwitches = ['shipsAtCustody', 'cancelsReturning', 'usesOwnRider'] as const;
export type CourierSwitch = (typeof courierSwitches)[number];

/** The greatest number that a store at Pathao may have. */
export const greatestStoreId = 999_999_999;
