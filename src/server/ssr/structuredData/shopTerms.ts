import type { DefinedRegion, MerchantReturnPolicy, OfferShippingDetails, ShippingService } from 'schema-dts';
import { type DeliveryArea, deliveryAreas, deliveryCharge } from '#domain/checkout/delivery.ts';
import { freeShippingOver, returnDays } from '#domain/shop/constants.ts';
import { fromPoisha, toPoisha } from '#domain/values/money.ts';

/** What delivery costs and how long a product can be returned, in the words of schema.org. */

export const currency = 'BDT';
export const country = 'BD';

const wholeCountry: DefinedRegion = { '@type': 'DefinedRegion', addressCountry: country };

/** Dhaka, or for outside of it the whole country, whose charge applies where no region has one of its own. */
const regionOf = (area: DeliveryArea): DefinedRegion =>
  area === 'Inside of Dhaka' ? { ...wholeCountry, addressRegion: 'Dhaka' } : wholeCountry;

const taka = (value: number) => ({ '@type': 'MonetaryAmount', value, currency }) as const;

/** What the delivery of one piece at this price (taka) costs, by area. No time: the shop promises none. */
export const shippingDetails = (price: number): OfferShippingDetails[] =>
  deliveryAreas.map(({ name }) => ({
    '@type': 'OfferShippingDetails',
    shippingLabel: name,
    shippingRate: taka(deliveryCharge(name, price)),
    shippingDestination: regionOf(name),
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
