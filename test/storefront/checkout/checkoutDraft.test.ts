import { describe, expect, it } from 'vitest';
import { checkoutErrors, emptyDraft, filledCheckout } from '#storefront/checkout/checkoutDraft.ts';
import { typed } from './orders.ts';

const user = { uid: 'u', email: 'rahima@example.com', displayName: 'Rahima', emailVerified: true };

describe('filledCheckout', () => {
  it('stands in for an untouched name and e-mail with the account', () => {
    expect(filledCheckout(emptyDraft, user)).toMatchObject({
      name: 'Rahima',
      email: 'rahima@example.com',
    });
  });

  it('leaves a name that was cleared empty', () => {
    expect(filledCheckout(typed({ name: '' }), user).name).toBe('');
  });
});

describe('checkoutErrors', () => {
  it('CO-2 asks for all but the comment', () => {
    expect(checkoutErrors(filledCheckout(emptyDraft, null))).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      mobileNumber: 'Mobile number is required',
      district: 'District is required',
      address: 'Address is required',
      deliveryArea: 'Delivery area must be Inside of Dhaka or Outside of Dhaka',
    });
  });

  it('CO-2 finds a whole form right', () => {
    expect(checkoutErrors(filledCheckout(typed(), null))).toEqual({});
  });

  it.each(['0171234567', '017123456789', '0171234567a'])('CO-3 refuses %j', (mobileNumber) => {
    expect(checkoutErrors(filledCheckout(typed({ mobileNumber }), null))).toEqual({
      mobileNumber: 'Number must be 11 digit',
    });
  });
});
