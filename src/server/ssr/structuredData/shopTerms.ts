import type { DefinedRegion, MerchantReturnPolicy, OfferShippingDetails, ShippingService } from 'schema-dts';
import { type DeliveryArea, deliveryAreas, deliveryCharge } from '#domain/checkout/delivery.ts';
import { freeShippingOver, returnDays } from '#domain/shop/constants.ts';
import { fromPoisha, toPoisha } from '#domain/values/money.ts';

/** What delivery costs and how long a product can be returned, in the words of schema.org. */

export const currency = 'BDT';
export const country = 'BD';

const wholeCountry: DefinedRegion = { '@type': 'DefinedRegion', addressCountry: country };

/** Dhaka, or for outside of it the whole country, whose charge applies where no region has one of its own. */
const regionName = (area: DeliveryArea): string | null => (area === 'Inside of Dhaka' ? 'Dhaka' : null);

const regionOf = (area: DeliveryArea): DefinedRegion => {
  const name = regionName(area);
  return name === null ? wholeCountry : { ...wholeCountry, addressRegion: name };
};

const taka = (value: number) => ({ '@type': 'MonetaryAmount', value, currency }) as const;

/** What the delivery of one piece at this price costs, both in taka, by area; without a region in the whole country. */
export const chargesByArea = (price: number) =>
  deliveryAreas.map(({ name }) => ({
    area: name,
    region: regionName(name),
    charge: deliveryCharge(name, price),
  }));

/** The same in the words of schema.org. No time: the shop promises none. */
export const shippingDetails = (price: number): OfferShippingDetails[] =>
  chargesByArea(price).map(({ area, charge }) => ({
    '@type': 'OfferShippingDetails',
    shippingLabel: area,
    shippingRate: taka(charge),
    shippingDestination: regionOf(area),
  }));

/** The delivery charges by the sum of an order. */
export const shippingService = (): ShippingService => ({
  '@type': 'ShippingService',
  name: 'Delivery',
  shippingConditions: [
    ...deliveryAreas.map(
      ({ name, charge }) =>
        ({
          '@type': 'ShippingConditions',
          shippingDestination: regionOf(name),
          orderValue: { '@type': 'MonetaryAmount', minValue: 0, maxValue: freeShippingOver, currency },
          shippingRate: taka(charge),
        }) as const,
    ),
    {
      '@type': 'ShippingConditions',
      shippingDestination: wholeCountry,
      // Above the limit, not at it.
      orderValue: {
        '@type': 'MonetaryAmount',
        minValue: fromPoisha(toPoisha(freeShippingOver) + 1),
        currency,
      },
      shippingRate: taka(0),
    },
  ],
});

/** The return window of orderMachine. `returnFees` and `returnMethod` are left out: the shop's pages say nothing of them. */
export const returnPolicy: MerchantReturnPolicy = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: returnDays,
  merchantReturnLink: '/about-us',
};
