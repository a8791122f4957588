/**
 * The prices that the merchant has agreed with couriers (CA-7): a part of the shop's settings that only staff see. Amounts are
 * taka, weights grams.
 */

/** The couriers with whom prices can be agreed, by the ids in `consignments/couriers.ts`, which this folder may not import. */
export const pricedCouriers = ['steadfast', 'pathao', 'redx', 'ownRider', 'demo'] as const;
export type PricedCourier = (typeof pricedCouriers)[number];

/** Where a parcel goes, as couriers' tariffs divide it. */
export const deliveryZones = ['sameCity', 'suburbs', 'outside'] as const;
export type DeliveryZone = (typeof deliveryZones)[number];

/** Screens and tariffs name kilograms; weights are stored in grams. */
export const gramsPerKilogram = 1000;

/** The price of one parcel in each zone. */
export type ZonePrices = Readonly<Record<DeliveryZone, number>>;

/** The prices of parcels up to a weight. */
export interface WeightTier extends ZonePrices {
  /** Grams. */
  readonly upTo: number;
}

/** How the fee of a returned parcel is agreed: as a part of its delivery fee, or as an amount. */
export const returnFeeKinds = ['percent', 'taka'] as const;
export type ReturnFeeKind = (typeof returnFeeKinds)[number];

/** The prices of one courier. */
export interface CourierPrices {
  readonly courier: PricedCourier;
  /** Lightest first, at least one. */
  readonly tiers: readonly WeightTier[];
  /** Added to the price of the last tier for each further kilogram, also for one that is only begun. */
  readonly furtherKg: ZonePrices;
  /** Per cent of the collected money. */
  readonly codPercent: number;
  /** For a parcel that comes back, in place of the delivery fee: per cent of that fee or taka, as `returnFeeIn` says. */
  readonly returnFee: number;
  readonly returnFeeIn: ReturnFeeKind;
}

export interface PriceSettings {
  /** One entry for each courier with whom prices are agreed. */
  readonly courierPrices: readonly CourierPrices[];
}

/** For a new shop, and for settings that were saved before the shop had agreed prices. */
export const defaultPriceSettings: PriceSettings = { courierPrices: [] };

/** Greatest values, and the maximum number of tiers. */
export const courierPriceLimits = {
  /** Grams; a parcel has the same limit. */
  weight: 50_000,
  price: 10_000,
  codPercent: 20,
  /** A way there and back costs twice the delivery fee at most. */
  returnPercent: 200,
  tiers: 10,
} as const;
