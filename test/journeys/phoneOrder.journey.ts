import { ordersOf } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { stateViolations } from './support/axeViolations.ts';
import { expect, sizes } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** Staff place an order for a caller by keyboard alone. */

test('DK-18 the order of a caller goes to an earlier address, without a mouse', async ({
  page,
  shop,
  signInAs,
  pageErrors,
}) => {
  const mobileNumber = '01711442200';
  const { order } = await placeSampleOrder(shop.origin, { mobileNumber });
  await page.setViewportSize(sizes.phone);
  await signInAs('admin');
  await page.goto('/dashboard/phoneOrder');
  await page.getByLabel(/^Mobile number/).fill(mobileNumber);
  await page.getByRole('button', { name: 'Use this address' }).press('Enter');
  await expect(page.getByLabel(/^Address(?! type)/)).toHaveValue(order.customerData.address);
  const finder = page.getByRole('combobox', { name: /^Add a product/ });
  await finder.fill('rice');
  await page.getByRole('listbox', { name: 'Products found' }).getByRole('option').first().waitFor();
  await finder.press('ArrowDown');
  await finder.press('Enter');
  await expect(page.getByRole('button', { name: /^Increase: Quantity of/ })).toBeVisible();
  expect(await stateViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Place order' }).press('Enter');

  await expect(page.getByText(/is placed\. The customer pays/)).toBeVisible();
  await page.getByRole('link', { name: 'Open the order' }).press('Enter');
  await expect(page.getByText('placed by the shop over the phone: Nusrat Jahan')).toBeVisible();
  expect((await ordersOf(shop.origin, `?search=${mobileNumber}`)).length).toBe(2);
  expect(pageErrors).toEqual([]);
});
