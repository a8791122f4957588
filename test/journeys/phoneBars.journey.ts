import type { Page } from '@playwright/test';
import { axeViolations } from './support/axeViolations.ts';
import { expect, test } from './support/journey.ts';
import { fillCart, productsInColours } from './support/screens.ts';

/** The bars at the bottom of cart and checkout on a phone. */

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

/** The element with the focus if something lies over it. */
const coveredFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    if (!(focused instanceof HTMLElement) || focused.closest('main') === null) return null;
    const box = focused.closest('label') ?? focused;
    const { top, bottom, left, right } = box.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit === null || box.contains(hit) || hit.contains(box) ? null : focused.outerHTML;
  });

test('BY-1 BY-11 the bars of cart and checkout are in view, and cover nothing that has the focus', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fillCart(page, await productsInColours(shop.origin));
  await page.goto('/cart');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  const proceed = page.getByRole('button', { name: 'Proceed To Checkout' });
  await expect(proceed).toBeInViewport({ ratio: 1 });
  expect(await axeViolations(page)).toEqual([]);
  await proceed.tap();
  await expect(page.getByRole('button', { name: 'Confirm Order' })).toBeInViewport({ ratio: 1 });
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '6 fields left' }).tap();
  await expect(page.getByLabel('Full name')).toBeFocused();
  const covered = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < 22; stop += 1) {
      await page.keyboard.press(key);
      const what = await coveredFocus(page);
      if (what !== null) covered.add(what);
    }
  expect([...covered]).toEqual([]);
});
