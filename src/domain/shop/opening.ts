import { defaultShopSettings } from './defaultShopSettings.ts';
import { orderTermsOf } from './orderTerms.ts';
import type { ShopSettings } from './shopSettings.ts';

/** The checklist for opening a new shop (SP-1): which steps are done follows from the shop's data. */

/** The steps in their order. */
export const openingSteps = ['look', 'phones', 'charges', 'categories', 'product', 'order'] as const;
export type OpeningStep = (typeof openingSteps)[number];

/** The names of the steps, for the checklist, which translates them by `shownText`, and the audit log. */
export const openingStepLabels: Readonly<Record<OpeningStep, string>> = {
  look: 'Name and logo',
  phones: 'Phone numbers',
  charges: 'Delivery charges',
  categories: 'Categories',
  product: 'First product',
  order: 'First order',
};

export const openingStepStates = ['open', 'done', 'skipped'] as const;
export type OpeningStepState = (typeof openingStepStates)[number];

/** What admins choose about the checklist; `skip`, and `takeUp`, which undoes it, name a step. */
export const openingChangeKinds = ['skip', 'takeUp', 'hide', 'show'] as const;
type OpeningChangeKind = (typeof openingChangeKinds)[number];

/** One press of an admin in the checklist. */
export interface OpeningChange {
  readonly kind: OpeningChangeKind;
  readonly step?: OpeningStep | undefined;
}

/** A shop with fewer orders is new. */
export const newShopOrders = 10;

/** The data of the shop from which follows which steps are done. */
export interface OpeningFacts {
  readonly settings: ShopSettings;
  /** 0 until they are changed or chosen for the first time. */
  readonly categoriesVersion: number;
  readonly hasProduct: boolean;
  /** How many orders the shop has; at most `newShopOrders`. */
  readonly orders: number;
  /** Whether staff have placed an order while they were signed in. */
  readonly hasOwnOrder: boolean;
}

/** What admins have chosen in the checklist; functions take `null` in its place while nobody has chosen anything. */
export interface OpeningChoices {
  readonly skipped: readonly OpeningStep[];
  readonly isHidden: boolean;
}

/** The checklist as an admin reads it. */
export interface Opening {
  readonly steps: readonly { readonly step: OpeningStep; readonly state: OpeningStepState }[];
  readonly isHidden: boolean;
  /** Whether the dashboard's home shows the checklist: in a shop that is being opened, as long as a step is open. */
  readonly isOffered: boolean;
}

/** What new shops say of themselves: the name of the demo's shop, and promises that another shop may not keep. */
const ownTexts = ['name', 'nameBengali', 'description', 'descriptionBengali', 'notice'] as const;

const hasOwnTexts = (settings: ShopSettings): boolean =>
  ownTexts.every((field) => settings[field] !== defaultShopSettings[field]);

/** Where customers would reach strangers, beside the phone numbers: what the specification says of the demo's shop. */
const ownContacts = [
  'helpline',
  'messengerUrl',
  'supportEmail',
  'careersEmail',
  'address',
  'addressBengali',
] as const;

/** Whether all numbers and addresses differ from the specification's. */
const hasOwnContacts = (settings: ShopSettings): boolean =>
  ownContacts.every((field) => settings[field] !== defaultShopSettings[field]) &&
  !settings.phones.some((phone) => defaultShopSettings.phones.includes(phone));

const hasOwnCharges = (settings: ShopSettings): boolean =>
  JSON.stringify(orderTermsOf(settings)) !== JSON.stringify(orderTermsOf(defaultShopSettings));

const isDone: Readonly<Record<OpeningStep, (facts: OpeningFacts) => boolean>> = {
  // A shop needs no logo: one without has the drawn stall (SP-10).
  look: ({ settings }) => hasOwnTexts(settings),
  phones: ({ settings }) => hasOwnContacts(settings),
  charges: ({ settings }) => hasOwnCharges(settings),
  categories: ({ categoriesVersion }) => categoriesVersion > 0,
  product: ({ hasProduct }) => hasProduct,
  order: ({ hasOwnOrder }) => hasOwnOrder,
};

const stateOf = (
  step: OpeningStep,
  facts: OpeningFacts,
  choices: OpeningChoices | null,
): OpeningStepState => {
  if (isDone[step](facts)) return 'done';
  return choices?.skipped.includes(step) === true ? 'skipped' : 'open';
};

/**
 * The checklist of a shop. While a step is open and no admin has hidden it, it is offered to a shop without a product or with few orders,
 * and to one whose admins have chosen something in it: not to a shop in use, such as the demo.
 */
export const openingOf = (facts: OpeningFacts, choices: OpeningChoices | null): Opening => {
  const steps = openingSteps.map((step) => ({ step, state: stateOf(step, facts, choices) }));
  const isHidden = choices?.isHidden ?? false;
  const isNew = !facts.hasProduct || facts.orders < newShopOrders;
  const isBeingOpened = isNew || choices !== null;
  const isOffered = isBeingOpened && !isHidden && steps.some(({ state }) => state === 'open');
  return { steps, isHidden, isOffered };
};
