import { axeViolations } from './support/axeViolations.ts';
import { expect, test } from './support/journey.ts';

/** The favourites of a browser. */

test('SH-5 hearts have a page, and a number in header and menu', async ({ page }) => {
  await page.goto('/shop');
  for (const index of [0, 1])
    await page
      .getByRole('button', { name: /^Favourite: / })
      .nth(index)
      .click();
  await page.getByRole('banner').getByRole('link', { name: 'Favourites, 2 items' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Favourites' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'Favourites, 2 items' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
});
