import type { Page } from '@playwright/test';
import { productPath } from '#domain/products/product.ts';
import { widths } from '#domain/shop/constants.ts';
import { expect, test } from './support/journey.ts';
import { openScreen, productsInColours } from './support/screens.ts';
import { fontStacks, useTextFont } from './support/textFonts.ts';

/** Texts that stay on one line, in the widest and the narrowest common font. */

/** The cards whose price is not on the line of the first price of their row. */
const unevenRows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const rows = new Map<string, { price: number; name: string }[]>();
    for (const card of document.querySelectorAll('main article')) {
      const box = card.getBoundingClientRect();
      const price = card.querySelector('strong:not([aria-hidden])')?.getBoundingClientRect();
      if (price === undefined || box.height === 0) continue;
      const key = `${Math.round(box.top)} ${Math.round(box.height)}`;
      const row = rows.get(key) ?? [];
      row.push({ price: price.bottom, name: card.textContent });
      rows.set(key, row);
    }
    if (rows.size < 2) return ['no rows'];
    return [...rows.values()].flatMap((row) =>
      row
        .filter(({ price }) => Math.abs(price - (row[0]?.price ?? 0)) > 1)
        .map(({ name }) => name.slice(0, 40)),
    );
  });

/** The texts of the visible buttons to buy, by their number of lines. */
const buttonLines = (page: Page): Promise<[string, number][]> =>
  page
    .locator('main')
    .getByRole('button', { name: /^(Add To Cart|Buy Now)$/ })
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility())
        .map((button) => {
          const text = document.createRange();
          text.selectNodeContents(button.lastChild ?? button);
          return [button.textContent.trim(), new Set([...text.getClientRects()].map(({ top }) => top)).size];
        }),
    );

test('SH-1 SH-11 the prices of a row and the words of the buttons to buy are on one line at every width', async ({
  page,
  shop,
}) => {
  await openScreen(page, '/shop');
  for (const stack of fontStacks) {
    await useTextFont(page, stack);
    for (const width of [320, 360, widths.small, 600, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 2400 });
      expect({ stack, width, uneven: await unevenRows(page) }).toEqual({ stack, width, uneven: [] });
    }
  }

  const [product] = await productsInColours(shop.origin);
  await openScreen(page, productPath(product?._id ?? ''));
  for (const stack of fontStacks) {
    await useTextFont(page, stack);
    for (const width of [360, 600, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect({ stack, width, buttons: await buttonLines(page) }).toEqual({
        stack,
        width,
        buttons: [
          ['Add To Cart', 1],
          ['Buy Now', 1],
        ],
      });
    }
  }
});
