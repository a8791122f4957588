import { expect, it } from 'vitest';
import { trackingFormSchemaOf } from '#domain/orders/trackingForm.ts';

const trackingFormSchema = trackingFormSchemaOf('HK-7Q4K-2E');

it.each([
  ['HK-7Q4K-2E', '01711000222', true],
  ['7q4k2e', '+880 1711-000222', true],
  ['hk 7q4k 2e', '০১৭১১০০০২২২', true],
  // The invoice of an order's second parcel, as its label has it.
  ['HK-7Q4K-2E-2', '01711000222', true],
  ['HK-7Q4K-2X', '01711000222', false],
  ['HK-7Q4K-2E', '0171100022', false],
  ['', '01711000222', false],
  ['HK-7Q4K-2E', '', false],
])('SH-4 an order is looked up with %j and %j: %j', (number, mobileNumber, isValid) => {
  expect(trackingFormSchema.isValidSync({ number, mobileNumber })).toBe(isValid);
});
