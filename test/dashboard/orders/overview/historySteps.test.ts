import { expect, it } from 'vitest';
import { historySteps } from '#dashboard/orders/overview/historySteps.ts';

it('ST-9 lists every move since the order was placed, with the role and the time in Dhaka', () => {
  const steps = historySteps({ date: '05 Jan, 2025', time: '03:07 pm', orderStatus: 'Cancelled' }, [
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
  const steps = historySteps({ date: '', time: '', orderStatus: 'Confirmed' }, [
    { event: 'CONFIRM', from: 'Pending', to: 'Confirmed', by: 'admin', byName: 'Nusrat Jahan', at },
  ]);
  expect(steps[1]?.description).toBe('by the shop: Nusrat Jahan');
});

it('GS-5 ends with who received goods that came back, and for a customer that they are back', () => {
  const order = { date: '', time: '', orderStatus: 'Return' } as const;
  const last = (by?: string) => {
    const received = { at: '2025-01-12T10:30:00.000Z', ...(by === undefined ? {} : { by }) };
    const { status, description, time } = historySteps(order, [], { received }).at(-1) ?? {};
    return [status, description, time];
  };
  expect(last('Nusrat Jahan')).toEqual([
    'Return',
    'goods received by Nusrat Jahan',
    '12 Jan, 2025, 04:30 pm',
  ]);
  expect(last()[1]).toBe('Your goods are back in the shop.');
});
