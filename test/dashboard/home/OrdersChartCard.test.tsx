import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { OrdersChartCard } from '#dashboard/home/OrdersChartCard.tsx';
import { noCounts } from '#domain/orders/orderDays.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

const open = (days: readonly unknown[]) => renderStaffScreen(<OrdersChartCard />, () => ({ body: { days } }));

it('DB-1 shows the orders and the sales of the last days', async () => {
  open([{ day: '2026-03-01', counts: { ...noCounts(), Pending: 2 }, sales: 1560 }]);

  expect((await screen.findAllByRole('img')).map((chart) => chart.getAttribute('aria-label'))).toEqual([
    '2 orders by day and status, 01 Mar to 01 Mar. The numbers are in the table below.',
    'Sales of ৳1,560 by day, 01 Mar to 01 Mar. The numbers are in the table below.',
  ]);
});

it('DB-1 names a single order as one', async () => {
  open([{ day: '2026-03-01', counts: { ...noCounts(), Pending: 1 }, sales: 780 }]);

  const chart = await screen.findByRole('img', { name: /by day and status/ });
  expect(chart.getAttribute('aria-label')).toBe(
    '1 order by day and status, 01 Mar to 01 Mar. The numbers are in the table below.',
  );
});

it('DB-1 shows the new day within minutes after midnight, although no order comes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let day = '2026-03-01';
  renderStaffScreen(<OrdersChartCard />, () => ({
    body: { days: [{ day, counts: { ...noCounts(), Pending: 2 }, sales: 0 }] },
  }));
  await screen.findByRole('img', { name: /by day and status, 01 Mar/ });
  day = '2026-03-02';
  vi.advanceTimersByTime(5 * 60 * 1000);
  expect(await screen.findByRole('img', { name: /by day and status, 02 Mar/ })).toBeTruthy();
});

it('API-8 shows nothing if the host sends no days', async () => {
  const { container } = open([]);

  await waitFor(() => expect(container.childNodes).toHaveLength(0));
});
