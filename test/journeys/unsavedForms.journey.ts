import type { Page } from '@playwright/test';
import { formMessages } from '#messages/domain/dashboardMessages.ts';
import { deleteProductsNamed } from '../support/clients/adminClient.ts';
import { goTo } from './support/goTo.ts';
import { dismiss, expect, sizes } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** A partly filled dashboard form. */

test.use({ viewport: sizes.desk });

const question = formMessages.leaveQuestion;
const dialog = (page: Page) => page.getByRole('dialog');

test('AP-2 AP-3 SL-2 an unsaved form asks before it is left, and one without changes asks nothing', async ({
  page,
  shop,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/dashboard/allProducts');
  await page.getByRole('link', { name: 'Add Product' }).first().click();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Brass lamp');
  await page.getByRole('link', { name: 'Cancel', exact: true }).click();
  await dismiss(page, question.title, question.no);
  await expect(page).toHaveURL(/addProduct$/);
  await expect(name).toHaveValue('Brass lamp');

  await page.goBack();
  await expect(dialog(page)).toContainText(question.text);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/addProduct$/);
  await expect(name).toHaveValue('Brass lamp');

  const dialogEvent = page.waitForEvent('dialog');
  // Playwright's own reload would wait for a page that never loads.
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const native = await dialogEvent;
  expect(native.type()).toBe('beforeunload');
  await native.dismiss();
  await expect(name).toHaveValue('Brass lamp');

  await page.goBack();
  await dismiss(page, question.title, question.yes);
  await expect(page.getByRole('heading', { name: 'View All Products' })).toBeVisible();

  await page.getByRole('link', { name: 'Add Product' }).click();
  await name.fill('Tin lamp');
  await name.fill('');
  await page.getByRole('link', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'View All Products' })).toBeVisible();

  await page.getByRole('link', { name: 'Add Product' }).click();
  await name.fill('Tin lamp');
  await page.getByRole('button', { name: 'Add Product' }).click();
  await dismiss(page, 'Product Added!');
  await expect(page.getByRole('heading', { name: 'View All Products' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'View All Products' })).toBeVisible();
  await deleteProductsNamed(shop.origin, 'Tin lamp');

  await goTo(page, '/dashboard/manageSlider');
  await page.getByRole('link', { name: 'Add Slide' }).first().click();
  await page.getByLabel(/^Title(?! in)/).fill('Winter sale');
  await page.getByRole('link', { name: 'Cancel', exact: true }).click();
  await dismiss(page, question.title, question.yes);
  await expect(page.getByRole('heading', { name: 'Manage Slide' })).toBeVisible();
});
