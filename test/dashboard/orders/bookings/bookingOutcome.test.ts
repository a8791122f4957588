import { describe, expect, it } from 'vitest';
import { inBengali } from '../../../support/browser/inBengali.ts';

describe('what staff are told about a booking', () => {
  it.each([
    ['The order no longer needs to be sent.', 'বুক হয়নি: অর্ডারটি আর পাঠাতে হবে না।'],
    // Earlier wordings, which stored parcels still have.
    ['The order is not to be sent any longer.', 'বুক হয়নি: অর্ডারটি আর পাঠাতে হবে না।'],
    [
      'The parcel has 12 kg; Pathao takes at most 10 kg.',
      'বুক হয়নি: পার্সেলের ওজন ১২ কেজি; Pathao সর্বোচ্চ ১০ কেজি নেয়।',
    ],
    ['Recipient phone is wrong', 'বুক হয়নি: Recipient phone is wrong'],
  ])(
    'BN-3 CR-13 is in Bengali when the shop said it, and stays as the courier said it: %s',
    async (said, text) => {
      const { bookingOutcome } = await inBengali(
        () => import('#dashboard/orders/bookings/bookingOutcome.ts'),
      );
      expect(bookingOutcome({ stage: 'cancelled', trackingCode: null, said }).text).toBe(text);
    },
  );
});
