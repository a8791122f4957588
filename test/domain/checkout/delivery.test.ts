import { describe, expect, it } from 'vitest';
import { deliveryAreas, deliveryCharge, isDeliveryArea } from '#domain/checkout/delivery.ts';

describe('deliveryCharge', () => {
  it('CO-4 is 60 inside of Dhaka, 120 outside, and 0 until an area is chosen', () => {
    expect({
      inside: deliveryCharge('Inside of Dhaka', 100),
      outside: deliveryCharge('Outside of Dhaka', 100),
      none: deliveryCharge('', 100),
    }).toEqual({ inside: 60, outside: 120, none: 0 });
  });

  it('PD-8 is charged at exactly 5000 and free above', () => {
    expect([4999.99, 5000, 5000.01].map((subTotal) => deliveryCharge('Inside of Dhaka', subTotal))).toEqual([
      60, 60, 0,
    ]);
    expect(deliveryCharge('Outside of Dhaka', 5001)).toBe(0);
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
