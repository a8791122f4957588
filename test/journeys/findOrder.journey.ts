import { moveOrder, readOrderNumber } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { everyViolation } from './support/axeViolations.ts';
import { expect, sizes } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** The phone rings: an admin finds the order of the caller. */

test.use({ viewport: sizes.desk });

/** A phone number that no other order has. */
const mobileNumber = `015${String(Date.now()).slice(-8)}`;

test('MD-1 MD-2 an admin finds an order by the phone that calls and by its number as spoken', async ({
  page,
  shop,
  signInAs,
}) => {
  const first = await placeSampleOrder(shop.origin, { mobileNumber });
  const second = await placeSampleOrder(shop.origin, { mobileNumber });
  await moveOrder(shop.origin, first.id, 'Cancelled');
  const [firstNumber, secondNumber] = [
    await readOrderNumber(shop.origin, first.id),
    await readOrderNumber(shop.origin, second.id),
  ];
  await signInAs('admin');
  await page.goto('/dashboard');
  const field = page.getByRole('combobox', { name: 'Find an order' });
  const hits = page.getByRole('listbox', { name: 'Orders found' }).getByRole('option');

  await field.fill(`+880 ${mobileNumber.slice(1, 5)}-${mobileNumber.slice(5)}`);
  await expect(hits).toHaveCount(2);
  await expect(hits.nth(0)).toContainText(`${secondNumber}Pending`);
  await expect(hits.nth(1)).toContainText(`${firstNumber}Cancelled`);
  expect(await everyViolation(page, 'header')).toEqual([]);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Find Orders' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/search\?search=/);
  await expect(page.getByText('2 orders', { exact: true })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: firstNumber })).toContainText('Cancelled');
  await expect(page.getByRole('row').filter({ hasText: secondNumber })).toContainText('Pending');

  await field.fill(mobileNumber.slice(-6));
  await expect(hits).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/order-overview/${first.id}$`));
  await expect(page.getByRole('main')).toContainText(firstNumber);

  await page.setViewportSize(sizes.phone);
  const spoken = secondNumber.replace('HK-', '').replaceAll('-', ' ').replaceAll('0', 'O').toLowerCase();
  await field.fill(spoken);
  await expect(hits).toHaveText([new RegExp(secondNumber)]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/order-overview/${second.id}$`));
  await page.getByRole('link', { name: 'Invoice' }).click();
  await expect(page.getByRole('article')).toContainText(secondNumber);
});
