import type { CDPSession, Page } from '@playwright/test';
import { addressPrefixes, localAddress } from '#domain/pages/languages.ts';
import { axeViolations, hideCheckedParts, partsOfLayout } from './support/axeViolations.ts';
import { drawnBengali } from './support/bengaliFonts.ts';
import { latinTexts, textsOfPeople, textsOfShop } from './support/expectBengaliPage.ts';
import { goToLoaded } from './support/goTo.ts';
import { expect, test as shopTest, sizes } from './support/journey.ts';
import { clippedControls, cutOffContent, tallBars } from './support/layoutFaults.ts';
import { fillCart, layOutAll, openScreen, type Screen, screens } from './support/screens.ts';
import { fontStacks, removeFont, useTextFont } from './support/textFonts.ts';

/** Every screen works for all users. Each is opened once for all of these checks: opening takes most time. */

/** What a worker keeps, with the test's fonts. */
interface Kept {
  readonly page: Page;
  /** Sets the size of the window. */
  readonly session: CDPSession;
  /** Visitor and language of the layout that the page shows. */
  layout: string | null;
}

interface KeptPage {
  readonly kept: () => Promise<Kept>;
}

interface OpenedScreens {
  readonly session: CDPSession;
  readonly open: (screen: Screen, prefix?: string) => Promise<void>;
}

/** Removes what the screens before have stored, on a page without the application, which would store it again. */
const clearStorage = async (page: Page): Promise<void> => {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
};

/**
 * A worker has one page for all of its screens, which takes a quarter less processor time than a context for each. The screens
 * of one layout follow each other without loading it again.
 */
const test = shopTest.extend<OpenedScreens, KeptPage>({
  kept: [
    async ({ browser, shop }, use) => {
      let kept: Kept | undefined;
      await use(async () => {
        if (kept !== undefined) return kept;
        const page = await browser.newPage({ baseURL: shop.origin });
        kept = { page, session: await page.context().newCDPSession(page), layout: null };
        return kept;
      });
      await kept?.page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ kept }, use) => use((await kept()).page),
  session: async ({ kept }, use) => use((await kept()).session),
  open: async ({ kept, page, content, signInAs }, use) => {
    const state = await kept();
    await use(async (screen, prefix = addressPrefixes.en) => {
      const path = localAddress(prefix, screen.path(content));
      const layout = `${screen.as} ${prefix}`;
      if (layout === state.layout) {
        // The stylesheets for the screen before, and the product that it has shown.
        await page.evaluate(() => {
          document.adoptedStyleSheets = [];
          localStorage.removeItem('recentProducts');
        });
        return goToLoaded(page, path);
      }
      await clearStorage(page);
      if (screen.as === 'visitor') await fillCart(page, content.products);
      else await signInAs(screen.as);
      await openScreen(page, path);
      state.layout = layout;
    });
  },
});

// Each screen is independent; two workers share them.
test.describe.configure({ mode: 'parallel', timeout: 120_000 });

test.use({ viewport: sizes.desk });

/** Both layouts, each in both themes; the second theme of a layout checks colours only. */
const layouts = [
  { size: sizes.phone, colorScheme: 'dark', coloursOnly: false },
  { size: sizes.phone, colorScheme: 'light', coloursOnly: true },
  { size: sizes.desk, colorScheme: 'light', coloursOnly: false },
  { size: sizes.desk, colorScheme: 'dark', coloursOnly: true },
] as const;

/** The smallest phone; windows of 1440 × 900 and 1280 × 720 px at 200 % zoom, which halves both. */
const smallWindows = [
  { width: 320, height: 640, deviceScaleFactor: 1 },
  { width: 720, height: 450, deviceScaleFactor: 2 },
  { width: 640, height: 360, deviceScaleFactor: 2 },
] as const;

/** The last one is that of `sizes.desk`, at which the next screen opens. */
const widths = [320, 360, 768, 769, 900, 1024, 1100, 1280, 1440] as const;

interface Metrics {
  readonly width: number;
  readonly height: number;
  readonly deviceScaleFactor?: number;
}

const resize = (session: CDPSession, { width, height, deviceScaleFactor = 1 }: Metrics) =>
  session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false });

/** A hidden page is laid out but not drawn, which takes a fifth less processor time. */
const setVisibility = (page: Page, visibility: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.style.visibility = value;
  }, visibility);

/** The layout's faults by width, with the widest and the narrowest common font. */
const faultsInBothFonts = async (page: Page, session: CDPSession): Promise<Record<string, string[]>> => {
  const faults: Record<string, string[]> = {};
  // All widths with one font first: another font lays out the whole page.
  for (const stack of fontStacks) {
    await useTextFont(page, stack);
    for (const width of widths) {
      await resize(session, { width, height: sizes.desk.height });
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
    session,
    open,
  }) => {
    await open(screen);
    await layOutAll(page);
    await useTextFont(page, 'wide');
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    await hideCheckedParts(page, isFirstOfItsLayout ? [] : partsOfLayout);
    for (const { size, colorScheme, coloursOnly } of layouts) {
      await resize(session, size);
      await page.emulateMedia({ colorScheme });
      await expect(page.locator(`html.${colorScheme}`)).toHaveCount(1);
      const where = `axe at ${size.width} px, ${colorScheme}`;
      expect.soft(await axeViolations(page, { coloursOnly }), where).toEqual([]);
    }

    await setVisibility(page, 'hidden');
    for (const metrics of smallWindows) {
      await resize(session, metrics);
      const faults = [...(await cutOffContent(page)), ...(await tallBars(page))];
      expect.soft(faults, `layout at ${metrics.width} × ${metrics.height} px`).toEqual([]);
    }
    expect.soft(await faultsInBothFonts(page, session), 'layout').toEqual({});
    await setVisibility(page, 'visible');

    // At this width every layout shows the shop's Bengali name outside of the parts that are hidden above.
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
  session,
  shop,
  open,
}) => {
  const names = await textsOfShop(shop.origin);
  const typed = await textsOfPeople(shop.origin);
  await resize(session, sizes.phone);
  const opened: string[] = [];
  for (const screen of bengaliScreens) {
    await open(screen, addressPrefixes.bn);
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await layOutAll(page);
    await hideCheckedParts(page, opened.length === 0 ? [] : partsOfLayout);
    expect.soft(await axeViolations(page), `axe on ${screen.name}`).toEqual([]);
    expect.soft(await latinTexts(page, names, typed), `English on ${screen.name}`).toEqual([]);
    const faults = [...(await cutOffContent(page)), ...(await clippedControls(page))];
    expect.soft(faults, `layout of ${screen.name}`).toEqual([]);
    opened.push(screen.name);
  }
  expect(opened).toHaveLength(12);
});
