import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { slideImage } from '#domain/shop/constants.ts';
import { expect, sizes, test } from './support/journey.ts';
import { moveMouseUntilLoaded } from './support/moveMouseUntilLoaded.ts';
import { openScreen, productsInColours } from './support/screens.ts';
import { useTextFont } from './support/textFonts.ts';

/** What a shopper sees first: the home page without scrolling and the header of a phone. */

const banner = (page: Page) => page.getByRole('banner');

/** The lower edge of what no bar covers. */
const viewEnd = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bar = document.querySelector('nav[aria-label="Shortcuts"]')?.getBoundingClientRect();
    return bar?.height ? bar.top : innerHeight;
  });

const heightOf = async (element: Locator): Promise<number> =>
  Math.round((await element.boundingBox())?.height ?? 0);

const lowerEdge = async (element: Locator): Promise<number> => {
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element is not on the page');
  return box.y + box.height;
};

/** For each of the elements, whether the first one lies over a part of it. */
const coveredBy = (above: Locator, elements: readonly Locator[]): Promise<boolean[]> =>
  Promise.all(
    elements.map(async (element) => {
      const [box, below] = await Promise.all([above.boundingBox(), element.boundingBox()]);
      if (box === null || below === null) throw new Error('The element is not on the page');
      const isBeside = box.x >= below.x + below.width || below.x >= box.x + box.width;
      const isAboveOrBelow = box.y >= below.y + below.height || below.y >= box.y + box.height;
      return !isBeside && !isAboveOrBelow;
    }),
  );

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('SH-9 a product is in the first view, with as much of it as the window has room for', async ({
    page,
  }) => {
    await page.setViewportSize(sizes.phone);
    await openScreen(page, '/');
    await useTextFont(page, 'wide');
    const card = page.locator('main').getByRole('article').first();
    for (const [viewport, seen] of [
      [{ width: 1024, height: 768 }, 'picture'],
      [{ width: 1366, height: 768 }, 'upper edge'],
      [sizes.phone, 'picture and name'],
    ] as const) {
      await page.setViewportSize(viewport);
      const end = await viewEnd(page);
      const edges = {
        'upper edge': (await card.boundingBox())?.y ?? end,
        picture: await lowerEdge(card.locator('img')),
        'picture and name': await lowerEdge(card.getByRole('heading').getByRole('link')),
      };
      // Of a card that is cut, 60 px at least.
      expect(edges[seen]).toBeLessThan(end - (seen === 'upper edge' ? 60 : 0));
    }
  });

  test('HM-3 BY-8 the button that stops the slides covers no words on a phone', async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    const stop = page.getByRole('button', { name: 'Stop the slides' });
    await moveMouseUntilLoaded(page, () => openScreen(page, '/'), /keen-slider/);
    await useTextFont(page, 'wide');
    const offers = page.getByRole('region', { name: 'Offers' });
    const covered = await coveredBy(stop, [
      page.getByRole('button', { name: 'All categories' }),
      offers.getByRole('heading').first(),
      offers.getByRole('link').first(),
    ]);
    expect(covered).toEqual([false, false, false]);
  });

  test('SH-11 the header of a phone leaves while scrolling down and returns, without a shift', async ({
    page,
  }) => {
    await page.setViewportSize(sizes.phone);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await moveMouseUntilLoaded(page, () => page.goto('/shop'), /hideHeaderOnScroll/);
    await page.mouse.move(180, 400);
    const header = banner(page);
    const { height } = (await header.boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThan(44);
    // The most that SH-11 allows.
    expect(height).toBeLessThanOrEqual(104);
    const bottom = () => header.evaluate((element) => element.getBoundingClientRect().bottom);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 300);
        return bottom();
      })
      .toBeLessThanOrEqual(0);
    await page.mouse.wheel(0, -60);
    await expect.poll(bottom).toBe(height);
    await page.mouse.wheel(0, 300);
    await expect.poll(bottom).toBeLessThanOrEqual(0);
    await banner(page).getByRole('combobox').focus();
    await expect.poll(bottom).toBe(height);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.filter((value) => value > 0.001)).toEqual([]);
  });

  test('SH-13 a press on a card changes the page by a view transition where the device can, and Back too, but not with reduced motion', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // As many processor cores as the shop asks for before it uses transitions.
      Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (...args) => {
        document.documentElement.dataset.transitions = String(
          Number(document.documentElement.dataset.transitions ?? 0) + 1,
        );
        return start(...args);
      };
    });
    await page.goto('/shop');
    await page.evaluate(() => scrollTo(0, 500));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
    const card = page.locator('main').getByRole('article').nth(6);
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/product-details/);
    await expect(page.locator('html[data-transitions="1"]')).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(/\/shop$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);

    // The page asks for the preference once, when it loads.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await card.getByRole('link').click();
    await expect(page.getByRole('button', { name: 'Add To Cart' })).toBeVisible();
    await expect(page.locator('html[data-transitions]')).toHaveCount(0);
  });
});

