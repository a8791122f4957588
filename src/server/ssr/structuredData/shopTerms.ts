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

/** What delivery costs and how long a product can be returned, in the terms of schema.org. */

export const currency = 'BDT';
export const country = 'BD';

const wholeCountry: DefinedRegion = { '@type': 'DefinedRegion', addressCountry: country };

/** The region of a delivery area; `null` for outside of Dhaka, whose charge holds in the whole country unless a region has its own. */
const regionName = (area: DeliveryArea): string | null => (area === 'Inside of Dhaka' ? 'Dhaka' : null);

const regionOf = (area: DeliveryArea): DefinedRegion => {
  const name = regionName(area);
  return name === null ? wholeCountry : { ...wholeCountry, addressRegion: name };
};

const taka = (value: number) => ({ '@type': 'MonetaryAmount', value, currency }) as const;

/** For each area, the charge for delivering one piece of this price, both in taka; `region` as in `regionName`. */
export const chargesByArea = (price: number, terms: OrderTerms) =>
  deliveryAreas.map(({ name }) => ({
    area: name,
    region: regionName(name),
    charge: deliveryCharge(terms, name, price),
  }));

/** The charges of `chargesByArea` in the terms of schema.org, without a delivery time: the shop promises none. */
export const shippingDetails = (price: number, terms: OrderTerms): OfferShippingDetails[] =>
  chargesByArea(price, terms).map(({ area, charge }) => ({
    '@type': 'OfferShippingDetails',
    shippingLabel: area,
    shippingRate: taka(charge),
    shippingDestination: regionOf(area),
  }));

/** Free delivery for sub-totals above the limit; a sub-total of exactly the limit is charged. */
const freeDelivery = (limit: number): ShippingConditions => ({
  '@type': 'ShippingConditions',
  shippingDestination: wholeCountry,
  orderValue: { '@type': 'MonetaryAmount', minValue: fromPoisha(toPoisha(limit) + 1), currency },
  shippingRate: taka(0),
});

/** The delivery charges, by the sub-total of an order. */
export const shippingService = (terms: OrderTerms): ShippingService => {
  const limit = terms.freeDeliveryOver;
  const charged = deliveryAreas.map(
    ({ name, charge: chargeTerm }): ShippingConditions => ({
      '@type': 'ShippingConditions',
      shippingDestination: regionOf(name),
      orderValue: {
        '@type': 'MonetaryAmount',
        minValue: 0,
        ...(limit === null ? {} : { maxValue: limit }),
        currency,
      },
      shippingRate: taka(terms[chargeTerm]),
    }),
  );
  return {
    '@type': 'ShippingService',
    name: 'Delivery',
    shippingConditions: limit === null ? charged : [...charged, freeDelivery(limit)],
  };
};

/** The return window of a new order, without `returnFees` and `returnMethod`: the shop's pages say nothing about those. */
export const returnPolicyOf = ({ returnDays }: OrderTerms): MerchantReturnPolicy => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  ...(returnDays === 0
    ? { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
    : {
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: returnDays,
      }),
  // `/about-us` names the return window in every shop; the page of text about returns is a draft at first (SP-9).
  merchantReturnLink: '/about-us',
});
