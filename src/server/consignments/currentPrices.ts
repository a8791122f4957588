import type { PriceSettings } from '#domain/shop/courierPrices.ts';

/** The settings of the shop, as far as those are read that ask what couriers have agreed to take. */
export interface CurrentPrices {
  readonly newest: { readonly settings: PriceSettings };
}
