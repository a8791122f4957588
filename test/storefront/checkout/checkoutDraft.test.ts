import { describe, expect, it } from 'vitest';
import { checkoutErrors, emptyDraft, filledCheckout } from '#storefront/checkout/checkoutDraft.ts';
import { draft } from './orders.ts';

const user = { uid: 'u', email: 'rahima@example.com', displayName: 'Rahima', emailVerified: true };

describe('filledCheckout', () => {
  it('fills an untouched name and e-mail from the account', () => {
    expect(filledCheckout(emptyDraft, user)).toMatchObject({
      name: 'Rahima',
      email: 'rahima@example.com',
    });
  });

  it('leaves a cleared name empty', () => {
    expect(filledCheckout(draft({ name: '' }), user).name).toBe('');
  });
});

describe('checkoutErrors', () => {
  it('CO-2 requires every field but the comment', () => {
    expect(checkoutErrors(filledCheckout(emptyDraft, null))).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      mobileNumber: 'Mobile number is required',
      district: 'District is required',
      address: 'Address is required',
      deliveryArea: 'Delivery area must be Inside of Dhaka or Outside of Dhaka',
    });
  });

  it('CO-2 accepts a complete form', () => {
    expect(checkoutErrors(filledCheckout(draft(), null))).toEqual({});
  });

  it.each(['0171234567', '017123456789', '0171234567a'])('CO-3 rejects %j', (mobileNumber) => {
    expect(checkoutErrors(filledCheckout(draft({ mobileNumber }), null))).toEqual({
      mobileNumber: 'Number must be 11 digit',
    });
  });
});
