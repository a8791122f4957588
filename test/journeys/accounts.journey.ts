import { readOrderStatus } from '../support/clients/adminClient.ts';
import { newCustomer, signUp } from '../support/clients/customerAccounts.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { createGate } from '../support/createGate.ts';
import {
  accountMenu,
  delayProvider,
  emailOf,
  failProvider,
  fillSignIn,
  fillSignUp,
  main,
  passwordOf,
} from './support/accountForms.ts';
import { dismiss, expect, signIn, test } from './support/journey.ts';

/** Accounts on the real Firebase SDK: sign-in, sign-out, refusals, deletion (AU-1 to AU-12). */

test('RT-8 RT-9 AU-1 AU-2 AU-3 AU-4 AU-6 AU-9 a visitor registers, signs out and signs in', async ({
  page,
}) => {
  const person = newCustomer();
  await page.goto('/shop');
  await accountMenu(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveTitle(/^Create New Account/);
  const signUp = page.getByRole('button', { name: 'Sign Up' });
  await signUp.click();
  for (const sentence of ['Name is required', 'Email is required', 'Password is required'])
    await expect(main(page).getByText(sentence, { exact: true })).toBeVisible();

  const release = await delayProvider(page, 'signUp');
  await fillSignUp(page, person);
  await signUp.click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeDisabled();
  release();
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
  await expect(main(page).getByText('⚠ Email is required', { exact: true })).toBeVisible();
  await expect(main(page).getByText('⚠ Password is required', { exact: true })).toBeVisible();
  await fillSignIn(page, { ...person, password: 'not-the-password' });
  const releaseSignIn = await delayProvider(page, 'signInWithPassword');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  releaseSignIn();
  await expect(page.getByRole('dialog')).toContainText('Login Failed');
  await dismiss(page, "That's the wrong password for this e-mail address.", 'Try again');
  await expect(emailOf(page)).toHaveValue(person.email);
  await expect(
    main(page).getByText("That's the wrong password for this e-mail address.", { exact: true }),
  ).toBeVisible();
  await passwordOf(page).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await dismiss(page, 'Login Successful');
  await expect(page).toHaveURL(/\/cart$/);
});

test('AU-2 AU-8 Google signs up in a popup, and the form reports a closed popup', async ({
  page,
  context,
}) => {
  const foreignRequests: string[] = [];
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') foreignRequests.push(request.url());
  });
  // On a slow network the user presses before Google's script, or its stand-in, has loaded.
  const script = createGate();
  await page.route('**/gapi-shim.js', async (route) => {
    await script.opened;
    await route.continue();
  });
  await page.goto('/login');
  const withGoogle = page.getByRole('button', { name: 'Continue with Google' });
  const opening = page.waitForEvent('popup');
  await withGoogle.click();
  await expect(page.getByRole('button', { name: 'Waiting for Google…' })).toBeVisible();
  script.open();
  const closed = await opening;
  await closed.waitForLoadState();
  await expect(page.getByRole('button', { name: 'Waiting for Google…' })).toBeVisible();
  await closed.close();
  // Long before Firebase itself would notice it, after ten seconds.
  await expect(withGoogle).toBeEnabled({ timeout: 4000 });
  await expect(main(page).getByText('The Google window was closed before you signed in.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto('/about-us');
  await page.goto('/register');
  const [popup] = await Promise.all([page.waitForEvent('popup'), withGoogle.click()]);
  await popup.locator('#add-account-button').click();
  const { email } = newCustomer();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill('Rokeya Begum');
  await popup.locator('#sign-in').click();
  await dismiss(page, 'Google Signup Successful');
  await expect(page).toHaveURL(/\/$/);
  await accountMenu(page).click();
  await expect(page.getByRole('banner').getByText('Rokeya Begum')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/about-us$/);
  // The emulator stands in for Google.
  expect(foreignRequests).toEqual([]);
});

const deletion = 'Do you really want to delete your account?';

test('AU-12 a customer deletes the account, unless a second tab signs out or signs in another one, and the shop keeps its orders', async ({
  page,
  context,
  shop,
}) => {
  const [first, second] = [newCustomer(), newCustomer('Karim Uddin')];
  await signUp(shop.origin, first);
  const { id } = await placeSampleOrder(shop.origin, {
    email: second.email,
    token: await signUp(shop.origin, second),
  });
  await signIn(page, first);
  await page.goto('/dashboard');
  const end = page.getByRole('button', { name: 'Delete my account' });
  const question = page.getByRole('dialog').filter({ hasText: deletion });
  const other = await context.newPage();
  await other.goto('/shop');
  await other.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const logOutInOther = async () => {
    await accountMenu(other).click();
    await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await dismiss(other, 'Are you sure you want to logout?', 'Yes, logout!');
    await dismiss(other, 'You have been successfully logged out.');
  };

  await test.step('signing out in another tab cancels the deletion', async () => {
    await end.click();
    await expect(question).toBeVisible();
    await logOutInOther();
    await expect(page).toHaveURL(/\/login$/);
    await question.getByRole('button', { name: 'Yes, delete it!' }).click();
    await expect(page.getByRole('dialog')).toContainText('Failed to delete account');
    await dismiss(page, "You're signed out. Please sign in again.");
  });

  await test.step('a confirmed deletion spares the account that a second tab signed in', async () => {
    await signIn(page, first);
    await page.goto('/dashboard');
    await end.click();
    await expect(question).toBeVisible();
    await logOutInOther();
    await signIn(other, second);
    await dismiss(page, deletion, 'Yes, delete it!');
    await dismiss(page, 'A different account is signed in now');
    await other.close();
  });

  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByText(second.email).first()).toBeVisible();
  await end.click();
  await dismiss(page, deletion, 'Cancel');
  await failProvider(page, 'delete', 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  await end.click();
  await dismiss(page, deletion, 'Yes, delete it!');
  await dismiss(page, 'To keep your account safe');
  await page.getByRole('link', { name: /^Active Orders/ }).click();
  await expect(page.getByRole('row').filter({ hasText: id })).toBeVisible();

  await page.unroute('**/v1/accounts:delete?**');
  await page.goBack();
  await end.click();
  await dismiss(page, deletion, 'Yes, delete it!');
  await dismiss(page, 'Your account has been deleted.');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/login');
  await fillSignIn(page, second);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await dismiss(page, 'There is no account with this e-mail address.');
  await expect(page).toHaveURL(/\/$/);
  expect(await readOrderStatus(shop.origin, id)).toBe('Pending');
});

test('AU-7 AU-8 each refusal of the identity provider has a message of its own', async ({ page }) => {
  const person = newCustomer();
  await page.goto('/register');
  await fillSignUp(page, person);
  const missingRequirements =
    'Missing password requirements: [Password must contain at least 20 characters, Password must contain an upper case character]';
  await failProvider(page, 'signUp', `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : ${missingRequirements}`);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  const reason =
    'The password does not meet the requirements: it needs at least 20 characters and an upper-case letter.';
  await dismiss(page, `${person.name} Signup Failed`);
  await expect(main(page).getByText(reason, { exact: true })).toBeVisible();

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
    ['USER_DISABLED', 'This account has been disabled.'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts.'],
    ['INVALID_LOGIN_CREDENTIALS', 'The e-mail address or password is wrong.'],
  ] as const) {
    await failProvider(page, 'signInWithPassword', message);
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
