import type { HandoverWithParcels } from '#domain/cash/handover.ts';

/** A handover of ৳400 for two parcels of together ৳511.50, which no admin has confirmed. */
export const aHandover = (given: Partial<HandoverWithParcels> = {}): HandoverWithParcels => ({
  id: 'h1',
  number: 42,
  rider: 'Karim',
  amount: 400,
  expected: 511.5,
  parcels: 2,
  at: '2025-01-05T08:00:00.000Z',
  by: 'Salma',
  confirmedAt: null,
  confirmedBy: null,
  handed: [
    { id: 'p1', orderId: 'o1', invoice: 'HK-1', recipientName: 'Rahima', expected: 311, amount: 311 },
    { id: 'p2', orderId: null, invoice: 'HK-2', recipientName: 'Anna', expected: 200.5, amount: 89 },
  ],
  ...given,
});
