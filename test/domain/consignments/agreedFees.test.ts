import { describe, expect, it } from 'vitest';
import {
  agreedCost,
  agreedFeesOf,
  deliveryZoneOf,
  differsFromAgreed,
} from '#domain/consignments/agreedFees.ts';
import { steadfastPrices } from '../../support/builders/courierPrices.ts';

/** Within the city: ৳60 up to 500 g, ৳70 up to 1 kg, ৳15 for each further kilogram, half of that for a way back. */
const settings = { courierPrices: [steadfastPrices] };
const inDhaka = { district: 'Dhaka', deliveryArea: 'Inside of Dhaka' };
const parcel = { courier: 'steadfast', weight: 500, ...inDhaka } as const;

describe('agreed fees of a parcel', () => {
  it.each([
    ['Dhaka', 'Inside of Dhaka', 'sameCity'],
    ['Dhaka', 'Outside of Dhaka', 'suburbs'],
    ['Gazipur', 'Outside of Dhaka', 'suburbs'],
    ['Narayanganj', 'Inside of Dhaka', 'suburbs'],
    ['Sylhet', 'Outside of Dhaka', 'outside'],
    ['', 'Inside of Dhaka', 'sameCity'],
    ['Sylhet', 'Inside of Dhaka', 'outside'],
    ['Mirpur, Dhaka', 'Inside of Dhaka', 'sameCity'],
    ['Mirpur, Dhaka', 'Outside of Dhaka', 'outside'],
    // As the checkout suggests and accepts them too.
    ['ঢাকা', 'Inside of Dhaka', 'sameCity'],
    [' dhaka', 'Inside of Dhaka', 'sameCity'],
    ['ঢাকা', 'Outside of Dhaka', 'suburbs'],
    ['গাজীপুর', 'Outside of Dhaka', 'suburbs'],
    ['নারায়ণগঞ্জ', 'Outside of Dhaka', 'suburbs'],
    ['সিলেট', 'Outside of Dhaka', 'outside'],
  ])('CA-7 go by the zone: %s, %s is %s', (district, deliveryArea, zone) => {
    expect(deliveryZoneOf({ district, deliveryArea })).toBe(zone);
  });

  it.each([
    [1, 6000],
    [500, 6000],
    [501, 7000],
    [1000, 7000],
    [1001, 8500],
    [2000, 8500],
    [2001, 10_000],
  ])('CA-7 go by the weight: %i g cost %i poisha', (weight, fee) => {
    expect(agreedFeesOf(settings, { ...parcel, weight })).toEqual({
      fee,
      returnFee: fee / 2,
      codPercent: 1,
    });
  });

  it('CA-7 take an amount for a way back where one is agreed', () => {
    const fixed = { ...steadfastPrices, returnFee: 45.5, returnFeeIn: 'taka' } as const;
    expect(agreedFeesOf({ courierPrices: [fixed] }, parcel)?.returnFee).toBe(4550);
  });

  it('CA-7 are none of a courier without agreed prices', () => {
    expect(agreedFeesOf(settings, { ...parcel, courier: 'redx' })).toBeNull();
    expect(agreedFeesOf({ courierPrices: [] }, parcel)).toBeNull();
  });

  it('CA-7 have a share of the collected money, or are those of the way back in all', () => {
    const fees = { fee: 6000, returnFee: 3000, codPercent: 1 };
    expect(agreedCost(fees, { isReturned: false, collected: 131_000 })).toBe(6000 + 1310);
    expect(agreedCost(fees, { isReturned: true, collected: 0 })).toBe(3000);
    expect(agreedCost(fees, { isReturned: false, collected: 300_000, count: 3 })).toBe(3 * 6000 + 3000);
  });

  it('CA-7 differ by a whole taka, since couriers round their share', () => {
    expect([7310, 7399, 7211, 7410, 7210].map((billed) => differsFromAgreed(billed, 7310))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});
