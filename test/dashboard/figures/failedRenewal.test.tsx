import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shopApi } from '#api/client/shopApi.ts';
import { Component as FiguresScreen } from '#dashboard/figures/FiguresScreen.tsx';
import { noCounts, orderDays } from '#domain/orders/orderDays.ts';
import type { Figures } from '#domain/staff/figures.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { noCost, noDoorReturns } from '../../support/builders/noFigures.ts';

const ofPeriod = {
  orders: { counts: noCounts(), sales: 0 },
  cost: noCost,
  doorReturns: noDoorReturns,
  cashIn: null,
};
const figures: Figures = {
  ...ofPeriod,
  period: { from: '2026-02-01', to: '2026-03-02' },
  before: { ...ofPeriod, period: { from: '2026-01-02', to: '2026-01-31' } },
  outstanding: null,
  hasParcels: false,
  days: orderDays('2026-03-02', 30, []),
  categories: [],
  districts: [],
  couriers: [],
  doorMonths: [],
  doorDistricts: [],
  hours: Array.from({ length: 24 }, (_, hour) => ({ hour, counts: noCounts(), sales: 0 })),
};

it('CA-9 ER-4 keeps the figures when only their renewal fails', async () => {
  let status = 200;
  const { requests, store } = renderStaffScreen(<FiguresScreen />, () => ({ status, body: figures }));
  const heading = await screen.findByRole('heading', { name: 'Orders' });
  status = 400;
  act(() => void store.dispatch(shopApi.internalActions.onFocus()));
  await waitFor(() => expect(requests).toHaveLength(2));
  await act(async () => undefined);
  expect(heading.isConnected).toBe(true);
});
