import { describe, expect, it } from 'vitest';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import {
  newShopOrders,
  type OpeningFacts,
  type OpeningStep,
  openingOf,
  openingSteps,
} from '#domain/shop/opening.ts';

const newShop: OpeningFacts = {
  settings: defaultShopSettings,
  categoriesVersion: 0,
  hasProduct: false,
  orders: 0,
  hasOwnOrder: false,
};
const inUse: OpeningFacts = { ...newShop, hasProduct: true, orders: newShopOrders };
const stateOf = (wanted: OpeningStep, changes: Partial<typeof defaultShopSettings>) =>
  openingOf({ ...newShop, settings: { ...defaultShopSettings, ...changes } }, null).steps.find(
    ({ step }) => step === wanted,
  )?.state;
const phonesOf = (changes: Partial<typeof defaultShopSettings>) => stateOf('phones', changes);

describe('the opening of a shop', () => {
  it('SP-1 is not offered to a shop in use, such as the demo, whose admins have chosen nothing', () => {
    expect(openingOf(inUse, null)).toMatchObject({ isHidden: false, isOffered: false });
  });

  it('SP-1 stays offered after the first orders while a step is open', () => {
    const offered = [1, newShopOrders - 1, newShopOrders].map(
      (orders) => openingOf({ ...inUse, orders }, null).isOffered,
    );
    expect(offered).toEqual([true, true, false]);
  });

  it('SP-1 is offered until every step is done or skipped', () => {
    const skipped = openingSteps.filter((step) => step !== 'order');
    expect(openingOf(newShop, { skipped, isHidden: false }).isOffered).toBe(true);
    // The shop has a product, so that its step is done although it was skipped.
    const all = openingOf({ ...inUse, hasOwnOrder: true }, { skipped, isHidden: false });
    expect(all.isOffered).toBe(false);
    expect(all.steps.map(({ state }) => state)).toEqual([
      'skipped',
      'skipped',
      'skipped',
      'skipped',
      'done',
      'done',
    ]);
  });

  it('SP-1 has the look done when no text names the demo’s shop', () => {
    const own = {
      name: 'Nodi Bazaar',
      nameBengali: 'নদী বাজার',
      description: 'Fish and nets.',
      descriptionBengali: 'মাছ ও জাল।',
      notice: 'নদী বাজারে স্বাগতম!',
    };
    const withDefault = (field: keyof typeof own) =>
      stateOf('look', { ...own, [field]: defaultShopSettings[field] });
    expect([
      stateOf('look', own),
      withDefault('name'),
      withDefault('nameBengali'),
      withDefault('description'),
      withDefault('descriptionBengali'),
      withDefault('notice'),
    ]).toEqual(['done', 'open', 'open', 'open', 'open', 'open']);
  });

  it('SP-1 has the numbers done when none of the specification is left', () => {
    const own = {
      helpline: '09611-222333',
      messengerUrl: 'https://m.me/nodi',
      supportEmail: 'help@nodi.example',
      careersEmail: 'jobs@nodi.example',
      address: 'Station Road, Khulna',
      addressBengali: 'স্টেশন রোড, খুলনা',
    };
    const phones = ['01911-000111'];
    const fields = Object.keys(own) as (keyof typeof own)[];
    expect([
      phonesOf({ ...own, phones }),
      phonesOf({ ...own, phones: [...phones, '01800-000222'] }),
      ...fields.map((field) => phonesOf({ ...own, phones, [field]: defaultShopSettings[field] })),
    ]).toEqual(['done', 'open', ...fields.map(() => 'open')]);
  });
});
