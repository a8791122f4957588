import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { OrderCounts } from '#contract/orders/orders.ts';
import type { OrderDay } from '#domain/orders/orderDays.ts';
import { adminToken, moveOrder, ordersOf } from '../support/clients/adminClient.ts';
import { correctDayOrder, type WantedChange, wantedChanges } from './support/correctDayOrder.ts';
import { type DayOrder, placeDay, totalOf } from './support/dayOrders.ts';
import { goTo } from './support/goTo.ts';
import { demo, dismiss, expect, sizes, written } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** A merchant's day: twenty orders arrive, are called, three are corrected, they are moved, printed and delivered; all figures are right. */

test.use({ viewport: sizes.desk });
// In a shared shop the parcels of other journeys would move their orders meanwhile, and the figures count all orders.
test.use({ shopOf: 'merchantsDay' });
// A whole day: some twenty seconds on a quiet machine.
test.slow();

/** What the customers say on the phone, in the order in which their orders arrive. */
type Answer = 'noAnswer' | 'later' | 'cancel' | 'change' | 'yes';
const answers: readonly Answer[] = [
  'noAnswer',
  'later',
  'cancel',
  ...Array<Answer>(3).fill('change'),
  'noAnswer',
  'cancel',
  ...Array<Answer>(12).fill('yes'),
];
const isConfirmed = (answer: Answer): boolean => answer === 'change' || answer === 'yes';
/** The last two of the day are the customer's who has an account, and return what they bought. */
const returns = 2;

interface Day {
  readonly name: string;
  readonly orders: readonly (DayOrder & { readonly answer: Answer; readonly number: string })[];
}

/** The twenty orders; the names of the customers who confirm have the day's name and `ok`. */
const arrive = async (origin: string): Promise<Day> => {
  const name = `Day${String(Date.now()).slice(-7)}`;
  const phone = `015${String(Date.now()).slice(-6)}`;
  const customers = answers.map((answer, index) => ({
    name: `${name}${isConfirmed(answer) ? 'ok' : ''} ${index}`,
    mobileNumber: `${phone}${String(index).padStart(2, '0')}`,
    email: index >= answers.length - returns ? demo.customer.email : `guest${index}@example.com`,
  }));
  const placed = await placeDay(origin, customers);
  const listed = await ordersOf(origin, `?search=${name}`);
  const numbers = new Map(listed.map(({ _id, number }) => [_id, number ?? '']));
  const orders = placed.map((order, index) => ({
    ...order,
    answer: answers[index] ?? 'yes',
    number: numbers.get(order.id) ?? '',
  }));
  return { name, orders };
};

/** What the customer of each order that is changed says. */
const changesOf = ({ orders }: Day): ReadonlyMap<string, WantedChange> => {
  const wanting = orders.filter(({ answer }) => answer === 'change');
  return new Map(
    wanting.map(({ id }, index) => [id, wantedChanges[index % wantedChanges.length] ?? wantedChanges[0]]),
  );
};

/** Calls the first customers of the list, from one to the next by a key, and records what came of it. */
const call = async (page: Page, day: Day): Promise<void> => {
  const { orders } = day;
  const changes = changesOf(day);
  await page.goto('/dashboard/callList');
  for (const { id, answer, number } of orders.filter((order) => order.answer !== 'yes')) {
    const row = page.getByRole('article', { name: number });
    await expect(row).toBeVisible();
    await page.keyboard.press('n');
    await expect(row).toBeFocused();
    if (answer === 'noAnswer') await row.getByRole('button', { name: 'No answer' }).click();
    if (answer === 'later') {
      await row.getByRole('button', { name: 'Call back at…' }).click();
      await row.getByRole('button', { name: 'Save' }).click();
    }
    if (answer === 'change') {
      await row.getByRole('button', { name: 'Wants a change' }).click();
      await row.getByLabel('What to change').fill(changes.get(id)?.request ?? '');
      await row.getByRole('button', { name: 'Save' }).click();
    }
    if (answer === 'cancel') {
      await row.getByRole('button', { name: 'Cancel' }).click();
      await page
        .getByRole('dialog')
        .getByLabel(/^Reason/)
        .fill('Changed their mind');
      await dismiss(page, 'Are you sure?', 'Yes, cancel it!');
      await dismiss(page, 'Updated!');
      await expect(row).toBeHidden();
    } else await expect(row.getByText(/^1 try/)).toBeVisible();
  }
};

