import { describe, expect, it } from 'vitest';
import { typedMobile } from '#storefront/checkout/mobileNumber.ts';

describe('typedMobile', () => {
  it('CO-3 takes digits, the leading zero among them', () => {
    expect(typedMobile('0171234567', '01712345678')).toEqual({ value: '01712345678', tooLong: false });
  });

  it.each(['017a', '017-', '017 ', '017e', '+017'])('CO-3 rejects the keystroke that makes %j', (typed) => {
    expect(typedMobile('017', typed)).toEqual({ value: '017', tooLong: false });
  });

  it('CO-3 tells of a twelfth digit and keeps the eleven', () => {
    expect(typedMobile('01712345678', '017123456789')).toEqual({ value: '01712345678', tooLong: true });
  });

  it('takes Bengali digits', () => {
    expect(typedMobile('', '০১৭১২৩৪৫৬৭৮')).toEqual({ value: '01712345678', tooLong: false });
  });

  it('takes a pasted number with country code and dashes', () => {
    expect(typedMobile('', '+880 1712-345678')).toEqual({ value: '01712345678', tooLong: false });
  });
});
