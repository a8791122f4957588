import type { Page } from '@playwright/test';
import type { Product } from '#domain/products/product.ts';
import { expect, sizes, test } from './support/journey.ts';

/** What the first frame of a screen shows, and that nothing of it moves afterwards. */

const cards = (page: Page) => page.locator('main').getByRole('article');

/** What a frame shows of a screen. */
interface Frame {
  readonly path: string;
  readonly scrollY: number;
  readonly buttons: string;
  readonly cards: number;
  readonly places: string;
}

/** From now on notes each frame that shows a screen of this heading, and the places of these parts of it. */
const watchFrames = (page: Page, heading: string, parts: readonly string[]): Promise<void> =>
  page.evaluate(
    ([text, selectors]) => {
      const frames: Frame[] = [];
      Object.assign(window, { frames });
      const look = (): void => {
        const screen = document.querySelector('main');
        if (screen?.querySelector('h1')?.textContent === text)
          frames.push({
            path: location.pathname,
            scrollY: Math.round(window.scrollY),
            buttons: [...screen.querySelectorAll('button')]
              .map(({ textContent }) => textContent.trim())
              .filter((name) => ['Add To Cart', 'Buy Now'].includes(name))
              .join(', '),
            cards: screen.querySelectorAll('article').length,
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

/** The different values of the frames that were noted: one at least, since a busy browser draws long after it has the screen. */
const valuesOf = async (page: Page, names: readonly (keyof Frame)[]): Promise<Record<string, unknown[]>> => {
  const drawn = await page.waitForFunction(() => {
    const { frames } = window as unknown as { frames: Frame[] };
    return frames.length > 0 ? frames : undefined;
  });
  const frames = (await drawn.jsonValue()) ?? [];
  return Object.fromEntries(names.map((name) => [name, [...new Set(frames.map((frame) => frame[name]))]]));
};

const linkOf = (page: Page, index: number) => cards(page).nth(index).getByRole('link');

/** The product of a card on the page: another journey may have added one since the page was rendered. */
const productOf = async (page: Page, index: number): Promise<Product> => {
  const path = await linkOf(page, index).getAttribute('href');
  const id = path?.split('/').at(-1);
  const answer = await page.request.get(`/api/product/${id}`);
  return ((await answer.json()) as { data: Product }).data;
};

for (const [name, viewport] of Object.entries({ 'a phone': sizes.phone, 'a desk': sizes.desk }))
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('SPD-27 RT-19 the first frame of a pressed product has Add To Cart and Buy Now, that of Back the whole list where it was left, and nothing of them moves', async ({
      page,
    }) => {
      await page.goto('/shop');
      const link = linkOf(page, 1);
      const product = await productOf(page, 1);
      await link.hover();
      await watchFrames(page, product.name, ['h1', 'h1 + *', 'h1 + * + *', 'section img', 'h1 ~ * button']);
      await link.click();
      const related = page.getByRole('region', { name: 'Related Products' });
      await expect(related.getByRole('article').first()).toBeVisible();
      expect(await valuesOf(page, ['path', 'scrollY', 'buttons', 'places'])).toEqual({
        path: [`/product-details/${product._id}`],
        scrollY: [0],
        buttons: ['Add To Cart, Buy Now'],
        places: [expect.stringMatching(/^\d+ \d+ \d+ \d+,/)],
      });

      await page.goBack();
      await expect(page.getByRole('heading', { name: 'All products' })).toBeFocused();
      const later = await productOf(page, 8);
      await cards(page).nth(9).scrollIntoViewIfNeeded();
      const leftAt = await page.evaluate(() => Math.round(scrollY));
      await linkOf(page, 8).click();
      await expect(page.getByRole('heading', { name: later.name, level: 1 })).toBeFocused();
      await watchFrames(page, 'All products', ['h1', 'li:nth-child(7)', 'li:nth-child(9) img']);
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'All products' })).toBeFocused();
      expect(await valuesOf(page, ['path', 'scrollY', 'cards', 'places'])).toEqual({
        path: ['/shop'],
        scrollY: [leftAt],
        cards: [40],
        places: [expect.stringMatching(/^\d+ -?\d+ \d+ \d+,/)],
      });
    });
  });