/** Reads at the page of each order what its customer wants changed, and corrects it. Returns the day with the new amounts. */
const correct = async (page: Page, day: Day): Promise<Day> => {
  const changes = changesOf(day);
  const orders: Day['orders'][number][] = [];
  for (const order of day.orders) {
    const change = changes.get(order.id);
    if (change === undefined) {
      orders.push(order);
      continue;
    }
    await page.goto(`/dashboard/order-overview/${order.id}`);
    await expect(page.getByText(order.number, { exact: true })).toBeVisible();
    await expect(page.getByText(change.request)).toBeVisible();
    orders.push(await correctDayOrder(page, order, change));
  }
  return { ...day, orders };
};

/** Moves all that a search in a list shows by the button with this label. */
const moveAll = async (
  page: Page,
  [list, search]: readonly [list: string, search: string],
  [label, yes, status]: readonly [label: string, yes: string, status: string],
  count: number,
): Promise<void> => {
  await chooseAll(page, list, search, count);
  await page.getByRole('button', { name: `${label} ${count} orders` }).click();
  const box = page.getByRole('dialog');
  await expect(box.getByRole('heading', { name: `Move ${count} orders to ${status}?` })).toBeVisible();
  await box.getByRole('button', { name: yes }).click();
  await expect(box.getByRole('heading', { name: `${count} orders moved to ${status}` })).toBeVisible();
  await box.getByRole('button', { name: 'OK' }).click();
};

const chooseAll = async (page: Page, list: string, search: string, count: number): Promise<void> => {
  await page.goto(`/dashboard/${list}?search=${search}`);
  await page.getByRole('button', { name: `Select these ${count}` }).click();
  await expect(page.getByText(`${count} orders selected`)).toBeVisible();
};

/** Opens the picking list, the packing slips and the labels of all confirmed orders, and reads pieces and amounts. */
const openBatch = async (page: Page, search: string, orders: readonly Day['orders'][number][]) => {
  const count = orders.length;
  await chooseAll(page, 'confirmedOrders', search, count);
  await page.getByRole('button', { name: 'Print' }).click();
  const [batch] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Picking list' }).click(),
  ]);
  await expect(batch.getByRole('heading', { name: `Picking List: ${count} orders` })).toBeVisible();
  const pieces = orders.reduce((sum, order) => sum + order.pieces, 0);
  await expect(batch.getByText(`${pieces} pieces for ${count} orders`)).toBeVisible();
  await batch.getByRole('link', { name: 'Packing slips' }).click();
  await expect(batch.getByRole('heading', { name: `Packing Slips: ${count} orders` })).toBeVisible();
  await batch.getByRole('link', { name: 'Labels 4 × 6 in' }).click();
  await expect(batch.getByRole('heading', { name: `Courier Labels: ${count} orders` })).toBeVisible();
  const labelled = batch.getByRole('article', { name: /^Label of/ });
  await expect(labelled).toHaveCount(count);
  const labels = await labelled.allTextContents();
  for (const { number, total } of orders) {
    const label = labels.find((text) => text.includes(number)) ?? '';
    expect({ number, label }).toEqual({ number, label: expect.stringContaining(written(total)) });
  }
  await batch.close();
};

const returnOrder = async (page: Page, id: string): Promise<void> => {
  await page.goto('/dashboard/myShopping');
  await page.getByRole('row').filter({ hasText: id }).getByRole('link', { name: 'View Details' }).click();
  await page.getByRole('button', { name: 'Return' }).click();
  await dismiss(page, 'You wants to return the order?', 'Yes, return it!');
  await dismiss(page, 'Updated!');
};

interface Figures {
  readonly counts: OrderCounts;
  /** Poisha: the sales of the chart's days. */
  readonly sales: number;
}

const readFigures = async (origin: string): Promise<Figures> => {
  const headers = { authorization: `Bearer ${await adminToken(origin)}` };
  const read = async <Reply>(path: string) =>
    (await (await fetch(`${origin}/api/${path}`, { headers })).json()) as Reply;
  const { days } = await read<{ days: OrderDay[] }>('orderDays');
  return {
    counts: await read<OrderCounts>('orderCounts'),
    sales: days.reduce((sum, day) => sum + Math.round(day.sales * 100), 0),
  };
};

