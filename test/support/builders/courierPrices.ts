import type { CourierPrices } from '#domain/shop/courierPrices.ts';

/** Prices as Steadfast might have agreed them: a share of 1 % of the money, and half of the fee for a way back. */
export const steadfastPrices: CourierPrices = {
  courier: 'steadfast',
  tiers: [
    { upTo: 500, sameCity: 60, suburbs: 80, outside: 110 },
    { upTo: 1000, sameCity: 70, suburbs: 90, outside: 130 },
  ],
  furtherKg: { sameCity: 15, suburbs: 20, outside: 25.5 },
  codPercent: 1,
  returnFee: 50,
  returnFeeIn: 'percent',
};
