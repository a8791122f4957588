import { describe, expect, it } from 'vitest';
import { invoicePath, replayPath } from '#dashboard/components/routing/addresses.ts';

describe('addresses', () => {
  it('CARD-9 writes the replay address with the order as a query parameter', () => {
    expect(replayPath('a1')).toBe('/dashboard/replay?order=a1');
  });

  it('RT-16 writes the invoice address with the order in both places', () => {
    expect(invoicePath('a1')).toBe('/dashboard/order-overview/a1/invoice/a1');
  });
});
