import { expect, it } from 'vitest';
import { orderTransitions } from '#machines/orderTransitions.ts';

it('CARD-6 reads event, target, roles and the return window from the definition', () => {
  expect(orderTransitions).toContainEqual({
    from: 'Pending',
    event: 'CANCEL',
    to: 'Cancelled',
    by: ['admin', 'staff', 'customer'],
    isTimed: false,
  });
  expect(orderTransitions.filter(({ isTimed }) => isTimed)).toEqual([
    { from: 'Delivered', event: 'RETURN', to: 'Return', by: ['customer'], isTimed: true },
  ]);
});
