import { adminToken, readOrderStatus } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { goTo } from './support/goTo.ts';
import { expect, sizes } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** A morning at the desk: orders are confirmed by keys and packed by scans (DK-13, DK-14). */

test.use({ viewport: sizes.desk });

test('DK-13 DK-14 staff confirm orders with two keys each, and pack them with one scan each', async ({
  page,
  shop,
  signInAs,
}) => {
  const mobileNumber = '01755000141';
  const ids: string[] = [];
  for (let order = 0; order < 3; order += 1)
    ids.push((await placeSampleOrder(shop.origin, { mobileNumber })).id);
  const headers = { authorization: `Bearer ${await adminToken(shop.origin)}` };
  const numbers: string[] = [];
  for (const id of ids) {
    const answer = await fetch(`${shop.origin}/api/orders/${id}`, { headers });
    numbers.push(((await answer.json()) as { data: { number: string } }).data.number);
  }
  await signInAs('admin');
  await page.goto(`/dashboard/pendingOrders?search=${mobileNumber}`);
  const rows = page.getByRole('main').locator('[data-row]');
  await expect(rows).toHaveCount(3);
  await page.keyboard.press('j');
  for (let left = 2; left >= 0; left -= 1) {
    await page.keyboard.press('m');
    await expect(page.getByRole('button', { name: 'Yes, confirm it!' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(left);
    if (left > 0) await expect(page.locator('[data-row]:focus')).toBeVisible();
  }
  await expect(page.getByText('Order status has been updated.')).toBeVisible();

  await page.getByRole('link', { name: 'Scan Labels' }).click();
  await expect(page.getByRole('textbox', { name: 'Code of a label' })).toBeVisible();
  // As a scanner types: all at once, wherever the focus is.
  for (const number of numbers) {
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Done (3)' })).toBeVisible();
  // This one is packed already.
  await page.keyboard.type(numbers[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Not done (1)' })).toBeVisible();
  await page.getByRole('radio', { name: 'Handed over' }).click();
  await page.keyboard.type(numbers[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Done (4)' })).toBeVisible();
  expect(await Promise.all(ids.map((id) => readOrderStatus(shop.origin, id)))).toEqual([
    'Shipping',
    'Confirmed',
    'Confirmed',
  ]);

  await goTo(page, `/dashboard/confirmedOrders?search=${mobileNumber}&packed=yes`);
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText(/Packed \d\d/);
});
