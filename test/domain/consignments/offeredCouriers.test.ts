import { describe, expect, it } from 'vitest';
import { courierIds, offeredCouriers, realCourierIds } from '#domain/consignments/couriers.ts';

describe('the couriers that a shop offers', () => {
  it('CR-15 are the real ones where the courier of the demo is not opened', () => {
    expect(offeredCouriers([])).toEqual(['steadfast', 'pathao', 'redx', 'ownRider']);
    expect(offeredCouriers(['steadfast', 'ownRider'])).toEqual(realCourierIds);
  });

  it('CR-15 are all in a demo shop, where parcels are given by hand to the real ones alone', () => {
    expect(offeredCouriers(['demo'])).toEqual(courierIds);
    expect(courierIds.filter((id) => !realCourierIds.includes(id))).toEqual(['demo']);
  });
});
