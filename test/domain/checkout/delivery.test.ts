import { describe, expect, it } from 'vitest';
import { deliveryAreas, deliveryCharge, isDeliveryArea } from '#domain/checkout/delivery.ts';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';

const inside = (subTotal: number, terms = defaultOrderTerms) =>
  deliveryCharge(terms, 'Inside of Dhaka', subTotal);

describe('deliveryCharge', () => {
  it('CO-4 is 60 inside of Dhaka, 120 outside, and 0 until an area is chosen', () => {
    expect({
      inside: inside(100),
      outside: deliveryCharge(defaultOrderTerms, 'Outside of Dhaka', 100),
      none: deliveryCharge(defaultOrderTerms, '', 100),
    }).toEqual({ inside: 60, outside: 120, none: 0 });
  });

  it('PD-8 is charged at exactly 5000 and free above', () => {
    expect([4999.99, 5000, 5000.01].map((subTotal) => inside(subTotal))).toEqual([60, 60, 0]);
    expect(deliveryCharge(defaultOrderTerms, 'Outside of Dhaka', 5001)).toBe(0);
  });

  it("SP-3 follows the shop's terms, and is never free where they have no limit", () => {
    const terms = { ...defaultOrderTerms, chargeInside: 80, chargeOutside: 0, freeDeliveryOver: 1 };
    expect([inside(1, terms), inside(1.01, terms), deliveryCharge(terms, 'Outside of Dhaka', 1)]).toEqual([
      80, 0, 0,
    ]);
    expect(inside(10_000_000, { ...terms, freeDeliveryOver: null })).toBe(80);
  });
});

describe('delivery areas', () => {
  it('CO-4 carry Bengali labels', () => {
    expect(deliveryAreas.map(({ label }) => label)).toEqual(['ঢাকার ভিতরে', 'ঢাকার বাইরে']);
  });

  it('CO-4 are recognized by name only', () => {
    expect(['Inside of Dhaka', 'inside of dhaka', '', null].map(isDeliveryArea)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
