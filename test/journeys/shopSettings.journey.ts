import { accentTokens } from '#domain/shop/accentColor.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { shopSettingsFormOf } from '#domain/shop/shopSettingsForm.ts';
import { plainPicture } from '../support/clients/uploadPicture.ts';
import { goTo } from './support/goTo.ts';
import { expect, sizes } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** An admin makes the shop their own (SP-2, SP-5). */

const own = {
  name: 'Nodi Bazaar',
  nameBengali: 'নদী বাজার',
  description: 'Nodi Bazaar sells river fish and nets all over Bangladesh.',
  notice: 'নদী বাজারে স্বাগতম! তাজা মাছ প্রতিদিন।',
  helpline: '09611-222333',
};

test.use({ viewport: sizes.desk });

test('SP-2 SP-5 SP-10 SH-21 the shop has another name, colour and logo on all its pages at once, and its own again after one press', async ({
  page,
  signInAs,
  pageErrors,
}) => {
  await signInAs('admin');
  await page.goto('/dashboard/shopSettings');
  const form = page.getByRole('form', { name: 'Shop Settings' });
  for (const [field, label] of [
    ['name', /^Name(?! in)/],
    ['nameBengali', /^Name in Bengali/],
    ['description', /^Description(?! in)/],
    ['notice', /^Notice/],
    ['helpline', /^Helpline/],
  ] as const)
    await form.getByRole('textbox', { name: label }).fill(own[field]);
  // A press on Save leaves the field, whose message would otherwise move the button away from the press.
  await form.getByLabel(/^Accent color/).fill('#ffeb3b');
  await form.getByRole('button', { name: 'Save' }).click();
  const faults = form.getByRole('group', { name: 'One field needs another look:' });
  await expect(faults).toBeFocused();
  await expect(faults).toContainText('a contrast of 1 : 1 in the light theme');
  await form.getByLabel(/^Accent color/).fill('#8a1538');
  await form.getByLabel(/^Logo,/).setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await plainPicture(480, 480),
  });
  await expect(form.getByRole('button', { name: 'Remove Logo' })).toBeVisible();
  await expect(form.getByRole('group', { name: 'Preview of the shop' })).toContainText(own.name);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Saved. Customers see the change within a few seconds.')).toBeVisible();
  // The dashboard's own menu has the new name without a reload.
  await expect(page.getByRole('link', { name: own.name }).first()).toBeVisible();

  const customer = await page.context().newPage();
  for (const path of ['/', '/shop', '/about-us', '/contact-us', '/no/such/page']) {
    const response = await customer.request.get(path);
    const html = await response.text();
    expect.soft(html.includes(own.name), `${path} has the new name`).toBe(true);
    expect.soft(html.includes(defaultShopSettings.name), `${path} has the old name`).toBe(false);
    expect.soft(html.includes(own.helpline), `${path} has the new helpline`).toBe(true);
  }
  await customer.goto('/');
  await expect(customer).toHaveTitle(own.name);
  await expect(customer.getByRole('banner').getByRole('link', { name: `${own.name}, home` })).toBeVisible();
  const logo = customer.getByRole('banner').locator('img[src^="/pictures/"]').first();
  // With a `srcset`, the natural width is the one in `sizes`.
  await expect(logo).toHaveJSProperty('naturalWidth', 34);
  expect(await logo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-160\.webp$/);
  expect(await logo.evaluate((image) => [image.clientWidth, image.clientHeight])).toEqual([34, 34]);
  for (const link of await customer
    .locator('link:is([rel=icon], [rel=apple-touch-icon], [rel=manifest])')
    .all()) {
    const address = String(await link.getAttribute('href'));
    expect.soft((await customer.request.get(address)).status(), address).toBe(200);
  }
  expect((await customer.request.get('/favicon.ico')).headers()['content-type']).toBe('image/png');
  await expect(customer.getByText(own.notice).first()).toBeAttached();
  // The small font of the shop's own notice lacks the conjuncts of this one.
  const families = await customer
    .getByText(own.notice)
    .first()
    .evaluate((text) => getComputedStyle(text).fontFamily);
  expect(families).not.toContain('Shop Notice');
  for (const [scheme, accent] of [
    ['light', '#8a1538'],
    ['dark', accentTokens('#8a1538').dark.accent],
  ] as const) {
    await customer.emulateMedia({ colorScheme: scheme });
    await expect(customer.locator('html')).toHaveClass(new RegExp(`\\b${scheme}\\b`));
    const used = await customer.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--accent'),
    );
    expect.soft(used, scheme).toBe(accent);
  }
  await expect(customer.getByRole('contentinfo')).toContainText(own.helpline);
  await customer.getByRole('banner').getByRole('link', { name: 'Shops' }).click();
  await expect(customer).toHaveTitle(`All products · ${own.name}`);
  await customer.close();

  await form.getByRole('button', { name: 'Undo the last change' }).click();
  await expect(form.getByText('The last change was undone.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: /^Name(?! in)/ })).toHaveValue(
    shopSettingsFormOf(defaultShopSettings).name,
  );
  const restored = await page.request.get('/');
  expect(await restored.text()).not.toContain(own.name);
  await goTo(page, '/dashboard/auditLog');
  await expect(page.getByText(`Changed the setting Name from ${own.name} to Hatkhola`)).toBeVisible();
  expect(pageErrors).toEqual([]);
});
