import { describe, expect, it } from 'vitest';
import { inBengali } from '../../support/browser/inBengali.ts';
import { renderMarkup, textOf } from '../../support/browser/renderMarkup.tsx';
import { aDecision } from '../../support/builders/aDecision.ts';
import { aParcel } from '../../support/builders/aParcel.ts';

/** As the server stores it: a sentence of the shop is stored in English, where a courier's word may stand too. */
const stored = 'The order is not to be sent any longer.';
const translated = 'অর্ডারটি আর পাঠাতে হবে না।';

const eventWith = (word: string) => ({
  from: 'booking' as const,
  to: 'cancelled' as const,
  word,
  at: '2025-01-05T08:07:00.000Z',
  by: 'Steadfast',
  changes: {},
});

const ignore = () => undefined;

describe('a sentence of the shop in place of a courier’s word', () => {
  it('BN-3 CR-1 is in Bengali in the history of a parcel; a courier’s word is not', async () => {
    const { ParcelItem } = await inBengali(() => import('#dashboard/orders/parcels/ParcelItem.tsx'));
    const history = [eventWith(stored), eventWith('in_review')];
    const parcel = { ...aParcel({ stage: 'withCourier' }), history, cashHistory: [] };
    const text = textOf(
      renderMarkup(<ParcelItem parcel={parcel} orderStatus="Confirmed" now={new Date()} />),
    );
    expect(text).toContain(`(“${translated}”)`);
    expect(text).toContain('(“in_review”)');
  });

  it.each([
    ['stuckBooking', stored, translated],
    ['bookingUnknown', stored, `“${translated}”`],
    ['bookingUnknown', 'in_review', '“in_review”'],
  ] as const)(
    'BN-3 CR-8 is in Bengali in the decision %s; a courier’s word is not: %s',
    async (kind, word, text) => {
      const { DecisionRow } = await inBengali(() => import('#dashboard/orders/toDecide/DecisionRow.tsx'));
      const row = (
        <DecisionRow
          rowId="d1"
          decision={aDecision({ kind, word })}
          now={new Date()}
          onDecided={ignore}
          onProblem={ignore}
        />
      );
      expect(textOf(renderMarkup(row))).toContain(text);
    },
  );

  it('BN-3 CR-11 is in Bengali in what a courier was asked to fetch', async () => {
    const { pickupRequestText } = await inBengali(
      () => import('#dashboard/orders/parcels/courierRequestTexts.ts'),
    );
    const request = {
      id: '1',
      courier: 'steadfast',
      consignmentId: null,
      progress: 'asked',
      problem: '',
      state: 'pending',
      reason: '12 parcels at 5 Mirpur Road, Dhanmondi, 01712345678',
      requestedAt: '2025-01-05T08:07:00.000Z',
      requestedBy: 'Rahima',
    } as const;
    expect(pickupRequestText(request)).toContain('১২টি পার্সেল: 5 Mirpur Road, Dhanmondi, 01712345678');
  });
});
