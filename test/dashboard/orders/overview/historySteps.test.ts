import { expect, it } from 'vitest';
import { historySteps } from '#dashboard/orders/overview/historySteps.ts';

it('ST-9 lists every move since the order was placed, with the role and the time in Dhaka', () => {
  const steps = historySteps({ date: '05 Jan, 2025', time: '03:07 pm' }, [
    { event: 'CONFIRM', from: 'Pending', to: 'Confirmed', by: 'admin', at: '2025-01-05T10:30:00.000Z' },
    { event: 'CANCEL', from: 'Confirmed', to: 'Cancelled', by: 'customer', at: '2025-01-05T20:00:00.000Z' },
  ]);
  expect(steps.map(({ status, description, time }) => [status, description, time])).toEqual([
    ['Pending', 'placed', '05 Jan, 2025, 03:07 pm'],
    ['Confirmed', 'by the shop', '05 Jan, 2025, 04:30 pm'],
    ['Cancelled', 'by the customer', '06 Jan, 2025, 02:00 am'],
  ]);
});

it('MD-11 names the account that made a move where the shop tells it', () => {
  const at = '2025-01-05T10:30:00.000Z';
  const steps = historySteps({ date: '', time: '' }, [
    { event: 'CONFIRM', from: 'Pending', to: 'Confirmed', by: 'admin', byName: 'Nusrat Jahan', at },
  ]);
  expect(steps[1]?.description).toBe('by the shop: Nusrat Jahan');
});
