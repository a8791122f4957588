import type { Page } from '@playwright/test';
import type { Customer } from '../support/customers.ts';

/** The forms about an account, and the identity provider's answers to them. */

export const main = (page: Page) => page.locator('main');
export const emailOf = (page: Page) => main(page).getByLabel(/^Email/);
export const passwordOf = (page: Page) => main(page).getByRole('textbox', { name: /^(New p|P)assword/ });
export const accountMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Account' });

export const fillSignUp = async (page: Page, { name, email, password }: Customer): Promise<void> => {
  await main(page).getByLabel(/^Name/).fill(name);
  await emailOf(page).fill(email);
  await passwordOf(page).fill(password);
};
export const fillSignIn = async (page: Page, { email, password }: Pick<Customer, 'email' | 'password'>) => {
  await emailOf(page).fill(email);
  await passwordOf(page).fill(password);
};

/** Holds back the provider's answers to one call until it is let go. */
export const heldBack = async (page: Page, call: string): Promise<() => void> => {
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
export const faked = (page: Page, call: string, message: string) =>
  page.route(`**/v1/accounts:${call}?**`, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message, errors: [{ message }] } } }),
  );
