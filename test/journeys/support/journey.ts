import { test as base, expect, type Page } from '@playwright/test';
import { accountsReady } from '../../support/clients/adminClient.ts';
import { newDataDir, type OpenShop, openShop, removeDataDir } from '../../support/servers/openShop.ts';

/** Fixtures: one open shop per worker, and a page that records its errors. */

interface Fixtures {
  /** Errors and warnings on the console, and uncaught exceptions. */
  readonly complaints: string[];
  /** Whether `page.goto` waits for hydration. */
  readonly takeOver: boolean;
}
interface WorkerFixtures {
  readonly shop: OpenShop;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const dataDir = newDataDir();
      const shop = await openShop(dataDir);
      await accountsReady(shop.origin);
      await use(shop);
      await shop.close();
      removeDataDir(dataDir);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.origin),
  takeOver: [true, { option: true }],
  page: async ({ page, takeOver }, use) => {
    const goto = page.goto.bind(page);
    // A journey starts after hydration; early.journey.ts tests the time before.
    page.goto = async (...to) => {
      const answer = await goto(...to);
      if (takeOver && answer?.headers()['content-type']?.startsWith('text/html') === true)
        await page.locator('html[data-open]').waitFor({ state: 'attached', timeout: 15_000 });
      return answer;
    };
    await use(page);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(complaints);
    },
    { auto: true },
  ],
});

export { expect };

export const sizes = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
} as const;

export const demo = {
  admin: { email: 'admin@hatkhola.example', password: 'admin-demo-1' },
  customer: { email: 'customer@hatkhola.example', password: 'customer-demo-1' },
} as const;

/** Signs in through the real form; resolves after the success dialog has closed. */
export const signIn = async (
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> => {
  await page.goto('/login');
  await page
    .locator('main')
    .getByLabel(/^E-?mail/i)
    .fill(email);
  await page
    .locator('main')
    .getByLabel(/^Password/)
    .first()
    .fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await dismiss(page, 'Login Successful');
};

/** Waits for the dialog with this title and presses its button, unless its own timer closes it first. */
export const dismiss = async (page: Page, title: string, button = 'OK'): Promise<void> => {
  const dialog = page.getByRole('dialog').filter({ hasText: title });
  await expect(dialog).toBeVisible();
  const gone = expect(dialog).toBeHidden();
  await Promise.race([dialog.getByRole('button', { name: button, exact: true }).click(), gone]);
  await gone;
};

export const buyer = {
  name: 'রহিমা খাতুন',
  email: 'rahima@example.com',
  mobileNumber: '01712345678',
  district: 'Dhaka',
  address: 'House 7, Road 3, Mirpur',
} as const;

export const fillCheckout = async (
  page: Page,
  person: Record<keyof typeof buyer, string> = buyer,
): Promise<void> => {
  const form = page.getByRole('form', { name: 'Checkout' });
  await form.getByLabel('Full name').fill(person.name);
  await form.getByLabel('E-mail').fill(person.email);
  await form.getByLabel('Mobile number').fill(person.mobileNumber);
  await form.getByLabel('District').fill(person.district);
  await form.getByRole('textbox', { name: 'Address' }).fill(person.address);
  await form.getByRole('radio', { name: /Inside of Dhaka/ }).check();
};
