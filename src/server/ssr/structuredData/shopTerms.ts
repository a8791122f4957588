import type {
  DefinedRegion,
  MerchantReturnPolicy,
  OfferShippingDetails,
  ShippingConditions,
  ShippingService,
} from 'schema-dts';
import { type DeliveryArea, deliveryAreas, deliveryCharge } from '#domain/checkout/delivery.ts';
import type { OrderTerms } from '#domain/shop/orderTerms.ts';
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
export const chargesByArea = (price: number, terms: OrderTerms) =>
  deliveryAreas.map(({ name }) => ({
    area: name,
    region: regionName(name),
    charge: deliveryCharge(terms, name, price),
  }));

/** The same in the words of schema.org. No time: the shop promises none. */
export const shippingDetails = (price: number, terms: OrderTerms): OfferShippingDetails[] =>
  chargesByArea(price, terms).map(({ area, charge }) => ({
    '@type': 'OfferShippingDetails',
    shippingLabel: area,
    shippingRate: taka(charge),
    shippingDestination: regionOf(area),
  }));

/** What is delivered free: sub-totals above the limit, not at it. */
const freeDelivery = (limit: number): ShippingConditions => ({
  '@type': 'ShippingConditions',
  shippingDestination: wholeCountry,
  orderValue: { '@type': 'MonetaryAmount', minValue: fromPoisha(toPoisha(limit) + 1), currency },
  shippingRate: taka(0),
});

/** The delivery charges by the sum of an order. */
export const shippingService = (terms: OrderTerms): ShippingService => {
  const limit = terms.freeDeliveryOver;
  const charged = deliveryAreas.map(
    ({ name, charge }): ShippingConditions => ({
      '@type': 'ShippingConditions',
      shippingDestination: regionOf(name),
      orderValue: {
        '@type': 'MonetaryAmount',
        minValue: 0,
        ...(limit === null ? {} : { maxValue: limit }),
        currency,
      },
      shippingRate: taka(terms[charge]),
    }),
  );
  return {
    '@type': 'ShippingService',
    name: 'Delivery',
    shippingConditions: limit === null ? charged : [...charged, freeDelivery(limit)],
  };
};

/** The return window of a new order. `returnFees` and `returnMethod` are left out: the shop's pages say nothing of them. */
export const returnPolicyOf = ({ returnDays }: OrderTerms): MerchantReturnPolicy => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  ...(returnDays === 0
    ? { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
    : {
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: returnDays,
      }),
  merchantReturnLink: '/about-us',
});
