import { describe, expect, it } from 'vitest';
import { nextMobileNumber } from '#storefront/checkout/useCheckoutForm.ts';

describe('nextMobileNumber', () => {
  it('CO-3 accepts digits with the leading zero', () => {
    expect(nextMobileNumber('0171234567', '01712345678')).toEqual({ value: '01712345678', tooLong: false });
  });

  it.each(['017a', '017-', '017 ', '017e', '+017'])('CO-3 rejects the keystroke that makes %j', (input) => {
    expect(nextMobileNumber('017', input)).toEqual({ value: '017', tooLong: false });
  });

  it('CO-3 reports a twelfth digit and keeps the eleven', () => {
    expect(nextMobileNumber('01712345678', '017123456789')).toEqual({ value: '01712345678', tooLong: true });
  });

  it.each([
    '+880 01712345678',
    '+880 1712345678',
    '+880 1712-345678',
    '+8801712345678',
    '008801712345678',
    '00880 01712 345678',
    '8801712345678',
    '88 01712345678',
    '1712345678',
    '01712-345678',
    '(017) 1234 5678',
    '০১৭১২৩৪৫৬৭৮',
    '+৮৮০ ১৭১২-৩৪৫৬৭৮',
    '\u202a+880 1712-345678\u202c',
  ])('CO-3 normalizes %j, pasted or autofilled', (input) => {
    expect(nextMobileNumber('', input)).toEqual({ value: '01712345678', tooLong: false });
    expect(nextMobileNumber('01898765432', input)).toEqual({ value: '01712345678', tooLong: false });
  });

  it.each([
    '+8801712345678',
    '8801712345678',
    '+880 01712-345678',
    '008801712345678',
    '0088001712345678',
    '01712345678',
    '1712345678',
    '+৮৮০১৭১২৩৪৫৬৭৮',
  ])('CO-3 takes %j digit by digit', (typed) => {
    let field = { value: '', tooLong: false };
    for (const character of typed) {
      field = nextMobileNumber(field.value, field.value + character);
      expect(field.tooLong).toBe(false);
    }
    expect(field.value).toBe('01712345678');
  });

  it('CO-3 lets all of a number that was typed with its country code be deleted', () => {
    const values = ['0171', '017', '01', '0', ''];
    let value = '01712';
    for (const expected of values) {
      value = nextMobileNumber(value, value.slice(0, -1)).value;
      expect(value).toBe(expected);
    }
  });

  it('CO-3 adds the leading zero to ten digits and lets it be deleted', () => {
    expect(nextMobileNumber('171234567', '1712345678')).toEqual({ value: '01712345678', tooLong: false });
    expect(nextMobileNumber('01712345678', '1712345678')).toEqual({ value: '1712345678', tooLong: false });
  });

  it('CO-3 reports a foreign number that is too long', () => {
    expect(nextMobileNumber('', '+91 98765 43210')).toEqual({ value: '', tooLong: true });
  });
});
