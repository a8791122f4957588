import type { Page } from '@playwright/test';
import type { Product } from '#domain/products/product.ts';
import { pushAddress } from './goTo.ts';
import { fillCheckout, type sizes } from './journey.ts';

/** States of a storefront screen after input: menus, dialogs, invalid values, a lost connection. */
export interface ScreenState {
  /** Usable in a file name. */
  readonly name: string;
  readonly path: string;
  /** Sizes at which the state exists; all of them when omitted. */
  readonly at?: readonly (keyof typeof sizes)[];
  /** Brings the opened screen to the state. */
  readonly bring: (page: Page) => Promise<void>;
}

const cutOff = async (page: Page, calls: string): Promise<void> => {
  await page.route(calls, (route) => route.abort('internetdisconnected'));
};

const anyOf = (products: readonly Product[], fits: (product: Product) => boolean): string =>
  `/product-details/${products.find(fits)?._id ?? products[0]?._id}`;

const narrow = ['phone', 'tablet'] as const;

export const screenStates = (products: readonly Product[]): ScreenState[] => {
  const product = anyOf(products, () => true);
  const states: Record<string, Omit<ScreenState, 'name'>> = {
    'home-menu': {
      path: '/',
      at: narrow,
      bring: (page) => page.getByRole('button', { name: 'Menu' }).click(),
    },
    'home-search-open': {
      path: '/',
      bring: (page) => page.getByRole('combobox', { name: 'Search products' }).pressSequentially('bag'),
    },
    'home-search-nothing': {
      path: '/',
      bring: (page) => page.getByRole('combobox', { name: 'Search products' }).pressSequentially('qqqq'),
    },
    'home-categories-open': {
      path: '/',
      at: narrow,
      bring: async (page) => {
        await page.getByRole('button', { name: 'All categories' }).click();
        await page.getByRole('button', { name: 'Sub-categories of Kitchen Items' }).click();
      },
    },
    'home-fly-out': {
      path: '/',
      at: ['desk'],
      bring: (page) => page.getByRole('button', { name: 'Sub-categories of Gadget Items' }).click(),
    },
    'about-contact-open': {
      path: '/about-us',
      bring: async (page) => {
        // The first input loads the button; a pointer's first event has no distance, and so is none.
        await page.mouse.move(30, 300);
        await page.mouse.move(40, 310);
        await page.getByRole('button', { name: 'Contact the shop' }).click();
      },
    },
    'home-account-open': {
      path: '/',
      at: ['desk'],
      bring: (page) => page.getByRole('button', { name: 'Account' }).click(),
    },
    'home-profile-open': {
      path: '/',
      at: narrow,
      bring: (page) => page.getByRole('button', { name: 'Profile' }).click(),
    },
    'home-subscribed': {
      path: '/',
      bring: async (page) => {
        await page.getByLabel('E-mail address').fill('rahima@example.com');
        await page.getByRole('button', { name: 'Subscribe' }).click();
      },
    },
    'home-cut-off': {
      path: '/about-us',
      bring: async (page) => {
        await cutOff(page, '**/api/**');
        await pushAddress(page, '/');
        // The slides and four lists.
        await page.getByRole('button', { name: 'Try again' }).nth(4).waitFor({ timeout: 20_000 });
      },
    },
    'shop-cut-off': {
      path: '/about-us',
      bring: async (page) => {
        await cutOff(page, '**/api/**');
        await pushAddress(page, '/shop');
        await page.getByRole('button', { name: 'Try again' }).waitFor({ timeout: 20_000 });
      },
    },
    'shop-loading': {
      path: '/about-us',
      bring: async (page) => {
        await page.route('**/api/products**', () => undefined);
        await pushAddress(page, '/shop');
      },
    },
    'category-narrowed': {
      path: '/product/category/kitchen%20items?min=100&max=500',
      bring: async () => undefined,
    },
    'category-none-at-this-price': {
      path: '/product/category/kitchen%20items?min=1&max=2',
      bring: async () => undefined,
    },
    'category-categories-open': {
      path: '/product/category/kitchen%20items',
      at: narrow,
      bring: (page) => page.getByRole('button', { name: 'Categories' }).click(),
    },
    'product-cut-off': {
      path: '/about-us',
      bring: async (page) => {
        await cutOff(page, '**/api/**');
        await pushAddress(page, product);
        await page.getByRole('button', { name: 'Try again' }).waitFor({ timeout: 20_000 });
      },
    },
    'listing-filter-sheet': {
      path: '/product/category/women%20items',
      at: narrow,
      bring: async (page) => {
        await page.getByRole('button', { name: 'Filter' }).click();
        await page.getByRole('checkbox', { name: /^Red/ }).check();
      },
    },
    'listing-filter-menu': {
      path: '/product/category/women%20items',
      at: ['desk'],
      bring: async (page) => {
        await page.getByRole('button', { name: 'Color' }).click();
        await page.getByRole('checkbox', { name: /^Red/ }).check();
      },
    },
    'product-loading': {
      path: '/about-us',
      bring: async (page) => {
        await page.route('**/api/product**', () => undefined);
        await pushAddress(page, product);
      },
    },
    'product-without-offer': {
      path: anyOf(products, ({ offerPrice }) => offerPrice === null),
      bring: async () => undefined,
    },
    'product-with-video': {
      path: anyOf(products, ({ videoLink }) => videoLink !== ''),
      bring: async () => undefined,
    },
    'product-with-sizes': {
      path: anyOf(products, (each) => each.sizes.length > 3),
      bring: async () => undefined,
    },
    'product-added': {
      path: product,
      bring: (page) => page.getByRole('button', { name: 'Add To Cart' }).click(),
    },
    'cart-ticked': {
      path: '/cart',
      bring: (page) => page.getByLabel('Select all').check(),
    },
    'cart-empty': {
      path: '/cart',
      bring: async (page) => {
        const remove = page.getByRole('button', { name: /^Remove / });
        await remove.first().waitFor();
        while ((await remove.count()) > 0) await remove.first().click();
      },
    },
    'checkout-filled': { path: '/product-checkout', bring: (page) => fillCheckout(page) },
    'checkout-errors': {
      path: '/product-checkout',
      bring: async (page) => {
        const form = page.getByRole('form', { name: 'Checkout' });
        await fillCheckout(page);
        await form.getByLabel('E-mail').fill('rahima');
        await form.getByLabel('Mobile number').fill('0171');
        await form.getByLabel('District').fill('');
        await form.getByRole('textbox', { name: 'Address' }).fill('');
        await form.getByRole('textbox', { name: 'Address' }).press('Tab');
      },
    },
    'checkout-too-long': {
      path: '/product-checkout',
      bring: (page) => page.getByLabel('Mobile number').pressSequentially('017123456789'),
    },
    'checkout-cut-off': {
      path: '/product-checkout',
      bring: async (page) => {
        await fillCheckout(page);
        await cutOff(page, '**/api/**');
        await page.getByRole('button', { name: 'Confirm Order' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    'contact-errors': {
      path: '/contact-us',
      bring: (page) => page.getByRole('button', { name: 'Send Message' }).click(),
    },
    'login-errors': {
      path: '/login',
      bring: (page) => page.getByRole('button', { name: 'Sign In' }).click(),
    },
  };
  return Object.entries(states).map(([name, state]) => ({ name, ...state }));
};
