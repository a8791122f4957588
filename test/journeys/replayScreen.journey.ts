import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { adminToken, moveOrder } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { pushAddress } from './support/goTo.ts';
import { demo, dismiss, expect, sizes } from './support/journey.ts';
import { test } from './support/staffJourney.ts';
import { useTextFont } from './support/textFonts.ts';

/** Replays machine records on the replay screen (CARD-9, ST-9). */

test('CARD-9 ST-9 an admin replays an order’s history step by step', async ({
  page,
  shop,
  pageErrors,
  signInAs,
}) => {
  const { id } = await placeSampleOrder(shop.origin);
  await moveOrder(shop.origin, id, 'Confirmed', 'Shipping', 'Delivered');
  await signInAs('admin');
  await page.goto(`/dashboard/order-overview/${id}`);
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/replay\\?order=${id}$`));
  const lit = page.locator('[data-current]');
  await expect(lit).toHaveText('Pending');
  await expect(page.getByRole('img', { name: 'The order machine is at Pending' })).toBeVisible();

  await page.getByRole('button', { name: 'Forward' }).click();
  await expect(lit).toHaveText('Confirmed');
  await expect(page).toHaveURL(/step=1/);
  await expect(page.getByRole('listitem').filter({ hasText: 'SHIP by admin' }).first()).toBeVisible();
  // The slider works by keyboard.
  await page.getByRole('slider', { name: 'Step' }).focus();
  await page.keyboard.press('End');
  await expect(lit).toHaveText('Delivered');
  await page.keyboard.press('ArrowLeft');
  await expect(lit).toHaveText('Shipping');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(lit).toHaveText('Delivered');

  await page.goto(`/dashboard/replay?order=${id}&step=2`);
  await expect(lit).toHaveText('Shipping');
  await expect(page.locator('main')).toContainText('SHIP by admin → Shipping');
  await useTextFont(page, 'wide');
  await page.setViewportSize(sizes.phone);
  await expect(lit).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    sizes.phone.width,
  );
  const drawing = page.getByRole('region', { name: 'Drawing of the order machine' });
  expect(await drawing.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(pageErrors).toEqual([]);
});

test('CARD-9 a saved record replays the same on the command line and from its text', async ({
  page,
  shop,
  signInAs,
}) => {
  const { id } = await placeSampleOrder(shop.origin);
  await signInAs('admin');
  await page.goto(`/dashboard/pendingOrders?search=${id}`);
  await page.getByRole('row').filter({ hasText: id }).getByRole('button', { name: 'Confirm' }).click();
  await dismiss(page, 'Are you sure?', 'Yes, confirm it!');
  await dismiss(page, 'Updated!');
  // Without loading the page, so that the tab keeps its record.
  await pushAddress(page, '/dashboard/replay');
  await page.getByRole('button', { name: 'What this browser recorded' }).click();
  await page.getByRole('button', { name: `Moves of order ${id} made here` }).click();
  await expect(page.locator('[data-current]')).toHaveText('Pending');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  const file = await (await saving).path();
  const text = await readFile(file, 'utf8');
  expect(text).not.toContain(id);
  const shownStates = async () =>
    (await page.getByRole('button', { name: /^\d+\. / }).allTextContents()).map(
      (line) => line.split(' → ')[1],
    );
  const states = await shownStates();
  expect(states).toEqual(['Pending', 'Confirmed']);

  const printed = execFileSync(process.execPath, ['--import', 'tsx', 'src/cli/replay.ts', file], {
    encoding: 'utf8',
  });
  expect([...printed.matchAll(/→ (\w+);/g)].map(([, state]) => state)).toEqual(states);

  await page.getByRole('button', { name: 'Choose another record' }).click();
  await page.getByRole('button', { name: 'What this browser recorded' }).click();
  await page.getByRole('button', { name: 'The session of this tab' }).click();
  const session = await shownStates();
  expect(session.slice(0, 2)).toEqual(['booting', 'exchanging']);
  expect(session.at(-1)).toBe('signedIn');
  await page.getByText('The test', { exact: true }).click();
  await expect(page.locator('pre')).toContainText("machine: 'session'");
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy as test' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The test is copied.' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await page.locator('pre').textContent(),
  );
  const secrets = [demo.admin.email, demo.admin.password, await adminToken(shop.origin)];
  const written = await page.locator('pre').textContent();
  expect(secrets.filter((secret) => written?.includes(secret))).toEqual([]);

  await page.getByRole('button', { name: 'Choose another record' }).click();
  const pasted = page.getByLabel('A pasted record');
  await pasted.fill('{bad');
  await page.getByRole('button', { name: 'Replay it' }).click();
  await expect(page.locator('main')).toContainText('This is no JSON.');
  await pasted.fill(text);
  await page.getByRole('button', { name: 'Replay it' }).click();
  await expect(page).toHaveURL(/#record=/);
  await page.getByRole('button', { name: 'Forward' }).click();
  await expect(page.locator('[data-current]')).toHaveText('Confirmed');
  const shared = page.url();
  await page.goto('about:blank');
  await page.goto(shared);
  await expect(page.locator('[data-current]')).toHaveText('Confirmed');
});
