import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  doorReturnsText,
  keptShare,
  type PhoneHistory,
  phoneKey,
  phoneWarnings,
  readBlockedPhone,
  readPhoneHistory,
} from '#domain/orders/phoneHistory.ts';

const caller: PhoneHistory = {
  _id: 'o1',
  delivered: 0,
  cancelled: 0,
  returned: 0,
  open: 0,
  block: null,
  doorReturns: { parcels: 0, cost: 0 },
  repeat: null,
};
const kindsOf = (changes: Partial<PhoneHistory>) =>
  phoneWarnings({ ...caller, ...changes }).map(({ kind }) => kind);
const count = fc.integer({ min: 0, max: 40 });

describe('a caller', () => {
  it.each([
    [{ parcels: 0, cost: 0 }, ''],
    [{ parcels: 1, cost: 0 }, 'Returned at the door once'],
    [{ parcels: 2, cost: 120 }, 'Returned at the door 2 times, cost ৳120'],
  ])('CR-11 tells of %j what parcels that nobody took have cost', (doorReturns, text) => {
    expect(doorReturnsText({ doorReturns })).toBe(text);
  });

  it('MD-3 has a share of delivered orders between 0 and 1, and none before an order is finished', () => {
    fc.assert(
      fc.property(count, count, count, (delivered, cancelled, returned) => {
        const share = keptShare({ delivered, cancelled, returned });
        const finished = delivered + cancelled + returned;
        expect(share === null).toBe(finished === 0);
        expect((share ?? 0) * finished).toBeCloseTo(delivered);
      }),
    );
  });

  it('MD-3 carries a warning when under half of at least three finished orders were delivered', () => {
    fc.assert(
      fc.property(count, count, count, (delivered, cancelled, returned) => {
        const finished = delivered + cancelled + returned;
        const isLow = finished >= 3 && delivered < cancelled + returned;
        expect(kindsOf({ delivered, cancelled, returned })).toEqual(isLow ? ['lowShare'] : []);
      }),
    );
    expect(kindsOf({ cancelled: 2 })).toEqual([]);
    expect(kindsOf({ delivered: 1, cancelled: 1, returned: 1 })).toEqual(['lowShare']);
    expect(kindsOf({ delivered: 2, returned: 2 })).toEqual([]);
    expect(kindsOf({ open: 40 })).toEqual([]);
  });

  it('MD-3 says why, the gravest first', () => {
    expect(
      phoneWarnings({
        ...caller,
        delivered: 1,
        cancelled: 3,
        block: { reason: 'Refused two parcels.', by: 'Nusrat Jahan', at: '2025-01-05T09:07:00.000Z' },
        repeat: { _id: 'o2', number: null },
      }).map(({ text }) => text),
    ).toEqual([
      'This phone number is blocked: Refused two parcels.',
      'Only 1 of 4 finished orders from this phone number were delivered and kept.',
      'The same product was ordered twice with this phone number within an hour.',
    ]);
  });

  it('MD-3 keys a phone number by its national form, in any spelling', () => {
    expect(['01711000222', '+880 1711-000222', '০১৭১১০০০২২২', '1711000222'].map(phoneKey)).toEqual(
      Array.from({ length: 4 }, () => '01711000222'),
    );
    expect(['', 'Rahima', '0171100022', '017110002223'].map(phoneKey)).toEqual(
      Array.from({ length: 4 }, () => null),
    );
  });

  it('API-8 is read from a host with missing fields, and not without an id', () => {
    expect(readPhoneHistory({ _id: 'o1' })).toEqual(caller);
    expect(readPhoneHistory({ _id: 'o1', block: { reason: 'x' }, repeat: { _id: 'o2' } })).toEqual({
      ...caller,
      block: { reason: 'x', by: '', at: '' },
      repeat: { _id: 'o2', number: null },
    });
    expect([null, {}, 5].map(readPhoneHistory)).toEqual([null, null, null]);
    expect(readBlockedPhone({ _id: 'p1', mobileNumber: '01711000222' })).toEqual({
      _id: 'p1',
      mobileNumber: '01711000222',
      reason: '',
      by: '',
      at: '',
    });
    expect([null, {}, []].map(readBlockedPhone)).toEqual([null, null, null]);
  });
});
