import { countPages } from '../support/browser/readPdf.ts';
import { expect, test } from './support/journey.ts';
import { productsInColours } from './support/screens.ts';

/** A printed product page. */

test.use({ colorScheme: 'dark' });

test('PD-1 PD-7 PD-8 a printed product page holds the product alone, dark on white', async ({
  page,
  shop,
}) => {
  const product = (await productsInColours(shop.origin)).find(({ images }) => images.length > 1);
  await page.goto(`/product-details/${product?._id}`);
  const images = page.getByRole('region', { name: /^Pictures of / });
  // The screen may show another picture than the first.
  await images.getByRole('button', { name: 'Show picture 2' }).click();
  await expect(images.locator('[data-slide]').first()).toHaveAttribute('inert', '');
  await page.emulateMedia({ media: 'print' });
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText(/^৳/).first()).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Description' })).toBeVisible();
  await expect(main.getByText('Cash on delivery')).toBeVisible();
  const frame = (await images.boundingBox()) ?? { x: 0, width: 0 };
  const first = (await images.locator('img').first().boundingBox()) ?? { x: -1, width: 0 };
  expect(Math.abs(first.x - frame.x)).toBeLessThanOrEqual(2);
  expect(first.width).toBeGreaterThan(100);
  const seen = page.locator('header, footer, nav, button, h2, img, [aria-label="Notice"], a');
  const drawn = await seen.evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
      .map((element) => element.localName),
  );
  expect(drawn.toSorted()).toEqual(['h2', 'img']);
  const ink = await main.evaluate((element) => getComputedStyle(element).color);
  // The ink of the light theme.
  expect(ink).toBe('rgb(26, 33, 29)');
  expect(countPages(await page.pdf({ format: 'A4' }))).toBe(1);
});
