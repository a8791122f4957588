import type { Locator } from '@playwright/test';
import { expect, pressBuying, sizes, test } from './support/journey.ts';
import { productsInColours } from './support/screens.ts';

/** The floating contact button on every screen of the storefront. */

/**
 * Scrolls the control's middle to the height of the contact button, 72 px above the lower edge and 52 px
 * high; returns whether a tap on the control's end would hit it, or, while it is disabled, what is around it.
 */
const isFreeUnderContact = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const box = element.getBoundingClientRect();
    scrollBy({ top: box.top + box.height / 2 - (innerHeight - 72 - 26), behavior: 'instant' });
    const { right, top, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(right - 12, top + height / 2);
    return element.contains(hit) || (element.matches(':disabled') && hit === element.parentElement);
  });

const expectFree = (control: Locator) => expect.poll(() => isFreeUnderContact(control)).toBe(true);

test.describe('at 360 px', () => {
  test.use({ viewport: sizes.phone });

  test('FT-3 the contact button moves away from controls that it would cover', async ({ page, shop }) => {
    const [product] = await productsInColours(shop.origin);
    const button = (name: string) => page.locator('main').getByRole('button', { name });
    const contact = page.getByRole('button', { name: 'Contact the shop' });
    await page.goto(`/product-details/${product?._id}`);
    await expectFree(button('Add To Cart'));
    await expectFree(button('Buy Now'));
    await pressBuying(page, 'Buy Now');
    await expectFree(button('Confirm Order'));
    await expect(contact).toBeHidden();
    await expectFree(page.getByRole('textbox', { name: 'Address' }));
    await page.goto('/');
    await expectFree(button('Subscribe'));
    await page.goto('/about-us');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(contact).toBeVisible();
  });
});
