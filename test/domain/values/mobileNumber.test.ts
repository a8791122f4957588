import { expect, it } from 'vitest';
import { maskedPhone } from '#domain/values/mobileNumber.ts';

it('SH-4 MD-10 a phone number is shown without the digits in its middle', () => {
  expect(['01711000222', '+8801711000222', '1234', ''].map(maskedPhone)).toEqual([
    '017••••••22',
    '+88•••••••••22',
    '••34',
    '',
  ]);
});
