import type { Page } from '@playwright/test';
import { adminToken } from '../support/clients/adminClient.ts';
import { postJson } from '../support/clients/postJson.ts';
import { expect, sizes } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** Barcodes by the camera: Chromium's own stand-in of one, whose pictures move (GS-12). */

test.use({ viewport: sizes.desk });

const barcode = '4006381333931';

declare global {
  interface Window {
    /** Every stream that the page has opened. */
    streams: MediaStream[];
    isBarcodeInSight: boolean;
  }
}

/** Chromium has no reader of barcodes on Linux: this one reads one as soon as there is a picture and the test says so. */
const addReader = (page: Page) =>
  page.addInitScript((code) => {
    window.streams = [];
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      window.streams.push(stream);
      return stream;
    };
    Object.assign(window, {
      BarcodeDetector: class {
        static async getSupportedFormats(): Promise<string[]> {
          return ['ean_13'];
        }
        detect = async (video: HTMLVideoElement) =>
          window.isBarcodeInSight && video.videoWidth > 0 && video.currentTime > 0
            ? [{ rawValue: code }]
            : [];
      },
    });
  }, barcode);

const tracks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    window.streams.flatMap((stream) => stream.getTracks().map(({ readyState }) => readyState)),
  );

const addCountedProduct = async (origin: string): Promise<string> => {
  const product = { name: 'Copper cup', originalPrice: 300, stockCount: 'whole' };
  const token = await adminToken(origin);
  return (await postJson<{ insertedId: string }>(`${origin}/api/postProduct`, product, token)).insertedId;
};

test('GS-12 the camera shows its pictures, scans what it sees, and ends when it is closed or left', async ({
  page,
  shop,
  signInAs,
  pageErrors,
}) => {
  const id = await addCountedProduct(shop.origin);
  await addReader(page);
  await signInAs('staff');
  await page.goto(`/dashboard/stock/${id}`);
  const form = page.getByRole('form', { name: 'Change the stock' });
  await form.getByText('Each scan is one piece').click();
  await form.getByRole('button', { name: 'Scan with the camera' }).click();
  const video = form.getByLabel('The camera');
  await expect(video).toBeVisible();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth > 0 && !element.paused))
    .toBe(true);
  expect(await tracks(page)).toEqual(['live']);

  await page.evaluate(() => {
    window.isBarcodeInSight = true;
  });
  await expect(form.getByText(`No item has the barcode ${barcode}.`)).toBeVisible();
  await expect(video).toBeVisible();
  await form.getByRole('button', { name: 'Close the camera' }).click();
  await expect(video).toBeHidden();
  expect(await tracks(page)).toEqual(['ended']);

  await form.getByRole('button', { name: 'Scan with the camera' }).click();
  await expect.poll(() => tracks(page)).toEqual(['ended', 'live']);
  await page.getByRole('link', { name: 'All Products', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/allProducts$/);
  await expect(form).toBeHidden();
  expect(await tracks(page)).toEqual(['ended', 'ended']);
  // The shop answers 404 to the barcode that no item has.
  expect(pageErrors.filter((text) => !text.includes('404'))).toEqual([]);
});
