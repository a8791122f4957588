import type { Locator, Page } from '@playwright/test';
import { adminToken } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { postJson } from '../support/clients/postJson.ts';
import { goTo } from './support/goTo.ts';
import { expect, sizes } from './support/journey.ts';
import { test } from './support/staffJourney.ts';
import { fontStacks, useTextFont } from './support/textFonts.ts';

/** Where the rows of orders and their buttons are, in the widest and the narrowest common font. */

const mobileNumber = `014${String(Date.now()).slice(-8)}`;

const bottomOf = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('The part has no box.');
  return Math.round(box.y + box.height);
};

/** What is wrong with the buttons of the rows: words on two lines or cut, and a table wider than the box around it. */
const rowFaults = (page: Page, expected: { readonly isOneLine: boolean }): Promise<string[]> =>
  page.evaluate(({ isOneLine }) => {
    const table = document.querySelector('main table');
    if (table === null) return ['no table'];
    const box = table.parentElement ?? table;
    const faults = box.scrollWidth > box.clientWidth ? ['The table is cut'] : [];
    for (const row of table.querySelectorAll('tbody tr')) {
      const buttons = [...row.querySelectorAll('td:last-child button')].filter((button) =>
        button.checkVisibility(),
      );
      for (const button of buttons) {
        const text = document.createRange();
        // The words, which follow the icon.
        text.selectNodeContents(button.lastChild ?? button);
        const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)));
        const { left, right } = button.getBoundingClientRect();
        const words = text.getBoundingClientRect();
        if (lines.size > 1) faults.push(`${button.textContent} has ${lines.size} lines`);
        if (words.left < left || words.right > right) faults.push(`${button.textContent} is cut`);
      }
      const tops = new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().top)));
      if (isOneLine && tops.size > 1) faults.push(`${row.textContent} has ${tops.size} lines of buttons`);
    }
    return [...new Set(faults)];
  }, expected);

/** The call to make, its moves and the first order of each list are in the first view of a phone. */
const expectFirstView = async (page: Page, parts: Readonly<Record<string, Locator>>): Promise<void> => {
  await page.setViewportSize(sizes.phone);
  for (const stack of fontStacks) {
    await useTextFont(page, stack);
    for (const [name, part] of Object.entries(parts))
      expect(await bottomOf(part), `${name}, ${stack}`).toBeLessThanOrEqual(sizes.phone.height);
  }
};

/** The buttons of the rows in wide windows; in the widest, all of a row are beside each other. */
const expectWholeWords = async (page: Page, list: string): Promise<void> => {
  for (const stack of fontStacks) {
    await useTextFont(page, stack);
    for (const width of [1100, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect({ list, stack, width, faults: await rowFaults(page, { isOneLine: width >= 1440 }) }).toEqual({
        list,
        stack,
        width,
        faults: [],
      });
    }
  }
};

test('MD-23 a phone shows the call to make and the first order at once; in a wide window the buttons of a row keep their words together, beside each other', async ({
  page,
  shop,
  signInAs,
}) => {
  await placeSampleOrder(shop.origin, { mobileNumber, lines: 5 });
  const token = await adminToken(shop.origin);
  await postJson(`${shop.origin}/api/blockedPhones`, { mobileNumber, reason: 'Refused two parcels.' }, token);
  await signInAs('admin');
  await page.setViewportSize(sizes.phone);
  await page.goto(`/dashboard/callList?search=${mobileNumber}`);
  const card = page.getByRole('article');
  await expect(card.getByText('Blocked phone')).toBeVisible();
  await expectFirstView(page, {
    number: card.getByRole('link', { name: mobileNumber }),
    ...Object.fromEntries(
      ['Confirm', 'Cancel', 'Correct', 'No answer', 'Add a note'].map((name) => [
        name,
        card.getByRole('button', { name }),
      ]),
    ),
  });
  for (const list of ['pendingOrders', 'confirmedOrders', 'deliveredOrders', 'cancelledOrders']) {
    await goTo(page, `/dashboard/${list}`);
    const first = page.getByRole('row').nth(1);
    await expect(first).toBeVisible();
    if (list === 'pendingOrders' || list === 'confirmedOrders')
      await expectFirstView(page, { [list]: first });
    await expectWholeWords(page, list);
  }
});
