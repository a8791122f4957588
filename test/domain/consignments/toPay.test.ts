import { describe, expect, it } from 'vitest';
import { toCollect, toPay } from '#domain/consignments/toPay.ts';

const order = { total: 1310.5 };

describe('what a customer pays at the door', () => {
  it('MD-7 CR-1 is the total of an order without a parcel and without an advance, in whole taka', () => {
    expect(toPay(order, { paidInAdvance: 0, openAmount: null })).toBe(1311);
  });

  it('CA-10 is the rest after an advance, in whole taka', () => {
    expect(toPay(order, { paidInAdvance: 120, openAmount: null })).toBe(1191);
  });

  it('CR-1 CR-16 is what couriers collect for the open parcels, nothing for an exchange without a difference', () => {
    expect(toPay(order, { paidInAdvance: 0, openAmount: 1401 })).toBe(1401);
    expect(toPay(order, { paidInAdvance: 0, openAmount: 0 })).toBe(0);
  });
});

describe('what the courier of a parcel collects', () => {
  it('MD-7 CR-1 CA-10 is the rest of an order without a parcel after an advance, in whole taka', () => {
    expect(toCollect(order, { paidInAdvance: 120, parcel: undefined })).toBe(1191);
  });

  it('CR-1 CR-16 is the amount of the open parcel, nothing for an exchange without a difference', () => {
    expect(toCollect(order, { paidInAdvance: 0, parcel: { stage: 'booked', amount: 1311 } })).toBe(1311);
    expect(toCollect(order, { paidInAdvance: 0, parcel: { stage: 'withCourier', amount: 0 } })).toBe(0);
  });

  it('CR-1 CA-10 leaves out a parcel that has ended, and one whose amount the host does not tell', () => {
    expect(toCollect(order, { paidInAdvance: 0, parcel: { stage: 'returned', amount: 90 } })).toBe(1311);
    expect(toCollect(order, { paidInAdvance: 120, parcel: { stage: 'booked', amount: null } })).toBe(1191);
  });
});
