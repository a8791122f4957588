import type { Page } from '@playwright/test';
import { type DayLine, type DayOrder, dayAmounts } from './dayOrders.ts';
import { dismiss, exactlyWritten, expect } from './journey.ts';

/** What a customer wants changed on the phone, and its way through the form of a correction (MD-5). */
export interface WantedChange {
  readonly request: string;
  readonly fill: (page: Page, order: DayOrder) => Promise<void>;
  readonly apply: (order: DayOrder) => Pick<DayOrder, 'lines' | 'area'>;
}

const firstLine = ({ lines: [line] }: DayOrder): DayLine => {
  if (line === undefined) throw new Error('The order has no line');
  return line;
};

const onePieceMore: WantedChange = {
  request: 'One more piece',
  fill: async (page, order) => {
    await page.getByRole('button', { name: `Increase: Quantity of ${firstLine(order).name}` }).focus();
    await page.keyboard.press('Enter');
  },
  apply: ({ lines: [line, ...others], area }) => ({
    lines: line === undefined ? [] : [{ ...line, quantity: line.quantity + 1 }, ...others],
    area,
  }),
};

const otherPlace: WantedChange = {
  request: 'To the sister in Sylhet',
  fill: async (page) => {
    await page.getByLabel(/^District/).fill('Sylhet');
    await page.getByLabel(/^Address(?! type)/).fill('House 1, Amberkhana');
    await page.getByLabel('Delivery area').selectOption('Outside of Dhaka');
  },
  apply: ({ lines }) => ({ lines, area: 'Outside of Dhaka' }),
};

const oneLineLess: WantedChange = {
  request: 'Without the first one',
  fill: async (page, order) => {
    await page.getByRole('button', { name: `Remove ${firstLine(order).name}` }).focus();
    await page.keyboard.press('Space');
  },
  apply: ({ lines, area }) => ({ lines: lines.slice(1), area }),
};

/** For the orders of a day with one line, with two and with three. */
export const wantedChanges = [onePieceMore, otherPlace, oneLineLess] as const;

/** Corrects the order from its page, as its customer wants. Returns the order with its new amounts. */
export const correctDayOrder = async <Order extends DayOrder>(
  page: Page,
  order: Order,
  change: WantedChange,
): Promise<Order> => {
  const changed = change.apply(order);
  const corrected = { ...order, ...changed, ...dayAmounts(changed.lines, changed.area) };
  await page.getByRole('link', { name: 'Correct' }).click();
  await expect(page.getByRole('form', { name: 'Correct an order' })).toBeVisible();
  await change.fill(page, order);
  const totals = page.getByRole('row', { name: /^Total/ }).getByRole('cell');
  await expect(totals).toHaveText([order.total, corrected.total].map(exactlyWritten));
  await page.getByRole('button', { name: 'Save' }).click();
  await dismiss(page, 'Corrected!');
  return corrected;
};
