import { describe, expect, it } from 'vitest';
import {
  accountKey,
  detailsOf,
  type RememberedDetails,
  readDetailsByAccount,
  rememberedAccounts,
  withDetails,
  withoutDetails,
} from '#domain/checkout/rememberedDetails.ts';

const rahima: RememberedDetails = {
  name: 'Rahima Khatun',
  email: 'rahima@example.com',
  mobileNumber: '01712345678',
  district: 'Dhaka',
  address: 'House 7, Road 3, Mirpur',
  addressType: 'Office',
};

describe('details that a device remembers', () => {
  it('SH-2 are trimmed, and nothing else of the form is kept', () => {
    const form = {
      ...rahima,
      name: ' Rahima Khatun ',
      comment: 'Ring twice',
      deliveryArea: 'Inside of Dhaka',
    };
    expect(detailsOf(form)).toEqual(rahima);
  });

  it('SH-2 are kept by account, and those of one account can be forgotten', () => {
    const karim = { ...rahima, name: 'Karim' };
    const all = withDetails(withDetails({}, accountKey(null), rahima), accountKey('u1'), karim);
    expect(all).toEqual({ guest: rahima, 'account:u1': karim });
    expect(withoutDetails(all, accountKey(null))).toEqual({ 'account:u1': karim });
  });

  it('SH-2 of the oldest account are forgotten beyond the limit; a new order makes an account the newest', () => {
    const keys = Array.from({ length: rememberedAccounts }, (_, index) => `account:${index}`);
    const full = keys.reduce((all, key) => withDetails(all, key, rahima), {});
    const renewed = withDetails(withDetails(full, 'account:0', rahima), 'account:new', rahima);
    expect(Object.keys(renewed)).toEqual([...keys.slice(2), 'account:0', 'account:new']);
  });

  it.each([[null], ['text'], [[rahima]], [{ guest: 7 }]])('SH-2 are read as none from %j', (stored) => {
    expect(readDetailsByAccount(stored)).toEqual({});
  });

  it('SH-2 are read with empty values for what is missing or foreign', () => {
    expect(readDetailsByAccount({ guest: { name: 'Rahima', address: {}, addressType: 'Ship' } })).toEqual({
      guest: { name: 'Rahima', email: '', mobileNumber: '', district: '', address: '', addressType: 'Home' },
    });
  });
});