/** Figures after the day: those before it with what the twenty orders add. */
const expectedFigures = (before: Figures, { orders }: Day): Figures => {
  const counts = { ...before.counts };
  // As `answers` and `returns` have them.
  counts.Pending += 3;
  counts.Cancelled += 2;
  counts.Delivered += 13;
  counts.Return += 2;
  const sold = orders.slice(0, -returns).filter(({ answer }) => answer !== 'cancel');
  return { counts, sales: before.sales + totalOf(sold) };
};

const expectDashboard = async (page: Page, { counts, sales }: Figures): Promise<void> => {
  await page.goto('/dashboard');
  const counterOf = (name: string) => page.locator('main').getByRole('link').filter({ hasText: name });
  const active = counts.Pending + counts.Confirmed + counts.Shipping;
  for (const [name, count] of [
    ['Active Orders', active],
    ['Delivered', counts.Delivered],
    ['Cancelled', counts.Cancelled],
  ] as const)
    await expect(counterOf(name).locator('strong')).toHaveText(String(count));
  const chart = page.locator('figcaption').filter({ hasText: 'Sales by day' });
  await expect(chart.locator('strong')).toHaveText(written(sales));
};

const cellsOf = (line: string): string[] => line.replace(/^\uFEFF?"|"$/g, '').split('","');

/** The rows of the list's CSV file, as id → status, sub-total, charge and total. */
const exportDay = async (page: Page, search: string): Promise<Record<string, readonly string[]>> => {
  await goTo(page, `/dashboard/search?search=${search}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const [head = '', ...lines] = readFileSync(await (await saved).path(), 'utf8')
    .trim()
    .split('\r\n');
  const columns = ['Order Status', 'Sub Total', 'Delivery Charge', 'Total'].map((name) =>
    cellsOf(head).indexOf(name),
  );
  return Object.fromEntries(
    lines.map((line) => [cellsOf(line)[0] ?? '', columns.map((column) => cellsOf(line)[column] ?? '')]),
  );
};

const lastStatus = (index: number, answer: Answer): string => {
  if (answer === 'cancel') return 'Cancelled';
  if (!isConfirmed(answer)) return 'Pending';
  return index < answers.length - returns ? 'Delivered' : 'Return';
};

test('MD-11 MD-4 MD-5 MD-7 OL-10 DB-1 a day of twenty orders ends with figures that are right to the poisha', async ({
  page,
  shop,
  signInAs,
  pageErrors,
}) => {
  // The call list then holds the orders of this day alone.
  const waiting = await ordersOf(shop.origin, '?status=Pending');
  for (const { _id } of waiting) await moveOrder(shop.origin, _id, 'Confirmed');
  const before = await readFigures(shop.origin);
  const arrived = await arrive(shop.origin);
  const search = `${arrived.name}ok`;

  await signInAs('admin');
  await call(page, arrived);
  const day = await correct(page, arrived);
  const confirmed = day.orders.filter(({ answer }) => isConfirmed(answer));
  expect([day.orders.length, confirmed.length]).toEqual([20, 15]);
  await moveAll(page, ['pendingOrders', search], ['Confirm', 'Yes, confirm it!', 'Confirmed'], 15);
  await openBatch(page, search, confirmed);
  await moveAll(page, ['confirmedOrders', search], ['Mark as Shipping', 'Yes, ship it!', 'Shipping'], 15);
  await moveAll(page, ['confirmedOrders', search], ['Delivered', 'Yes, Delivered it', 'Delivered'], 15);
  await signInAs('customer');
  for (const { id } of day.orders.slice(-returns)) await returnOrder(page, id);

  const expected = expectedFigures(before, day);
  expect(await readFigures(shop.origin)).toEqual(expected);
  await signInAs('admin');
  await expectDashboard(page, expected);
  const amounts = Object.fromEntries(
    day.orders.map(({ id, answer, subTotal, charge, total }, index) => [
      id,
      [lastStatus(index, answer), ...[subTotal, charge, total].map((poisha) => String(poisha / 100))],
    ]),
  );
  expect(await exportDay(page, day.name)).toEqual(amounts);
  const stored = await ordersOf(shop.origin, `?search=${day.name}`);
  expect(
    Object.fromEntries(
      stored.map(({ _id, orderStatus, subTotal, customerData, total }) => [
        _id,
        [orderStatus, ...[subTotal, customerData.deliveryCharge, total].map(String)],
      ]),
    ),
  ).toEqual(amounts);
  expect(pageErrors).toEqual([]);
});
