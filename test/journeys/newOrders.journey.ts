import { timers } from '#domain/constants.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { expect, sizes, test } from './support/journey.ts';

/** An order list that stays open. */

test.use({ viewport: sizes.desk });

test('OL-1 a new order appears in the open list and changes nothing else in it', async ({
  page,
  shop,
  signInAs,
}) => {
  const first = (await placeSampleOrder(shop.origin)).id;
  const rowOf = (id: string) => page.getByRole('row').filter({ hasText: id });
  await signInAs('admin');
  await page.clock.install();
  await page.goto('/dashboard/pendingOrders');
  await rowOf(first).getByRole('checkbox').check();
  const search = page.getByRole('searchbox', { name: /^Search by number/ });
  await search.focus();
  await page.evaluate(() => scrollTo(0, 200));
  const place = await page.evaluate(() => scrollY);

  const second = (await placeSampleOrder(shop.origin)).id;
  await expect(rowOf(second)).toHaveCount(0);
  await page.clock.fastForward(timers.ordersPoll);
  await expect(rowOf(second)).toBeVisible();
  await expect(page.getByText('1 order chosen')).toBeVisible();
  await expect(rowOf(first).getByRole('checkbox')).toBeChecked();
  await expect(search).toBeFocused();
  // Scroll anchoring keeps the visible rows in place when a row is inserted above.
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(120);
});
