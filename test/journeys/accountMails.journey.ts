import { followVerification, mailedLink, newCustomer, signUp } from '../support/clients/customerAccounts.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { delayProvider, emailOf, fillSignIn, fillSignUp, main, passwordOf } from './support/accountForms.ts';
import { dismiss, expect, signIn, test } from './support/journey.ts';

/**
 * Mails about an account and the targets of their links: a new password, a verified address (AU-5, API-11).
 */

test('RT-10 AU-5 the link in the reset mail replaces a forgotten password once', async ({ page, shop }) => {
  const person = newCustomer();
  await signUp(shop.origin, person);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Forgot' }).click();
  await expect(main(page).getByText('⚠ Email is required', { exact: true })).toBeVisible();
  await emailOf(page).fill('nobody@example.com');
  await page.getByRole('button', { name: 'Forgot' }).click();
  await dismiss(page, 'Password reset failed. Please try again later.');
  await expect(main(page).getByText('There is no account with this e-mail address.')).toBeVisible();

  const release = await delayProvider(page, 'sendOobCode');
  await emailOf(page).fill(person.email);
  await page.getByRole('button', { name: 'Forgot' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  release();
  await dismiss(page, 'Password Reset Email Sent');
  await expect(page).toHaveURL(/\/login$/);

  const link = await mailedLink(shop.origin, person.email, 'PASSWORD_RESET');
  await page.goto(link);
  await expect(page).toHaveTitle(/^New password/);
  await expect(emailOf(page)).toHaveValue(person.email);
  const change = page.getByRole('button', { name: 'Change Password' });
  await change.click();
  await expect(main(page).getByText('Password is required', { exact: true })).toBeVisible();
  await passwordOf(page).fill('short');
  await change.click();
  await dismiss(page, 'The password could not be changed.');
  await expect(main(page).getByText('The password is too short: use at least 6 characters.')).toBeVisible();
  await passwordOf(page).fill('nadia-secret-2');
  await change.click();
  await dismiss(page, 'Password Changed');
  await expect(page).toHaveURL(/\/login$/);

  await fillSignIn(page, person);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await dismiss(page, 'Login Failed', 'Try again');
  await fillSignIn(page, { ...person, password: 'nadia-secret-2' });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await dismiss(page, 'Login Successful');

  await page.goto(link);
  await expect(main(page).getByText(/This link has already been used/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Request a new e-mail' })).toBeVisible();
});

test('API-11 verifying the address adds older guest orders to the account in every tab', async ({
  page,
  context,
  shop,
}) => {
  const person = newCustomer();
  const { id } = await placeSampleOrder(shop.origin, { email: person.email });
  await page.goto('/register');
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await dismiss(page, `${person.name} Signup Successful`);
  await page.goto('/dashboard/activeOrders');
  await expect(page.getByText('You have no active orders')).toBeVisible();

  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  const hint = page.getByText('Your e-mail address is not verified yet.');
  await expect(hint).toBeVisible();
  await page.getByRole('button', { name: 'Send the e-mail again' }).click();
  await dismiss(page, 'Verification Email Sent');

  const mail = await context.newPage();
  await mail.goto(await mailedLink(shop.origin, person.email, 'VERIFY_EMAIL'));
  await expect(mail.getByText('Your e-mail address is verified.')).toBeVisible();
  await expect(hint).toBeHidden();
  await mail.getByRole('link', { name: 'Go to my dashboard' }).click();
  await mail.getByRole('link', { name: /^Active Orders/ }).click();
  await expect(mail.getByRole('row').filter({ hasText: id })).toContainText('Pending');
});

test('API-11 the page notices on focus that the address was verified elsewhere', async ({ page, shop }) => {
  const person = newCustomer();
  await signUp(shop.origin, person);
  await signIn(page, person);
  await page.goto('/dashboard');
  const hint = page.getByText('Your e-mail address is not verified yet.');
  await expect(hint).toBeVisible();
  await page.getByRole('button', { name: 'Send the e-mail again' }).click();
  await dismiss(page, 'Verification Email Sent');

  await followVerification(shop.origin, person.email);
  await expect(hint).toBeVisible();

  const lookups: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('accounts:lookup')) lookups.push(request.url());
  });
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await comeBack();
  await expect(hint).toBeHidden();
  await expect(page.getByText('verified', { exact: true })).toBeVisible();
  expect(lookups.length).toBeGreaterThan(0);
  lookups.length = 0;
  await comeBack();
  await page.getByRole('link', { name: /^Active Orders/ }).click();
  await expect(page.getByText('You have no active orders')).toBeVisible();
  expect(lookups).toEqual([]);
});
