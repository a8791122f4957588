import type { OpeningStep } from '#domain/shop/opening.ts';
import { addresses } from '../components/routing/addresses.ts';

/** What a step asks for, and the screens that do it. */
interface OpeningTexts {
  readonly text: string;
  readonly links: readonly { readonly to: string; readonly label: string }[];
  /** The button of who does not want the step. */
  readonly skip: string;
}

const settings = [{ to: addresses.shopSettings, label: 'Shop Settings' }];

export const openingTexts: Readonly<Record<OpeningStep, OpeningTexts>> = {
  look: {
    text: 'The name in both scripts, the logo and the colour of your shop.',
    links: settings,
    skip: 'Keep the name',
  },
  phones: {
    text: 'Helpline, phone numbers and messenger. Until you change all of them, customers do not reach you.',
    links: settings,
    skip: 'Keep the numbers',
  },
  charges: {
    text: 'What delivery costs inside and outside of Dhaka, when it is free, and how long goods can be returned.',
    links: settings,
    skip: 'Keep the charges',
  },
  categories: {
    text: 'The twelve that are there, none, or those of a file.',
    links: [{ to: addresses.categories, label: 'Categories' }],
    skip: 'Keep the categories',
  },
  product: {
    text: 'By the form, or many by a file of this shop, of WooCommerce or of Shopify.',
    links: [
      { to: addresses.addProduct, label: 'Add Product' },
      { to: addresses.importProducts, label: 'Import Products' },
    ],
    skip: 'Skip',
  },
  order: {
    text: 'Buy something yourself while you are signed in: it arrives under Pending Orders.',
    links: [{ to: '/shop', label: 'Go to the shop' }],
    skip: 'Skip',
  },
};
