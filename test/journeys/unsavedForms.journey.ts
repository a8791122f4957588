import type { Page } from '@playwright/test';
import { formMessages } from '#messages/domain/dashboardMessages.ts';
import { deleteProductsNamed } from '../support/clients/adminClient.ts';
import { dismiss, expect, sizes, test } from './support/journey.ts';

/** A partly filled dashboard form. */

test.use({ viewport: sizes.desk });

test.beforeEach(({ signInAs }) => signInAs('admin'));

const question = formMessages.leaveQuestion;
const dialog = (page: Page) => page.getByRole('dialog');

const openForm = async (page: Page, list: string, form: string): Promise<void> => {
  await page.goto(`/dashboard/${list}`);
  await page.getByRole('link', { name: form }).first().click();
};

test('AP-2 an unsaved product form asks before it is left', async ({ page }) => {
  await openForm(page, 'allProducts', 'Add Product');
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
});

test('AP-2 AP-3 a form without changes asks nothing when it is left', async ({ page, shop }) => {
  await openForm(page, 'allProducts', 'Add Product');
  const name = page.getByLabel('Name', { exact: true });
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
});

test('SL-2 an unsaved slide form asks before it is left', async ({ page }) => {
  await openForm(page, 'manageSlider', 'Add Slide');
  await page.getByLabel(/^Title(?! in)/).fill('Winter sale');
  await page.getByRole('link', { name: 'Cancel', exact: true }).click();
  await dismiss(page, question.title, question.yes);
  await expect(page.getByRole('heading', { name: 'Manage Slide' })).toBeVisible();
});
