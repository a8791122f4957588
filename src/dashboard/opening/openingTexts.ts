import type { OpeningStep } from '#domain/shop/opening.ts';
import * as messages from '#messages/dashboard/opening.ts';
import { addresses } from '../components/routing/addresses.ts';

/** What a step asks for, and the screens that do it. */
interface OpeningTexts {
  readonly text: string;
  readonly links: readonly { readonly to: string; readonly label: string }[];
  /** The button of who does not want the step. */
  readonly skip: string;
}

const settings = [{ to: addresses.shopSettings, label: messages.shopSettings }];

export const openingTexts: Readonly<Record<OpeningStep, OpeningTexts>> = {
  look: {
    text: messages.theNameInBothScripts,
    links: settings,
    skip: messages.keepTheName,
  },
  phones: {
    text: messages.helplinePhoneNumbersAndMessenger,
    links: settings,
    skip: messages.keepTheNumbers,
  },
  charges: {
    text: messages.whatDeliveryCostsInsideAnd,
    links: settings,
    skip: messages.keepTheCharges,
  },
  categories: {
    text: messages.theTwelveThatAreThere,
    links: [{ to: addresses.categories, label: messages.categories }],
    skip: messages.keepTheCategories,
  },
  product: {
    text: messages.byTheFormOrMany,
    links: [
      { to: addresses.addProduct, label: messages.addProduct },
      { to: addresses.importProducts, label: messages.importProducts },
    ],
    skip: 'Skip',
  },
  order: {
    text: messages.buySomethingYourselfWhileYou,
    links: [{ to: '/shop', label: messages.goToTheShop }],
    skip: 'Skip',
  },
};
