import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { accountsReady } from '../../support/clients/adminClient.ts';
import { removeFolder } from '../../support/removeFolder.ts';
import { demoDataDir } from '../../support/servers/demoDataDir.ts';
import { type OpenShop, openShop } from '../../support/servers/openShop.ts';
import { readContent, type ShopContent } from './screens.ts';

/** Fixtures: one open shop per worker, and a page that records its errors. */

/**
 * Every page that is opened, and every request of a helper, asks for a token of the same accounts. At the limit of 60 a
 * minute, which files that follow each other quickly reach, the next page is the login.
 */
const manySignIns = '100000';

/** Whose browser a journey uses. */
export type Visitor = 'visitor' | 'admin' | 'customer';

type StoredItems = readonly { readonly name: string; readonly value: string }[];

interface Fixtures {
  /** Errors and warnings on the console, and uncaught exceptions. */
  readonly pageErrors: string[];
  /** Whether `page.goto` waits for hydration. */
  readonly waitsForHydration: boolean;
  /** Signs the demo account in without the form; the page shows nothing of the shop afterwards. */
  readonly signInAs: (account: keyof typeof demo, inPage?: Page) => Promise<void>;
}
interface WorkerFixtures {
  /** Files that set another name with `test.use` get a shop in which no journey of other files has done anything. */
  readonly shopOf: string;
  readonly shop: OpenShop;
  /** What localStorage holds once the account has signed in; each worker signs in once per account. */
  readonly signedInStorage: (account: keyof typeof demo) => Promise<StoredItems>;
  readonly content: ShopContent;
}

const readSignedInStorage = async (
  browser: Browser,
  origin: string,
  account: keyof typeof demo,
): Promise<StoredItems> => {
  const page = await browser.newPage({ baseURL: origin });
  await signIn(page, demo[account]);
  const { origins } = await page.context().storageState();
  await page.context().close();
  return origins[0]?.localStorage ?? [];
};

/** Adds the errors and warnings on the page's console, and its uncaught exceptions, to the list. */
export const collectErrors = (page: Page, pageErrors: string[]): void => {
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // On a busy machine the shop refuses reads that have waited, and the page asks again (OP-45, ER-4).
    if (message.text().includes('responded with a status of 503')) return;
    // Chromium names the status of a failed request, and its address only here.
    const { url } = message.location();
    pageErrors.push(`${message.text()}${message.text().startsWith('Failed to load') ? ` ${url}` : ''}`);
  });
  page.on('pageerror', (error) => pageErrors.push(String(error)));
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  shopOf: ['all journeys', { scope: 'worker', option: true }],
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const dataDir = await demoDataDir();
      const shop = await openShop(dataDir, { SIGN_INS_PER_MINUTE: manySignIns });
      await accountsReady(shop.origin);
      await use(shop);
      await shop.close();
      removeFolder(dataDir);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  signedInStorage: [
    async ({ browser, shop }, use) => {
      const stored = new Map<keyof typeof demo, Promise<StoredItems>>();
      await use((account) => {
        const items = stored.get(account) ?? readSignedInStorage(browser, shop.origin, account);
        stored.set(account, items);
        return items;
      });
    },
    { scope: 'worker' },
  ],
  content: [async ({ shop }, use) => use(await readContent(shop.origin)), { scope: 'worker' }],
  signInAs: async ({ page, signedInStorage }, use) =>
    use(async (account, inPage = page) => {
      const items = await signedInStorage(account);
      // A page without the application, which would overwrite what it stores.
      if (!inPage.url().endsWith('/robots.txt')) await inPage.goto('/robots.txt');
      await inPage.evaluate((all) => {
        for (const { name, value } of all) localStorage.setItem(name, value);
      }, items);
    }),
  baseURL: async ({ shop }, use) => use(shop.origin),
  waitsForHydration: [true, { option: true }],
  page: async ({ page, waitsForHydration }, use) => {
    const goto = page.goto.bind(page);
    // A journey starts after hydration; eventReplay.journey.ts tests the time before.
    page.goto = async (...to) => {
      const response = await goto(...to);
      if (waitsForHydration && response?.headers()['content-type']?.startsWith('text/html') === true)
        await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 15_000 });
      return response;
    };
    await use(page);
  },
  pageErrors: async ({ page }, use) => {
    const pageErrors: string[] = [];
    collectErrors(page, pageErrors);
    await use(pageErrors);
  },
});

export { expect };

export const sizes = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
} as const;

export const demo = {
  admin: { email: 'admin@hatkhola.example', password: 'admin-demo-1' },
  staff: { email: 'staff@hatkhola.example', password: 'staff-demo-1' },
  customer: { email: 'customer@hatkhola.example', password: 'customer-demo-1' },
} as const;

/** Signs in through the real form; resolves after the success dialog has closed. */
export const signIn = async (
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> => {
  await page.goto('/login');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
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

/** Presses a buying button, and again where the page asks for a size first (SH-1). */
export const pressBuying = async (page: Page, name: 'Add To Cart' | 'Buy Now'): Promise<void> => {
  const button = page.getByRole('button', { name });
  await button.click();
  if (await page.getByText(/^Choose a size\?/).isVisible()) await button.click();
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

const taka = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 0 });
const exactTaka = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

/** `৳12,34,567.50`, written without the shop's own formatting. */
export const exactlyWritten = (poisha: number): string => `৳${exactTaka.format(poisha / 100)}`;

/** The same without poisha where there are none: `৳12,34,567`. */
export const written = (poisha: number): string =>
  poisha % 100 === 0 ? `৳${taka.format(poisha / 100)}` : exactlyWritten(poisha);
