import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as DashboardHomeScreen } from '#dashboard/home/DashboardHomeScreen.tsx';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { customer, rahima } from '../../support/browser/sessionHarness.ts';

it('DB-1 leads staff to the orders that they placed as customers', async () => {
  renderStaffScreen(<DashboardHomeScreen />, () => ({ body: {} }));

  const link = await screen.findByRole('link', { name: 'Your own orders, as a customer' });
  expect(link.getAttribute('href')).toBe(`/dashboard/search?search=${encodeURIComponent(rahima.email)}`);
});

it('DB-1 shows customers no such link, whose menu has the lists', async () => {
  renderStaffScreen(<DashboardHomeScreen />, () => ({ body: {} }), { roles: customer });

  expect(await screen.findByRole('link', { name: /My Returns/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /as a customer/ })).toBeNull();
});
