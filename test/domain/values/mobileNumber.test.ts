import { describe, expect, it } from 'vitest';
import { isUnusualMobile, maskedPhone, normalizeMobileNumber } from '#domain/values/mobileNumber.ts';

it('SH-4 MD-10 a phone number is shown without the digits in its middle', () => {
  expect(['01711000222', '+8801711000222', '1234', ''].map(maskedPhone)).toEqual([
    '017••••••22',
    '+88•••••••••22',
    '••34',
    '',
  ]);
});

it('CO-3 a number of another country stays as it is, also one that begins with 88', () => {
  const typed = ['+881612345678', '881612345678', '+88161712345678'];
  expect(typed.map(normalizeMobileNumber)).toEqual(typed);
});

describe('isUnusualMobile', () => {
  it.each(['', '01', '013', '01912345678'])('SH-2 accepts %j', (typed) => {
    expect(isUnusualMobile(typed)).toBe(false);
  });

  it.each(['012', '01012345678', '880'])('SH-2 notices %j', (typed) => {
    expect(isUnusualMobile(typed)).toBe(true);
  });
});
