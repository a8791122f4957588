import type { PriceSettings } from '#domain/shop/courierPrices.ts';

/** The part of the shop's current settings that has the prices agreed with couriers. `CurrentShopSettings` has it. */
export interface CurrentPrices {
  readonly newest: { readonly settings: PriceSettings };
}
