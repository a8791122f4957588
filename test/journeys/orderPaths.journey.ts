import type { Page } from '@playwright/test';
import type { Role } from '#domain/accounts/role.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { customerMoveButtons, moveDialogs } from '#messages/domain/shopMessages.ts';
import { type PathStep, shortestPaths } from '../support/builders/orderPaths.ts';
import { readOrderStatus, tokenOf } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { goTo } from './support/goTo.ts';
import { demo, dismiss, expect } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

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

const click = async (
  page: Page,
  id: string,
  { from, event, by }: PathStep,
  { isAccountChanged }: { readonly isAccountChanged: boolean },
): Promise<void> => {
  const list = `/dashboard/${listOf[from][by]}`;
  const address = `${list}?search=${id}`;
  if (!page.url().endsWith(address)) {
    // `goTo` needs another title, which another search of the same list does not have.
    if (isAccountChanged || page.url().includes(list)) await page.goto(address);
    else await goTo(page, address);
  }
  const label = (by === 'customer' ? customerMoveButtons[event] : undefined) ?? moveDialogs[event].button;
  const row = page.getByRole('row').filter({ hasText: id });
  await row.getByRole('button', { name: label, exact: true }).click();
  await dismiss(page, moveDialogs[event].title, moveDialogs[event].yes);
  await dismiss(page, 'Updated!');
};

/** Those that are no beginning of a longer one: whoever follows these has followed all. */
const longestPaths = shortestPaths.filter(
  ({ steps }) =>
    !shortestPaths.some(
      (other) =>
        other.steps.length > steps.length &&
        steps.every(
          ({ event, by }, index) => other.steps[index]?.event === event && other.steps[index]?.by === by,
        ),
    ),
);

test('CARD-6 ST-2 ST-3 ST-6 clicks follow every shortest path of orderMachine', async ({
  page,
  shop,
  signInAs,
}) => {
  test.setTimeout(120_000);
  const token = await tokenOf(shop.origin, demo.customer);
  expect(shortestPaths.map(({ steps }) => steps.length).toSorted((a, b) => a - b)).toEqual([
    0, 1, 1, 2, 2, 3,
  ]);
  expect(longestPaths.map(({ steps }) => steps.length).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  let signedIn: Role | null = null;
  for (const { name, steps } of longestPaths) {
    const { id } = await placeSampleOrder(shop.origin, { email: demo.customer.email, token });
    for (const step of steps) {
      const isAccountChanged = step.by !== signedIn;
      if (isAccountChanged) await signInAs(step.by);
      signedIn = step.by;
      await click(page, id, step, { isAccountChanged });
      expect(await readOrderStatus(shop.origin, id), name).toBe(step.to);
    }
  }
});
