import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as CheckoutScreen } from '#storefront/checkout/CheckoutScreen.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { line } from './orders.ts';

const open = () => renderScreen(<CheckoutScreen />, { state: { lines: [line('kettle')] } });
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>(name === 'District' ? 'combobox' : 'textbox', { name });

it('SH-2 hints at a district that it does not know, which is no error', async () => {
  const { user } = open();
  const hint = "We don't know this district. Is it spelled right?";
  await user.type(field('District'), 'Atl');
  expect(screen.getByText(hint)).toBeTruthy();
  await user.tab();
  expect(field('District').getAttribute('aria-invalid')).toBeNull();
  await user.clear(field('District'));
  await user.type(field('District'), 'Jess');
  expect(screen.queryByText(hint)).toBeNull();
});

it('SH-2 hints at a number that no operator has, which is no error', async () => {
  const { user } = open();
  await user.type(field('Mobile number'), '01212345678');
  await user.tab();
  expect(screen.getByText('Mobile numbers start with 013 to 019. Is this one right?')).toBeTruthy();
  expect(field('Mobile number').getAttribute('aria-invalid')).toBeNull();
  await user.clear(field('Mobile number'));
  await user.type(field('Mobile number'), '01912345678');
  expect(screen.queryByText(/Mobile numbers start/)).toBeNull();
});

it('SH-2 says one thing about a number that is too short as well', async () => {
  const { user } = open();
  await user.type(field('Mobile number'), '0123');
  expect(screen.getByText(/Mobile numbers start/)).toBeTruthy();
  await user.tab();
  expect(field('Mobile number').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText(/Mobile numbers start/)).toBeNull();
});
