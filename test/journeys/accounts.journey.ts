import type { Page } from '@playwright/test';
import { orderStatusOver } from '../support/asAdmin.ts';
import { type Customer, mailedLink, signUpOver, someone } from '../support/customers.ts';
import { placeOrderOver } from '../support/placeOrder.ts';
import { dismiss, expect, signIn, test } from './journey.ts';

/** Accounts on the real Firebase SDK: in, out, forgotten, verified, ended (AU-1 to AU-12). */

const main = (page: Page) => page.locator('main');
const emailOf = (page: Page) => main(page).getByLabel(/^Email/);
const passwordOf = (page: Page) => main(page).getByRole('textbox', { name: /^(New p|P)assword/ });
const accountMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Account' });

const fillSignUp = async (page: Page, { name, email, password }: Customer): Promise<void> => {
  await main(page).getByLabel(/^Name/).fill(name);
  await emailOf(page).fill(email);
  await passwordOf(page).fill(password);
};
const fillSignIn = async (page: Page, { email, password }: Pick<Customer, 'email' | 'password'>) => {
  await emailOf(page).fill(email);
  await passwordOf(page).fill(password);
};

/** Holds back the provider's answers to one call until it is let go. */
const heldBack = async (page: Page, call: string): Promise<() => void> => {
  let letGo: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/v1/accounts:${call}?**`, async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo?.();
};

/** Lets the provider answer one call with a fault of its own. */
const faked = (page: Page, call: string, message: string) =>
  page.route(`**/v1/accounts:${call}?**`, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message, errors: [{ message }] } } }),
  );

test('RT-8 RT-9 AU-1 AU-2 AU-3 AU-4 AU-6 AU-9 a visitor registers, goes out, mistypes, comes in and is back', async ({
  page,
}) => {
  const person = someone();
  await page.goto('/shop');
  await accountMenu(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveTitle(/^Create New Account/);
  const signUp = page.getByRole('button', { name: 'Sign Up' });
  await signUp.click();
  for (const sentence of ['Name is required', 'Email is required', 'Password is required'])
    await expect(main(page).getByText(sentence, { exact: true })).toBeVisible();

  const letGo = await heldBack(page, 'signUp');
  await fillSignUp(page, person);
  await signUp.click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeDisabled();
  letGo();
  await dismiss(page, `${person.name} Signup Successful`);
  await expect(page).toHaveURL(/\/shop$/);
  expect(await page.evaluate(() => localStorage.getItem('JWT_ACCESS_TOKEN'))).toMatch(/^ey/);

  await accountMenu(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await dismiss(page, 'Are you sure you want to logout?', 'Yes, logout!');
  await dismiss(page, 'You have been successfully logged out.');
  expect(await page.evaluate(() => localStorage.getItem('JWT_ACCESS_TOKEN'))).toBe(null);

  await page.goto('/cart');
  await accountMenu(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(main(page).getByText('⚠ Email is required')).toBeVisible();
  await expect(main(page).getByText('⚠ Password is required')).toBeVisible();
  await fillSignIn(page, { ...person, password: 'not-the-password' });
  const letIn = await heldBack(page, 'signInWithPassword');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  letIn();
  await expect(page.getByRole('dialog')).toContainText('Login Failed');
  await dismiss(page, 'The password is not right for this e-mail address.', 'Try again');
  await expect(emailOf(page)).toHaveValue(person.email);
  await expect(main(page).getByText('The password is not right for this e-mail address.')).toBeVisible();
  await passwordOf(page).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await dismiss(page, 'Login Successful');
  await expect(page).toHaveURL(/\/cart$/);
});

test('AU-2 AU-8 Google signs up in its real window, which nobody but this machine hears of; closed by the person it says so without a dialog', async ({
  page,
  context,
}) => {
  const strangers: string[] = [];
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') strangers.push(request.url());
  });
  await page.goto('/about-us');
  await page.goto('/login');
  const withGoogle = page.getByRole('button', { name: 'Continue with Google' });
  const [closed] = await Promise.all([page.waitForEvent('popup'), withGoogle.click()]);
  await closed.waitForLoadState();
  await expect(page.getByRole('button', { name: 'Waiting for Google…' })).toBeVisible();
  await closed.close();
  await expect(withGoogle).toBeEnabled({ timeout: 4000 });
  await expect(main(page).getByText('The Google window was closed before signing in.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto('/about-us');
  await page.goto('/register', { referer: '' });
  const [popup] = await Promise.all([page.waitForEvent('popup'), withGoogle.click()]);
  await popup.locator('#add-account-button').click();
  const { email } = someone();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill('Rokeya Begum');
  await popup.locator('#sign-in').click();
  await dismiss(page, 'Google Signup Successful');
  await expect(page).toHaveURL(/\/$/);
  await accountMenu(page).click();
  await expect(page.getByRole('banner').getByText('Rokeya Begum')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/about-us$/);
  expect(strangers).toEqual([]);
});

test('RT-10 AU-5 a forgotten password is replaced on the page to which the mail leads, once', async ({
  page,
  shop,
}) => {
  const person = someone();
  await signUpOver(shop.origin, person);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Forgot' }).click();
  await expect(main(page).getByText('⚠ Email is required')).toBeVisible();
  await emailOf(page).fill('nobody@example.com');
  await page.getByRole('button', { name: 'Forgot' }).click();
  await dismiss(page, 'Password reset failed. Please try again later.');
  await expect(main(page).getByText('There is no account with this e-mail address.')).toBeVisible();

  const letGo = await heldBack(page, 'sendOobCode');
  await emailOf(page).fill(person.email);
  await page.getByRole('button', { name: 'Forgot' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  letGo();
  await dismiss(page, 'Password Reset Email Sent');
  await expect(page).toHaveURL(/\/login$/);

  const link = await mailedLink(shop.origin, person.email, 'PASSWORD_RESET');
  await page.goto(link);
  await expect(page).toHaveTitle(/^New password/);
  await expect(emailOf(page)).toHaveValue(person.email);
  const change = page.getByRole('button', { name: 'Change Password' });
  await change.click();
  await expect(main(page).getByText('Password is required')).toBeVisible();
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
  await expect(main(page).getByText(/This link was used already/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for a new mail' })).toBeVisible();
});

test('API-11 an unverified account is told what it misses; the link of the mail brings older guest orders, in other tabs too', async ({
  page,
  context,
  shop,
}) => {
  const person = someone();
  const { id } = await placeOrderOver(shop.origin, { email: person.email });
  await page.goto('/register');
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await dismiss(page, `${person.name} Signup Successful`);
  await page.goto('/dashboard/activeOrders');
  await expect(page.getByText('You have no active orders')).toBeVisible();

  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  const hint = page.getByText('Your e-mail address is not verified yet.');
  await expect(hint).toBeVisible();
  await page.getByRole('button', { name: 'Send the mail again' }).click();
  await dismiss(page, 'Verification Email Sent');

  const mail = await context.newPage();
  await mail.goto(await mailedLink(shop.origin, person.email, 'VERIFY_EMAIL'));
  await expect(mail.getByText('Your e-mail address is verified.')).toBeVisible();
  await expect(hint).toBeHidden();
  await mail.getByRole('link', { name: 'Go to my dashboard' }).click();
  await mail.getByRole('link', { name: /^Active Orders/ }).click();
  await expect(mail.getByRole('row').filter({ hasText: id })).toContainText('Pending');
});

test('API-11 an address that is verified on another device is heard of when the person comes back to this one', async ({
  page,
  browser,
  shop,
}) => {
  const person = someone();
  await signUpOver(shop.origin, person);
  await signIn(page, person);
  await page.goto('/dashboard');
  const hint = page.getByText('Your e-mail address is not verified yet.');
  await expect(hint).toBeVisible();
  await page.getByRole('button', { name: 'Send the mail again' }).click();
  await dismiss(page, 'Verification Email Sent');

  const phone = await (await browser.newContext({ baseURL: shop.origin })).newPage();
  await phone.goto(await mailedLink(shop.origin, person.email, 'VERIFY_EMAIL'));
  await expect(phone.getByText('Your e-mail address is verified.')).toBeVisible();
  await phone.context().close();
  await expect(hint).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('accounts:lookup')) asked.push(request.url());
  });
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await comeBack();
  await expect(hint).toBeHidden();
  await expect(page.getByText('verified', { exact: true })).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  asked.length = 0;
  await comeBack();
  await page.getByRole('link', { name: /^Active Orders/ }).click();
  await expect(page.getByText('You have no active orders')).toBeVisible();
  expect(asked).toEqual([]);
});

test('AU-12 an account ends at its owner’s wish, asked first; its orders stay with the shop', async ({
  page,
  shop,
}) => {
  const person = someone();
  const { id } = await placeOrderOver(shop.origin, {
    email: person.email,
    token: await signUpOver(shop.origin, person),
  });
  await signIn(page, person);
  await page.goto('/dashboard');
  const end = page.getByRole('button', { name: 'Delete my account' });
  await end.click();
  await dismiss(page, 'Do you really want to delete your account?', 'Cancel');
  await faked(page, 'delete', 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  await end.click();
  await dismiss(page, 'Do you really want to delete your account?', 'Yes, delete it!');
  await dismiss(page, 'For this your sign-in must be fresh.');
  await page.getByRole('link', { name: /^Active Orders/ }).click();
  await expect(page.getByRole('row').filter({ hasText: id })).toBeVisible();

  await page.unroute('**/v1/accounts:delete?**');
  await page.goBack();
  await end.click();
  await dismiss(page, 'Do you really want to delete your account?', 'Yes, delete it!');
  await dismiss(page, 'Your account has been deleted.');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/login');
  await fillSignIn(page, person);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await dismiss(page, 'There is no account with this e-mail address.');
  await expect(page).toHaveURL(/\/$/);
  expect(await orderStatusOver(shop.origin, id)).toBe('Pending');
});

test('AU-7 AU-8 what the identity provider refuses is told with its own sentence', async ({ page }) => {
  const person = someone();
  await page.goto('/register');
  await fillSignUp(page, person);
  const lacks =
    'Missing password requirements: [Password must contain at least 20 characters, Password must contain an upper case character]';
  await faked(page, 'signUp', `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : ${lacks}`);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  const reason =
    'The password does not meet the requirements: it needs at least 20 characters and a capital letter.';
  await dismiss(page, `${person.name} Signup Failed`);
  await expect(main(page).getByText(reason)).toBeVisible();

  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('dialog')).toContainText('Google Signup Failed');
  await expect(page.getByRole('dialog')).toContainText('Your browser blocked the Google window.');
  await dismiss(page, 'Google Signup Failed');

  await page.goto('/login');
  await fillSignIn(page, person);
  for (const [message, sentence] of [
    ['USER_DISABLED', 'This account is switched off.'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'There were too many attempts.'],
    ['INVALID_LOGIN_CREDENTIALS', 'The e-mail address or the password is not right.'],
  ] as const) {
    await faked(page, 'signInWithPassword', message);
    await passwordOf(page).fill(person.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await dismiss(page, sentence, 'Try again');
  }
  await page.route('**/v1/accounts:signInWithPassword?**', (route) => route.abort());
  await passwordOf(page).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await dismiss(page, 'The sign-in service could not be reached.');
  await expect(page).toHaveURL(/\/$/);
});
