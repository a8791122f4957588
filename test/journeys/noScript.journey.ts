import { defaultShopSettings as facts } from '#domain/shop/defaultShopSettings.ts';
import { phoneLink } from '#domain/values/phoneLink.ts';
import { latinTexts, textsOfShop } from './support/expectBengaliPage.ts';
import { expect, test } from './support/journey.ts';
import { productsInColours } from './support/screens.ts';

/** What the shop shows without JavaScript. */

test.use({ javaScriptEnabled: false, waitsForHydration: false });

test('HM-1 PD-1 BN-10 without JavaScript every page tells in its language how to order by phone, and a Bengali page is in Bengali', async ({
  page,
  shop,
}) => {
  const [product] = await productsInColours(shop.origin);
  for (const path of ['/', `/product-details/${product?._id}`, '/cart', '/dashboard']) {
    await page.goto(path);
    const calls = page.locator('noscript').getByRole('link', { name: facts.helpline });
    await expect(page.locator('noscript p')).toHaveText([
      `Ordering here needs JavaScript, which is off in this browser. To order by phone, call ${facts.helpline}.`,
      `এখানে অর্ডার করতে জাভাস্ক্রিপ্ট লাগে, যা এই ব্রাউজারে বন্ধ আছে। ফোনে অর্ডার করতে কল করুন: ${facts.helpline}।`,
    ]);
    await expect(calls.first()).toBeVisible();
    await expect(calls.last()).toHaveAttribute('href', phoneLink(facts.helpline));
  }

  const names = await textsOfShop(shop.origin);
  for (const path of ['', '/shop', `/product-details/${product?._id}`, '/cart', '/dashboard']) {
    await page.goto(`/bn${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await expect(page.locator('noscript > p')).toHaveText([
      `এখানে অর্ডার করতে জাভাস্ক্রিপ্ট লাগে, যা এই ব্রাউজারে বন্ধ আছে। ফোনে অর্ডার করতে কল করুন: ${facts.helpline}।`,
    ]);
    expect.soft(await latinTexts(page, names), path).toEqual([]);
  }
});
