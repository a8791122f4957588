import type { Payout } from '#domain/statements/payout.ts';

/** A payout of ৳240 before delivery, whose statement is still to come. */
export const aPayout = (given: Partial<Payout> = {}): Payout => ({
  id: 'y1',
  courier: 'steadfast',
  kind: 'ahead',
  statementId: null,
  method: 'bank',
  reference: 'R-1',
  amount: 240,
  difference: null,
  day: '2025-01-05',
  at: '2025-01-05T08:00:00.000Z',
  by: 'Boss',
  ...given,
});
