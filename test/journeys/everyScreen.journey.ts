import type { CDPSession, Page } from '@playwright/test';
import { localAddress, prefixes } from '#domain/pages/languages.ts';
import { axeViolations, hideCheckedParts } from './support/axeViolations.ts';
import { drawnBengali } from './support/bengaliFonts.ts';
import { latinTexts, textsOfPeople, textsOfShop } from './support/expectBengaliPage.ts';
import { expect, test as shopTest, sizes } from './support/journey.ts';
import { clippedControls, cutOffContent, tallBars } from './support/layoutFaults.ts';
import { fillCart, layOutAll, openScreen, screens } from './support/screens.ts';
import { fontStacks, removeFont, useTextFont } from './support/textFonts.ts';

/** Every screen works for all users. Each is opened once for all of these checks: opening takes most time. */

interface ScreenPage {
  /** The page of the worker, with the test's fonts. */
  readonly screenPage: () => Promise<Page>;
}

/**
 * A worker has one page for all of its screens, which takes a quarter less processor time than a context for each. What the
 * screen before has stored is removed.
 */
const test = shopTest.extend<object, ScreenPage>({
  screenPage: [
    async ({ browser, shop }, use) => {
      let opened: Page | undefined;
      await use(async () => {
        if (opened !== undefined) return opened;
        opened = await browser.newPage({ baseURL: shop.origin });
        return opened;
      });
      await opened?.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ screenPage }, use) => {
    const page = await screenPage();
    // A page without the application, which would store again what it has in memory.
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await use(page);
  },
});

// Each screen is independent; two workers share them.
test.describe.configure({ mode: 'parallel', timeout: 120_000 });

test.use({ viewport: sizes.desk });

/** Both layouts, each in both themes; the second theme of a layout checks colours only. */
const layouts = [
  { size: sizes.desk, colorScheme: 'light', coloursOnly: false },
  { size: sizes.desk, colorScheme: 'dark', coloursOnly: true },
  { size: sizes.phone, colorScheme: 'dark', coloursOnly: false },
  { size: sizes.phone, colorScheme: 'light', coloursOnly: true },
] as const;

/** The smallest phone; windows of 1440 × 900 and 1280 × 720 px at 200 % zoom, which halves both. */
const smallWindows = [
  { width: 320, height: 640, deviceScaleFactor: 1 },
  { width: 720, height: 450, deviceScaleFactor: 2 },
  { width: 640, height: 360, deviceScaleFactor: 2 },
] as const;

const widths = [320, 360, 768, 769, 900, 1024, 1100, 1280, 1440] as const;

const resize = (session: CDPSession, metrics: { width: number; height: number; deviceScaleFactor: number }) =>
  session.send('Emulation.setDeviceMetricsOverride', { ...metrics, mobile: false });

/** The layout's faults by width, with the widest and the narrowest common font. */
const faultsInBothFonts = async (page: Page, session: CDPSession): Promise<Record<string, string[]>> => {
  const faults: Record<string, string[]> = {};
  // All widths with one font first: another font lays out the whole page.
  for (const stack of fontStacks) {
    await useTextFont(page, stack);
    for (const width of widths) {
      await resize(session, { width, height: 900, deviceScaleFactor: 1 });
      const found = [...(await cutOffContent(page)), ...(await clippedControls(page))];
      if (found.length > 0) faults[`${stack} at ${width} px`] = found;
    }
  }
  return faults;
};

for (const screen of screens) {
  const isFirstOfItsLayout = screens.find(({ as }) => as === screen.as) === screen;

  test(`RT-20 TH-1 OL-3 ${screen.name} passes axe, fits every width and uses the shop's fonts`, async ({
    page,
    content,
    signInAs,
  }) => {
    if (screen.as === 'visitor') await fillCart(page, content.products);
    else await signInAs(screen.as);
    await openScreen(page, screen.path(content));
    await layOutAll(page);
    await useTextFont(page, 'wide');
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    // Header and footer are the same on all screens of a layout.
    await hideCheckedParts(page, isFirstOfItsLayout ? [] : ['footer', 'header:not(main *)']);
    for (const { size, colorScheme, coloursOnly } of layouts) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await expect(page.locator(`html.${colorScheme}`)).toHaveCount(1);
      const where = `axe at ${size.width} px, ${colorScheme}`;
      expect.soft(await axeViolations(page, coloursOnly), where).toEqual([]);
    }

    const session = await page.context().newCDPSession(page);
    for (const metrics of smallWindows) {
      await resize(session, metrics);
      const faults = [...(await cutOffContent(page)), ...(await tallBars(page))];
      expect.soft(faults, `layout at ${metrics.width} × ${metrics.height} px`).toEqual([]);
    }
    expect.soft(await faultsInBothFonts(page, session), 'layout').toEqual({});
    await session.send('Emulation.clearDeviceMetricsOverride');
    await session.detach();
    // At this width every layout shows the shop's Bengali name outside of the parts that are hidden above.
    await page.setViewportSize(sizes.desk);
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(sizes.desk.width);

    // Last, because it splits the page's texts.
    await removeFont(page);
    await page.waitForLoadState('load');
    const { runs, foreign } = await drawnBengali(page);
    expect.soft(foreign, 'Bengali in a font of the machine').toEqual([]);
    expect.soft(runs, 'runs of Bengali').toBeGreaterThan(0);
  });
}

/** The Bengali pages that are opened most and those with names of data, on a phone in one theme: their layout is that of the English ones. */
const bengaliScreens = screens.filter(({ name }) =>
  [
    'home',
    'shop',
    'product',
    'cart',
    'checkout',
    'tracked',
    'admin-pending',
    'admin-products',
    'admin-slides',
    'admin-pages',
    'admin-order',
    'admin-packing-slips',
  ].includes(name),
);

test('RT-20 BN-5 BN-10 the Bengali pages pass axe, fit a phone and mark what is in English', async ({
  page,
  content,
  shop,
  signInAs,
}) => {
  const names = await textsOfShop(shop.origin);
  const typed = await textsOfPeople(shop.origin);
  await fillCart(page, content.products);
  await page.setViewportSize(sizes.phone);
  const opened: string[] = [];
  for (const screen of bengaliScreens) {
    if (screen.as !== 'visitor') await signInAs(screen.as);
    await openScreen(page, localAddress(prefixes.bn, screen.path(content)));
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await layOutAll(page);
    await hideCheckedParts(page, opened.length === 0 ? [] : ['footer', 'header:not(main *)']);
    expect.soft(await axeViolations(page), `axe on ${screen.name}`).toEqual([]);
    expect.soft(await latinTexts(page, names, typed), `English on ${screen.name}`).toEqual([]);
    const faults = [...(await cutOffContent(page)), ...(await clippedControls(page))];
    expect.soft(faults, `layout of ${screen.name}`).toEqual([]);
    opened.push(screen.name);
  }
  expect(opened).toHaveLength(12);
});
