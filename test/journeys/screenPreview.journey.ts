import type { Page } from '@playwright/test';
import type { Product } from '#domain/product.ts';
import { expect, sizes, test } from './support/journey.ts';
import { moveMouseUntilLoaded } from './support/moveMouseUntilLoaded.ts';

/** What is shown between a press and the screen that it opens. */

const cards = (page: Page) => page.locator('main').getByRole('article');

/** What a frame shows of a screen. */
interface Frame {
  readonly path: string;
  readonly isPreview: boolean;
  readonly scrollY: number;
  readonly places: string;
}

/** From now on notes each frame that shows a screen of this heading, and the places of these parts of it. */
const watchFrames = (page: Page, heading: string, parts: readonly string[]): Promise<void> =>
  page.evaluate(
    ([text, selectors]) => {
      const frames: Frame[] = [];
      Object.assign(window, { frames });
      const look = (): void => {
        const visible = [...document.querySelectorAll('main h1')].find(
          (one) => one.textContent === text && one.checkVisibility({ visibilityProperty: true }),
        );
        const screen = visible?.closest('main > *');
        if (screen)
          frames.push({
            path: location.pathname,
            isPreview: screen.matches('[data-preview]'),
            scrollY: Math.round(window.scrollY),
            places: selectors
              .map((part) => screen.querySelector(part)?.getBoundingClientRect() ?? new DOMRect())
              .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '))
              .join(', '),
          });
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    [heading, parts] as const,
  );

/** The different values of the frames that were noted. */
const framesOf = async (page: Page): Promise<Record<keyof Frame, unknown[]>> => {
  const frames = await page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);
  const valuesOf = (name: keyof Frame) => [...new Set(frames.map((frame) => frame[name]))];
  return {
    path: valuesOf('path'),
    isPreview: valuesOf('isPreview'),
    scrollY: valuesOf('scrollY'),
    places: valuesOf('places'),
  };
};

/** Opens the list, and acts once, so that the code of previews loads. */
const openList = (page: Page): Promise<void> =>
  moveMouseUntilLoaded(page, () => page.goto('/shop'), /\/startPreviews-[^/]*\.js$/);

const productsOf = async (origin: string): Promise<Product[]> => {
  const answer = await fetch(`${origin}/api/products?limit=10`);
  return ((await answer.json()) as { data: Product[] }).data;
};

for (const [name, viewport] of Object.entries({ 'a phone': sizes.phone, 'a desk': sizes.desk }))
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('SPD-27 a pressed product shows in its place before its address opens, and nothing of it moves', async ({
      page,
      shop,
    }) => {
      const product = (await productsOf(shop.origin))[1];
      await openList(page);
      const link = cards(page).nth(1).getByRole('link');
      await link.hover();
      await watchFrames(page, String(product?.name), ['h1', 'h1 + *', 'h1 + * + *', 'section img']);
      await link.click();
      await expect(page.getByRole('heading', { name: 'Related Products' })).toBeAttached();
      expect(await framesOf(page)).toEqual({
        path: ['/shop', `/product-details/${product?._id}`],
        isPreview: [true, false],
        scrollY: [0],
        places: [expect.stringMatching(/^\d+ \d+ \d+ \d+,/)],
      });
    });

    test('SPD-27 RT-19 Back shows the list as it was left, where it was left, before it is rendered', async ({
      page,
      shop,
    }) => {
      const product = (await productsOf(shop.origin))[8];
      await openList(page);
      await cards(page).nth(9).scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => Math.round(scrollY));
      await cards(page).nth(8).getByRole('link').click();
      await expect(page.getByRole('heading', { name: String(product?.name), level: 1 })).toBeFocused();
      await expect(page.getByRole('button', { name: 'Add To Cart' })).toBeVisible();
      await watchFrames(page, 'All products', ['h1', 'li:nth-child(7)', 'li:nth-child(9) img']);
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'All products' })).toBeFocused();
      expect(await framesOf(page)).toEqual({
        path: ['/shop'],
        isPreview: [true, false],
        scrollY: [place],
        places: [expect.stringMatching(/^\d+ -?\d+ \d+ \d+,/)],
      });
    });
  });

test.describe('by a finger', () => {
  test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true });

  test('SPD-27 a touched link has its preview rendered and hidden; a scroll removes it', async ({ page }) => {
    await page.goto('/shop');
    const devtools = await page.context().newCDPSession(page);
    const box = await cards(page).first().boundingBox();
    const at = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 40 };
    const preview = page.locator('[data-preview]');
    // The page may still be starting what listens.
    await expect(async () => {
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
      try {
        await expect(preview).toBeAttached({ timeout: 500 });
        expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['All products']);
        await expect(preview).toBeHidden();
      } finally {
        const moved = [{ ...at, y: at.y - 80 }];
        await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: moved });
        await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      }
    }).toPass();
    await expect(preview).toHaveCount(0);
  });
});
