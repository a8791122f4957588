import { adminToken, moveOrder } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { postJson } from '../support/clients/postJson.ts';
import { press, skipToContent, tabTo } from './support/byKeyboard.ts';
import { goTo } from './support/goTo.ts';
import { expect, sizes } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** The screens about couriers, goods and the opening of a shop, by keyboard alone. */

test.use({ viewport: sizes.desk });

test('CR-13 CR-11 an admin books, finds and moves a parcel by keyboard alone', async ({
  page,
  shop,
  signInAs,
}) => {
  const { id } = await placeSampleOrder(shop.origin);
  await moveOrder(shop.origin, id, 'Confirmed');
  await signInAs('admin');
  await page.goto(`/dashboard/order-overview/${id}`);
  await press(page, page.getByRole('button', { name: 'Book with a courier' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  await press(page, dialog.getByRole('button', { name: 'Check the orders' }));
  await expect(dialog.getByRole('heading', { name: 'Check 1 order' })).toBeFocused();
  await tabTo(page, dialog.getByLabel(/^Thana/));
  await page.keyboard.type('Sylhet Sadar');
  await tabTo(page, dialog.getByLabel('Weight (g)'));
  await press(page, dialog.getByRole('button', { name: 'Book 1 order' }));
  await expect(dialog.getByRole('heading', { name: 'The bookings' })).toBeFocused();
  await press(page, dialog.getByRole('button', { name: 'Close' }));
  await expect(dialog).toBeHidden();

  const main = page.getByRole('main');
  await press(
    page,
    main.getByRole('group', { name: 'Exchange' }).getByRole('button', { name: 'Enter by hand' }),
  );
  const give = page.getByRole('form', { name: 'Send an exchange' });
  await expect(give.getByLabel(/^Courier/)).toBeFocused();
  await press(page, give.getByRole('button', { name: 'Close' }));
  await expect(give).toBeHidden();
  await expect(main.locator('button:focus')).toBeVisible();
  await press(page, main.getByRole('button', { name: 'Move the parcel' }));
  await expect(
    page.getByRole('form', { name: 'Move the parcel' }).getByLabel(/^The parcel is now/),
  ).toBeFocused();

  await goTo(page, '/dashboard/parcels');
  await tabTo(page, page.getByRole('searchbox', { name: /^Search by tracking code/ }));
  await tabTo(page, main.getByRole('table').getByRole('link').first());
});

test('SP-1 SP-14 SP-20 GS-11 an admin opens the shop, enters keys, orders pages and prints labels by keyboard alone', async ({
  page,
  shop,
  signInAs,
}) => {
  const token = await adminToken(shop.origin);
  const product = { name: 'Bamboo basket', originalPrice: 300, stockCount: 'whole' };
  await postJson(`${shop.origin}/api/postProduct`, product, token);
  await signInAs('admin');
  const main = page.getByRole('main');
  await page.goto('/dashboard/opening');
  await skipToContent(page);
  // Its name is `Keep the name: ` or the like, and the name of the step.
  const skip = main.getByRole('button', { name: /: / }).first();
  const step = await skip.getAttribute('aria-label');
  await press(page, skip);
  const name = step?.split(': ').at(-1) ?? '';
  await expect(main.getByRole('listitem', { name }).getByRole('button')).toBeFocused();
  await press(page, main.getByRole('listitem', { name }).getByRole('button'));
  await expect(main.getByRole('listitem', { name }).getByRole('button')).toBeFocused();

  await goTo(page, '/dashboard/shopSettings');
  const key = page
    .getByRole('form', { name: /^Steadfast/ })
    .or(page.getByRole('form', { name: /API key/i }))
    .first();
  await tabTo(page, key.locator('input'));
  await page.keyboard.type('a-key-of-this-journey');
  await page.keyboard.press('Enter');
  await expect(key.getByText('Saved.')).toBeFocused();
  await tabTo(page, key.getByRole('button', { name: /^Remove/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Yes, remove it!' }));
  // A dialog that is open keeps the focus on the next screen too.
  const removed = page.getByRole('dialog').filter({ hasText: 'Removed!' });
  await press(page, removed.getByRole('button', { name: 'OK' }));
  await expect(removed).toBeHidden();

  await goTo(page, '/dashboard/pages');
  const down = page.getByRole('button', { name: 'Move About Us down' });
  await press(page, down);
  await expect(page.getByRole('row').nth(2)).toContainText('About Us');
  await expect(down).toBeFocused();
  const up = page.getByRole('button', { name: 'Move About Us up' });
  await tabTo(page, up, 'Shift+Tab');
  // It takes no press until the list has come back.
  await expect(up).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').nth(1)).toContainText('About Us');

  await goTo(page, '/dashboard/stockLabels?search=Bamboo');
  await tabTo(page, page.getByRole('combobox', { name: 'Size' }));
  await press(page, page.getByRole('link', { name: 'Give Bamboo basket a barcode' }));
  await press(page, page.getByRole('button', { name: 'Make the missing ones' }));
  await press(page, page.getByRole('link', { name: 'Print labels' }));
  const count = page.getByRole('textbox', { name: 'Labels' });
  await tabTo(page, count);
  await page.keyboard.type('2');
  await tabTo(page, page.getByRole('button', { name: 'Print 2 labels' }), 'Shift+Tab');
});
