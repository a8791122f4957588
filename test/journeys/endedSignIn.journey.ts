import { deleteAtProvider, newCustomer, signUp } from '../support/clients/customerAccounts.ts';
import { dismiss, expect, signIn } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** A sign-in that the identity provider has ended while no page was open (AU-15). */

test('AU-15 a reload tells that the provider has ended the sign-in, and after a sign-out nothing', async ({
  page,
  shop,
  signInAs,
}) => {
  const ended = page.getByText("You've been signed out. Please sign in again.");
  const person = newCustomer();
  await signUp(shop.origin, person);
  await signIn(page, person);
  await deleteAtProvider(shop.origin, person);
  await page.goto('/dashboard/myReturn');
  await expect(page).toHaveURL(/\/login$/);
  await expect(ended).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('JWT_ACCESS_TOKEN'))).toBe(null);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(ended).toBeHidden();

  await signInAs('customer');
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await dismiss(page, 'Are you sure you want to logout?', 'Yes, logout!');
  await dismiss(page, 'Logout Successful');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(ended).toBeHidden();
});
