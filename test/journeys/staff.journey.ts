import { accountMessages } from '#messages/domain/accountMessages.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { readOrderNumber, readOrderStatus } from '../support/clients/adminClient.ts';
import {
  changeAddress,
  mailedLink,
  newCustomer,
  signUp,
  verifyAddress,
} from '../support/clients/customerAccounts.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { goTo } from './support/goTo.ts';
import { dismiss, expect, signIn } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** A helper of the shop works orders, and the admin sees who did what (MD-10). */

test('MD-10 AU-13 MD-17 an admin makes a user staff, who moves an order, deletes nothing, is in the audit log, and works again once a new address is verified', async ({
  browser,
  page,
  shop,
  signInAs,
}) => {
  test.setTimeout(90_000);
  const helper = newCustomer('Kajol Rekha');
  await signUp(shop.origin, helper);
  const { id } = await placeSampleOrder(shop.origin);
  const number = await readOrderNumber(shop.origin, id);
  await signInAs('admin');
  await page.goto(`/dashboard/allUsers?search=${helper.email}`);
  const user = page.getByRole('row').filter({ hasText: helper.email });
  await expect(user).toContainText('Not verified');
  await user.getByRole('button', { name: 'Make Staff' }).click();
  await dismiss(page, shopMessages.roleRefused.title);
  await expect(user.getByText(/The address of this account is not verified/)).toBeVisible();

  await verifyAddress(shop.origin, helper);
  await page.reload();
  await expect(user).toContainText('Customer');
  await expect(user).not.toContainText('Not verified');
  await user.getByRole('button', { name: 'Make Staff' }).click();
  await dismiss(page, shopMessages.roleUpdated);
  await expect(user).toContainText('Staff');
  await expect(user.getByRole('button', { name: 'Promote to Admin' })).toBeVisible();

  const context = await browser.newContext({ baseURL: shop.origin });
  const desk = await context.newPage();
  await signIn(desk, helper);
  await desk.goto('/dashboard');
  await expect(desk.getByRole('region', { name: 'To do today' })).toBeVisible();
  const menu = desk.getByRole('navigation', { name: 'Dashboard' });
  for (const name of ['Pending Orders', 'Parcels', 'Cash', 'Statements', 'To Decide', 'Figures'])
    await expect(menu.getByRole('link', { name })).toBeVisible();
  for (const name of [
    'All Users',
    'Manage Slider',
    'Categories',
    'Pages',
    'Shop Settings',
    'Audit Log',
    'Jobs',
  ])
    await expect(menu.getByRole('link', { name })).toBeHidden();
  await goTo(desk, `/dashboard/pendingOrders?search=${number}`);
  const order = desk.getByRole('row').filter({ hasText: number });
  await order.getByRole('button', { name: 'Cancel', exact: true }).click();
  await dismiss(desk, shopMessages.sure.title, 'Yes, cancel it!');
  await dismiss(desk, shopMessages.statusUpdated.title);
  expect(await readOrderStatus(shop.origin, id)).toBe('Cancelled');

  await goTo(desk, `/dashboard/cancelledOrders?search=${number}`);
  await expect(order.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await expect(order.getByRole('button', { name: 'Delete' })).toBeHidden();
  await desk.goto('/dashboard/allUsers');
  await expect(desk.getByRole('heading', { name: "This page is for the shop's admins" })).toBeVisible();

  await page.getByRole('link', { name: 'Audit Log' }).click();
  await page.getByRole('searchbox', { name: 'Search by order number, product or name' }).fill(number);
  const entry = page.getByRole('row').filter({ hasText: `Moved order ${number} from Pending to Cancelled` });
  await expect(entry).toContainText(helper.name);
  await expect(entry).toContainText(helper.email);
  await expect(entry).toContainText('Staff');
  // The row may stand in the list before the search, which replaces it.
  await expect(page).toHaveURL(/search=/);
  await entry.getByRole('link', { name: number }).click();
  await expect(page).toHaveURL(new RegExp(`/order-overview/${id}$`));

  const moved = await changeAddress(shop.origin, helper);
  await desk.goto('/robots.txt');
  await desk.evaluate(() => localStorage.clear());
  await signIn(desk, moved);
  await desk.goto('/dashboard/pendingOrders');
  await expect(desk.getByText(accountMessages.unverified.staffDenied)).toBeVisible();
  await desk.getByRole('link', { name: 'Go to my dashboard' }).click();
  const notice = desk.getByText(accountMessages.unverified.staffText);
  await expect(notice).toBeVisible();
  await desk.getByRole('button', { name: accountMessages.unverified.again }).click();
  await dismiss(desk, accountMessages.verificationSent.title);

  const mail = await context.newPage();
  await mail.goto(await mailedLink(shop.origin, moved.email, 'VERIFY_EMAIL'));
  await expect(mail.getByText(accountMessages.verified)).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(menu.getByRole('link', { name: 'Pending Orders' })).toBeVisible();
  await context.close();

  await goTo(page, `/dashboard/allUsers?search=${moved.email}`);
  const movedUser = page.getByRole('row').filter({ hasText: moved.email });
  await expect(movedUser).toContainText('Staff');
  await expect(movedUser).not.toContainText('Not verified');
});