test.describe('on a wide touch screen', () => {
  test.use({ viewport: { width: 1366, height: 1024 }, hasTouch: true, isMobile: true });

  test('SH-9 BY-8 the hero is as tall as the categories beside it, and a phone shows the first prices without scrolling', async ({
    page,
  }) => {
    await openScreen(page, '/');
    const categories = await heightOf(page.getByRole('navigation', { name: 'Categories' }));
    const hero = page.getByRole('region', { name: 'Offers' });
    expect(categories).toBeGreaterThan(420);
    expect([await heightOf(hero), await heightOf(hero.locator('img').first())]).toEqual([
      categories,
      categories,
    ]);
    await page.setViewportSize(sizes.phone);
    const price = page.locator('main').getByRole('article').first().locator('strong:not([aria-hidden])');
    expect(await lowerEdge(price)).toBeLessThan(sizes.phone.height);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone });

  test('SH-11 header and bottom bar repeat nothing; on a product page header and menu have what the bar had', async ({
    page,
    shop,
  }) => {
    const [product] = await productsInColours(shop.origin);
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Shortcuts' });
    const repeated = [
      'a[href="/cart"]',
      'button[aria-label="Account"]',
      'button[aria-label="Dark theme"]',
    ].map((control) => banner(page).locator(control));
    await expect(bar.getByRole('link', { name: 'Cart' })).toBeVisible();
    for (const control of repeated) await expect(control).toBeHidden();
    await expect(page.getByRole('region', { name: 'Notice' }).getByRole('link')).toBeHidden();
    await page.goto(`/product-details/${product?._id}`);
    await expect(bar).toBeHidden();
    await expect(banner(page).getByRole('link', { name: 'Cart' })).toBeVisible();
    await banner(page).getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/dashboard');
    await expect(menu.getByRole('link', { name: 'Call 09600-000111' })).toBeVisible();
    await menu.getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await menu.getByRole('link', { name: 'Home' }).focus();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(104);
  });
});

/** The relative luminance of WCAG 2. */
const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]): number => {
  const [r = 0, g = 0, b = 0] = [red, green, blue]
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The lowest contrast of a colour with the pixels of a screenshot. */
const lowestContrast = async (colour: readonly number[], picture: Buffer): Promise<number> => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const own = luminance(colour);
  // That of black and white, the highest there is.
  let lowest = 21;
  for (let pixel = 0; pixel < data.length; pixel += info.channels) {
    const ground = luminance([...data.subarray(pixel, pixel + 3)]);
    lowest = Math.min(lowest, (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05));
  }
  return lowest;
};

for (const [shade, background] of [
  ['black', '#000'],
  ['white', '#fff'],
] as const)
  test(`SH-9 the hero’s headline can be read over a ${shade} picture in both themes at every width`, async ({
    page,
  }) => {
    const picture = await sharp({ create: { ...slideImage, channels: 3, background } })
      .webp()
      .toBuffer();
    await page.route(/\/pictures\/.*webp$/, (route) =>
      route.fulfill({ body: picture, contentType: 'image/webp' }),
    );
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    const headline = page.locator('[aria-label="Offers"] h2').first();
    await expect(headline).toBeVisible();
    const image = page.locator('[aria-label="Offers"] img').first();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveClass(colorScheme);
      for (const viewport of [sizes.phone, sizes.tablet, { width: 1024, height: 768 }, sizes.desk]) {
        await page.setViewportSize(viewport);
        await expect
          .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
          .toBe(true);
        const colour = await headline.evaluate((element) => getComputedStyle(element).color);
        await headline.evaluate((element) => element.style.setProperty('color', 'transparent'));
        const rgb = (colour.match(/\d+/g) ?? []).map(Number);
        const contrast = await lowestContrast(rgb, await headline.screenshot());
        expect({ viewport, colorScheme, isRead: contrast >= 4.5 }).toEqual({
          viewport,
          colorScheme,
          isRead: true,
        });
        await headline.evaluate((element) => element.style.removeProperty('color'));
      }
    }
  });
