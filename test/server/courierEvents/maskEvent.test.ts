import { describe, expect, it } from 'vitest';
import { maskEvent } from '#server/courierEvents/maskEvent.ts';

const mask = (body: unknown): unknown => JSON.parse(maskEvent(Buffer.from(JSON.stringify(body))));

describe('the webhook of a courier, as it is stored', () => {
  it('CR-5 keeps each field whose name is masked', () => {
    const parcels = { 'Mina 01712345678_status': 'delivered', 'Rina 01812345678_status': 'returned' };

    expect(mask({ parcels, 'Karim amount_fee': 60, note: 'Call Karim' })).toEqual({
      parcels: { '[masked]': 'delivered', '[masked 2]': 'returned' },
      '[masked]': 60,
      note: '[masked]',
    });
  });
});
