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
  ])('CO-3 makes the right number of %j, pasted or filled in by the browser', (typed) => {
    expect(typedMobile('', typed)).toEqual({ value: '01712345678', tooLong: false });
    expect(typedMobile('01898765432', typed)).toEqual({ value: '01712345678', tooLong: false });
  });

  it('CO-3 adds the leading zero when the tenth digit after it is typed, and lets it be deleted', () => {
    expect(typedMobile('171234567', '1712345678')).toEqual({ value: '01712345678', tooLong: false });
    expect(typedMobile('01712345678', '1712345678')).toEqual({ value: '1712345678', tooLong: false });
  });

  it('CO-3 tells of a foreign number that is too long', () => {
    expect(typedMobile('', '+91 98765 43210')).toEqual({ value: '', tooLong: true });
  });
});
