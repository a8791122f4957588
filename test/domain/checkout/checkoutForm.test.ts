import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { customerDataSchema, emptyCheckout } from '#domain/checkout/checkoutForm.ts';

const filled = {
  name: 'Rahima Khatun',
  email: 'rahima@example.com',
  mobileNumber: '01700000111',
  district: 'Sylhet',
  address: 'House 3, Road 7',
  comment: '',
  addressType: 'Home',
  deliveryArea: 'Outside of Dhaka',
  paymentSystem: 'Cash On Delivery',
};

/** First message for each invalid field of values that are not cast before, unlike those of form and server (`read`). */
const refusals = (values: object): Record<string, string> => {
  try {
    customerDataSchema.validateSync(values, { abortEarly: false, strict: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path, message]));
  }
};

/** The mobile number as form and server cast it before they validate it. */
const read = (mobileNumber: string) => customerDataSchema.cast({ ...filled, mobileNumber }).mobileNumber;

describe('customerDataSchema', () => {
  it('CO-1 accepts a complete form', () => {
    expect(refusals(filled)).toEqual({});
    expect(refusals({ ...filled, comment: 'After six, please' })).toEqual({});
  });

  it('CO-1 starts with Home and Cash On Delivery; all else is empty', () => {
    expect(emptyCheckout).toMatchObject({
      addressType: 'Home',
      paymentSystem: 'Cash On Delivery',
      deliveryArea: '',
    });
  });

  it('CO-2 requires every field but the comment', () => {
    const empty = Object.fromEntries(Object.keys(filled).map((name) => [name, '']));
    expect(Object.keys(refusals(empty)).toSorted()).toEqual(
      Object.keys(filled)
        .filter((name) => name !== 'comment')
        .toSorted(),
    );
    const { comment: _, ...uncommented } = filled;
    expect(refusals(uncommented)).toEqual({});
  });

  it('CO-2 rejects a field of spaces only', () => {
    expect(customerDataSchema.isValidSync({ ...filled, name: '   ' })).toBe(false);
  });

  it('CO-3 rejects a mobile number that does not have exactly 11 Latin digits', () => {
    const wrong = ['0170000011', '017000001111', '0170000011a', '০১৭০০০০০১১১', '+8801700000', '01700 00111'];
    const messages = wrong.map((mobileNumber) => refusals({ ...filled, mobileNumber }));
    expect(messages).toEqual(wrong.map(() => ({ mobileNumber: 'Number must be 11 digit' })));
  });

  it('CO-3 normalizes a number with the country code to eleven digits, and changes no other text', () => {
    expect(['+880 01712-345678', '008801712345678', ' 1712345678 ', '০১৭১২৩৪৫৬৭৮'].map(read)).toEqual(
      Array.from({ length: 4 }, () => '01712345678'),
    );
    const others = ['0171234567', '017123456789', '01712345678 a', '+91 98765 43210', 'x'];
    expect(others.map(read)).toEqual(others);
  });

  it('CO-3 rejects a JSON number, which has lost its leading zero', () => {
    expect(Object.keys(refusals({ ...filled, mobileNumber: 1_700_000_111 }))).toEqual(['mobileNumber']);
    expect(Object.keys(refusals({ ...filled, mobileNumber: 17_000_001_111 }))).toEqual(['mobileNumber']);
    expect(customerDataSchema.isValidSync({ ...filled, mobileNumber: 1_700_000_111 })).toBe(false);
  });

  it('CO-4 accepts only the two delivery areas', () => {
    expect(refusals({ ...filled, deliveryArea: 'Moon' })).toEqual({
      deliveryArea: 'Delivery area must be Inside of Dhaka or Outside of Dhaka',
    });
  });

  it('CO-5 accepts Cash On Delivery only', () => {
    expect(refusals({ ...filled, paymentSystem: 'bKash' })).toEqual({
      paymentSystem: 'Payment must be Cash On Delivery',
    });
  });

  it('CO-1 requires a valid e-mail address', () => {
    expect(refusals({ ...filled, email: 'rahima' })).toEqual({
      email: 'Email must be an address such as name@example.com',
    });
  });
});
