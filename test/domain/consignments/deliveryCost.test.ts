import { describe, expect, it } from 'vitest';
import {
  type CostedParcels,
  costOfParcels,
  costSourceOf,
  sumCosts,
} from '#domain/consignments/deliveryCost.ts';
import { steadfastPrices } from '../../support/builders/courierPrices.ts';

const prices = { courierPrices: [steadfastPrices] };
const none = { courierPrices: [] };

/**
 * Three parcels of Steadfast within the city: one is billed, one of the others was told to cost 65 taka.
 * All amounts are poisha.
 */
const group: CostedParcels = {
  courier: 'steadfast',
  weight: 500,
  district: 'Dhaka',
  deliveryArea: 'Inside of Dhaka',
  end: 'delivered',
  parcels: 3,
  billedParcels: 1,
  billed: 7000,
  collected: 200_000,
  quotedParcels: 1,
  quoted: 6500,
};

describe('the cost of parcels', () => {
  it('CA-7 is what was billed, else what is agreed', () => {
    // One parcel as billed, two at the agreed price of ৳60, and 1 % of the ৳2,000 that were collected.
    expect(costOfParcels(prices, group)).toEqual({
      fees: 7000 + 2 * 6000 + 2000,
      parcels: 3,
      withoutFee: 0,
    });
    expect(costOfParcels(prices, { ...group, end: 'returned' }).fees).toBe(7000 + 2 * 3000);
  });

  it.each([
    ['without agreed prices', none, {}],
    ['of a deleted order', prices, { district: null, deliveryArea: null }],
    ['that are lost', prices, { end: 'lost' as const }],
  ])('CA-7 is what the courier told for parcels %s', (_name, agreed, changes) => {
    expect(costOfParcels(agreed, { ...group, ...changes })).toEqual({
      fees: 7000 + 6500,
      parcels: 3,
      withoutFee: 1,
    });
  });

  it('CA-7 names where the cost of a parcel is known from', () => {
    const one = { ...group, parcels: 1, billedParcels: 0, billed: 0 };
    expect([
      costSourceOf(prices, { ...one, billedParcels: 1 }),
      costSourceOf(prices, one),
      costSourceOf(none, one),
      costSourceOf(none, { ...one, quotedParcels: 0 }),
    ]).toEqual(['billed', 'agreed', 'quoted', null]);
  });

  it('CA-7 adds groups', () => {
    expect(sumCosts(none, [group, group])).toEqual({
      fees: 2 * (7000 + 6500),
      parcels: 6,
      withoutFee: 2,
    });
    expect(sumCosts(none, [])).toEqual({ fees: 0, parcels: 0, withoutFee: 0 });
  });
});
