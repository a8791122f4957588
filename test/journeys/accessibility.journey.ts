import type { Locator, Page } from '@playwright/test';
import { demo, dismiss, expect, signIn, sizes, test } from './support/journey.ts';
import { axeFaults, lost, passOver } from './support/layoutFaults.ts';
import { everyScreen, fillCart, openScreen, type Screen, someGoods } from './support/screens.ts';
import { bringFonts, drawWith } from './support/textFonts.ts';

/** Every screen is accessible to all users. */

/** Both layouts, each in both themes; the second theme of a layout checks colours only. */
const looks = [
  ['desk', 'light'],
  ['desk', 'dark'],
  ['phone', 'dark'],
  ['phone', 'light'],
] as const;

/** The smallest phone; windows of 1440 × 900 and 1280 × 720 px at 200 % zoom, which halves both. */
const narrow = [
  [320, 640, 1],
  [720, 450, 2],
  [640, 360, 2],
] as const;

// Tracing every rule on every element would take most of the time.
test.use({ trace: 'off' });

const ready = async (page: Page, origin: string, as: Screen['as']): Promise<Screen[]> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (as === 'nobody') await fillCart(page, await someGoods(origin));
  else await signIn(page, demo[as]);
  return (await everyScreen(origin)).filter((screen) => screen.as === as);
};

for (const as of ['nobody', 'admin', 'customer'] as const) {
  test(`RT-20 TH-1 axe finds nothing serious on any screen of ${as}, in both themes, on phone and desk, and nothing is lost at 320 px and at 200 % zoom`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(300_000);
    const found: Record<string, string[]> = {};
    const note = (where: string, faults: string[]) => {
      if (faults.length > 0) found[where] = faults;
    };
    const zoom = await page.context().newCDPSession(page);
    await bringFonts(page);
    let known: string[] = [];
    for (const screen of await ready(page, shop.origin, as)) {
      await page.setViewportSize(sizes.desk);
      await openScreen(page, screen);
      await drawWith(page, 'wide');
      const headings = await page.getByRole('heading', { level: 1 }).count();
      if (headings !== 1) note(`${screen.name} headings`, [String(headings)]);
      await passOver(page, known);
      let before: string | undefined;
      for (const [size, colorScheme] of looks) {
        await page.setViewportSize(sizes[size]);
        await page.emulateMedia({ colorScheme });
        await expect(page.locator(`html.${colorScheme}`)).toHaveCount(1);
        const against = await axeFaults(page, size === before);
        note(`${screen.name} ${size} ${colorScheme}`, against);
        before = size;
      }
      for (const [width, height, deviceScaleFactor] of narrow) {
        const metrics = { width, height, deviceScaleFactor, mobile: false };
        await zoom.send('Emulation.setDeviceMetricsOverride', metrics);
        note(`${screen.name} ${width} × ${height}`, await lost(page));
      }
      await zoom.send('Emulation.clearDeviceMetricsOverride');
      // Header and footer are the same on all screens.
      known = ['footer', 'header:not(main *)'];
    }
    expect(found).toEqual({});
  });
}

/** Expects that the element can be scrolled into the window with its full height. */
const expectWhole = async (target: Locator) => {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { y, height } = (await target.boundingBox()) ?? { y: -1, height: 0 };
  expect({ y, isWhole: y >= 0 && y + height <= 360 }).toEqual({ y, isWhole: true });
};

test.describe('at 200 % zoom of a window of 1280 × 720 px', () => {
  test.use({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 });

  test('HD-1 HD-3 PD-3 nothing sticks over what is read, and menu, search results and dialogs can be seen to their ends', async ({
    page,
    shop,
  }) => {
    const [product] = await someGoods(shop.origin);
    await page.goto(`/product-details/${product?._id}`);
    const topOf = (selector: string) =>
      page.locator(selector).evaluate((bar) => bar.getBoundingClientRect().top);
    await page.evaluate(() => scrollTo(0, 600));
    expect(await topOf('header')).toBeLessThan(-300);
    expect(await topOf('nav[aria-label="Shortcuts"]')).toBeGreaterThan(360);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await expectWhole(
      page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Contact Us' }),
    );
    await page.getByRole('combobox', { name: 'Search products' }).fill('bag');
    await expectWhole(page.getByRole('option').last());
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await expectWhole(page.getByRole('dialog').getByRole('button', { name: 'OK' }));
    await dismiss(page, 'Product Added!');
  });
});
