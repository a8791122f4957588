import type { Page } from '@playwright/test';
import type { Customer } from '../../support/clients/customerAccounts.ts';
import { createGate } from '../../support/createGate.ts';

/** The account forms, and delayed or faked responses of the identity provider. */

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

/** Delays the provider's responses to one call; the returned function releases them. */
export const delayProvider = async (page: Page, call: string): Promise<() => void> => {
  const { opened, open } = createGate();
  await page.route(`**/v1/accounts:${call}?**`, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
};

/** Makes the provider return an error for one call. */
export const failProvider = (page: Page, call: string, message: string) =>
  page.route(`**/v1/accounts:${call}?**`, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message, errors: [{ message }] } } }),
  );
