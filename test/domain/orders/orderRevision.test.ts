import { describe, expect, it } from 'vitest';
import { readOrderRevision } from '#domain/orders/orderRevision.ts';

const line = { id: 'p1', name: 'Cup', color: 'Red', size: 'N/A', quantity: 2, originalPrice: 250.5 };
const amounts = { subTotal: 501, deliveryCharge: 60, total: 561 };

describe('readOrderRevision', () => {
  it('MD-5 reads what a host sends of a correction, and leaves out what is none', () => {
    const raw = {
      by: null,
      at: '2026-03-02T09:07:00.000Z',
      fields: [
        { field: 'address', from: 'House 3', to: 'House 9' },
        { field: 'email', from: 'a', to: 'b' },
        7,
      ],
      lines: [{ from: line, to: null }, { from: null, to: null }, null],
      from: amounts,
      to: { total: '60' },
    };
    expect(readOrderRevision(raw)).toEqual({
      by: null,
      at: '2026-03-02T09:07:00.000Z',
      fields: [{ field: 'address', from: 'House 3', to: 'House 9' }],
      lines: [{ from: line, to: null }],
      from: amounts,
      to: { subTotal: 0, deliveryCharge: 0, total: 60 },
    });
  });

  it('MD-5 leaves out a change of a line that it cannot read, which would look like a line taken out', () => {
    const unreadable = { ...line, originalPrice: 0 };
    const lines = [
      { from: line, to: unreadable },
      { from: unreadable, to: line },
      { from: line, to: { ...line, quantity: 3 } },
      { to: line },
    ];
    expect(readOrderRevision({ at: '2026-03-02T09:07:00.000Z', lines })?.lines).toEqual([
      { from: line, to: { ...line, quantity: 3 } },
      { from: null, to: line },
    ]);
  });

  it('MD-5 reads none without a time', () => {
    expect([
      readOrderRevision({ by: 'Nusrat' }),
      readOrderRevision('revision'),
      readOrderRevision(null),
    ]).toEqual([null, null, null]);
  });
});
