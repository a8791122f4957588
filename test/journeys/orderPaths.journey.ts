import type { Page } from '@playwright/test';
import { type Role, roles } from '#domain/accounts/role.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { customerMoveButtons, moveDialogs } from '#messages/domain/shopMessages.ts';
import { type PathStep, shortestPaths } from '../support/builders/orderPaths.ts';
import { readOrderStatus, tokenOf } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { demo, dismiss, expect, test } from './support/journey.ts';

/** Every shortest path of orderMachine, clicked in the role that may make each move (CARD-6). */

/** The list in which each role finds an order of that status. */
const listOf: Record<OrderStatus, Record<Role, string>> = {
  Pending: { admin: 'pendingOrders', staff: 'pendingOrders', customer: 'activeOrders' },
  Confirmed: { admin: 'confirmedOrders', staff: 'confirmedOrders', customer: 'activeOrders' },
  Shipping: { admin: 'confirmedOrders', staff: 'confirmedOrders', customer: 'activeOrders' },
  Delivered: { admin: 'deliveredOrders', staff: 'deliveredOrders', customer: 'myShopping' },
  Cancelled: { admin: 'cancelledOrders', staff: 'cancelledOrders', customer: 'myCancellations' },
  Return: { admin: 'returnOrders', staff: 'returnOrders', customer: 'myReturn' },
};

const click = async (page: Page, id: string, { from, event, by }: PathStep): Promise<void> => {
  await page.goto(`/dashboard/${listOf[from][by]}?search=${id}`);
  const label = (by === 'customer' ? customerMoveButtons[event] : undefined) ?? moveDialogs[event].button;
  const row = page.getByRole('row').filter({ hasText: id });
  await row.getByRole('button', { name: label, exact: true }).click();
  await dismiss(page, moveDialogs[event].title, moveDialogs[event].yes);
  await dismiss(page, 'Updated!');
};

test('CARD-6 ST-2 ST-3 ST-6 clicks follow every shortest path of orderMachine', async ({
  browser,
  shop,
  signInAs,
}) => {
  // Nine moves by clicking, each on its own page.
  test.setTimeout(120_000);
  const pages: Record<Role, Page> = {
    admin: await browser.newPage({ baseURL: shop.origin }),
    staff: await browser.newPage({ baseURL: shop.origin }),
    customer: await browser.newPage({ baseURL: shop.origin }),
  };
  for (const role of roles) await signInAs(role, pages[role]);
  const token = await tokenOf(shop.origin, demo.customer);
  const paths = shortestPaths.filter(({ steps }) => steps.length > 0);
  expect(paths.map(({ steps }) => steps.length)).toEqual([1, 1, 2, 2, 3]);
  for (const { name, steps } of paths) {
    const { id } = await placeSampleOrder(shop.origin, { email: demo.customer.email, token });
    for (const step of steps) await click(pages[step.by], id, step);
    expect(await readOrderStatus(shop.origin, id), name).toBe(steps.at(-1)?.to);
  }
  await Promise.all(Object.values(pages).map((page) => page.context().close()));
});
