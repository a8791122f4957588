import type { OpeningStep } from '#domain/shop/opening.ts';
import * as messages from '#messages/dashboard/opening.ts';
import { addresses } from '../components/routing/addresses.ts';

/** What a step asks for, and the screens that do it. */
interface OpeningTexts {
  readonly text: string;
  readonly links: readonly { readonly to: string; readonly label: string }[];
  /** The label of the button that skips the step. */
  readonly skip: string;
}

/** The link of a step that is done in the shop settings; `hash` names the card with its fields. */
const settings = (hash = '') => [{ to: `${addresses.shopSettings}${hash}`, label: messages.shopSettings }];

/** The texts of each step of the checklist. */
export const openingTexts: Readonly<Record<OpeningStep, OpeningTexts>> = {
  look: {
    text: messages.whatLookIs,
    links: settings(),
    skip: messages.keepTheName,
  },
  phones: {
    text: messages.whatPhonesAre,
    links: settings('#contact'),
    skip: messages.keepTheNumbers,
  },
  charges: {
    text: messages.whatChargesAre,
    links: settings('#delivery'),
    skip: messages.keepTheCharges,
  },
  categories: {
    text: messages.whatCategoriesAre,
    links: [{ to: addresses.categories, label: messages.categories }],
    skip: messages.keepTheCategories,
  },
  product: {
    text: messages.howProductsAreAdded,
    links: [
      { to: addresses.addProduct, label: messages.addProduct },
      { to: addresses.importProducts, label: messages.importProducts },
    ],
    skip: messages.skip,
  },
  order: {
    text: messages.howToOrderYourself,
    links: [{ to: '/shop', label: messages.goToTheShop }],
    skip: messages.skip,
  },
};
