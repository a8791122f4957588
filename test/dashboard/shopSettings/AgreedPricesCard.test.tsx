import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as ShopSettingsScreen } from '#dashboard/shopSettings/ShopSettingsScreen.tsx';
import { type CourierPrices, courierPriceLimits } from '#domain/shop/courierPrices.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { steadfastPrices } from '../../support/builders/courierPrices.ts';

const openScreen = (courierPrices: readonly CourierPrices[]) =>
  renderStaffScreen(<ShopSettingsScreen />, (call) => {
    if (call === 'GET /shopSecrets') return { body: { keyProblem: null, secrets: [] } };
    if (call.startsWith('PUT')) return { body: { version: 4 } };
    const settings = { ...defaultShopSettings, courierPrices };
    return { body: { version: 3, settings, previous: null, fixed: [], origin: 'https://shop.example' } };
  });

type Opened = ReturnType<typeof openScreen>;

/** The prices of the settings that were sent last. */
const saved = ({ requests }: Opened): unknown => {
  const body = requests.findLast(({ call }) => call.startsWith('PUT'))?.body as
    | { settings: typeof defaultShopSettings }
    | undefined;
  return body?.settings.courierPrices;
};

const save = async ({ user }: Opened) => {
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved. Customers see the change within a few seconds.');
};

const group = (name: string) => within(screen.getByRole('group', { name }));

/** Of each row of weights, whether its weight is marked as wrong. */
const markedWeights = () =>
  screen
    .getAllByRole('textbox', { name: /^Up to/ })
    .map((weight) => weight.getAttribute('aria-invalid') === 'true');

const typeRow = async ({ user }: Opened, row: string, texts: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(texts)) {
    await user.click(group(row).getByRole('textbox', { name: new RegExp(`^${label}`) }));
    await user.paste(text);
  }
};

describe('the agreed prices of couriers', () => {
  it('CA-7 are entered by weight and zone, and the focus goes to what was added', async () => {
    const opened = openScreen([]);
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Add prices of Steadfast' }));
    expect(document.activeElement?.getAttribute('name')).toBe('courierPrices[0].tiers[0].upTo');
    await typeRow(opened, 'Weight 1', { 'Up to': '0.5', 'Same city': '60', Suburbs: '80', Outside: '110' });
    await user.click(screen.getByRole('button', { name: 'Add a weight for Steadfast' }));
    expect(document.activeElement?.getAttribute('name')).toBe('courierPrices[0].tiers[1].upTo');
    await typeRow(opened, 'Weight 2', { 'Up to': '1', 'Same city': '70', Suburbs: '90', Outside: '130' });
    const further = { 'Same city': '15', Suburbs: '20', Outside: '25.5' };
    await typeRow(opened, 'Each further kilogram', further);
    await user.type(screen.getByRole('textbox', { name: /Of the collected money/ }), '1');
    await user.type(screen.getByRole('textbox', { name: /Returned parcel, in total/ }), '50');
    expect(screen.queryByRole('button', { name: 'Add prices of Steadfast' })).toBeNull();
    await save(opened);

    // What was typed, with its weights in grams.
    expect(saved(opened)).toEqual([steadfastPrices]);
  });

  it('CA-7 that are wrong are named beside their fields, and not sent', async () => {
    const { user, requests } = openScreen([steadfastPrices]);
    // The row before it is up to 0.5 kg.
    const weight = (await screen.findAllByRole('textbox', { name: /Up to/ }))[1] as HTMLElement;
    await user.clear(weight);
    await user.type(weight, '0.2');
    await user.tab();
    await screen.findByText('Enter more than in the row before');
    expect(weight.getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Add a weight for Steadfast' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    // The weight, and the four empty fields of the new row.
    const summary = await screen.findByRole('group', { name: '5 fields need another look:' });
    expect(within(summary).getAllByRole('link')[0]?.textContent).toBe(
      'Up to (kg): Enter more than in the row before',
    );
    expect(requests.map(({ call }) => call)).not.toContain('PUT /shopSettings');
  });

  it('CA-7 CN-3 keep the focus when one of as many weights as there may be is removed', async () => {
    const [first] = steadfastPrices.tiers;
    const most = Array.from({ length: courierPriceLimits.tiers }, (_, index) => ({
      ...first,
      upTo: 500 * (index + 1),
    }));
    const { user } = openScreen([{ ...steadfastPrices, tiers: most as CourierPrices['tiers'] }]);
    await user.click(
      await screen.findByRole('button', { name: `Remove weight ${most.length} of Steadfast` }),
    );
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Prices of Steadfast' }));
  });

  it('CA-7 lose a weight, and a courier, by a press', async () => {
    const opened = openScreen([
      steadfastPrices,
      { ...steadfastPrices, courier: 'redx', returnFeeIn: 'taka' },
    ]);
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Remove weight 1 of Steadfast' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a weight for Steadfast' }));
    expect(screen.getByRole('button', { name: 'Remove weight 1 of Steadfast' })).toHaveProperty(
      'disabled',
      true,
    );
    await user.click(screen.getByRole('button', { name: 'Remove the prices of RedX' }));
    expect(document.activeElement).toBe(
      screen.getByRole('group', { name: 'Couriers without agreed prices' }),
    );
    await save(opened);

    expect(saved(opened)).toEqual([{ ...steadfastPrices, tiers: steadfastPrices.tiers.slice(1) }]);
  });

  it('CA-7 keep errors beside the fields that were left when a weight is removed', async () => {
    const { user } = openScreen([steadfastPrices]);
    const addWeight = await screen.findByRole('button', { name: 'Add a weight for Steadfast' });
    await user.click(addWeight);
    await user.click(screen.getByRole('button', { name: 'Remove weight 3 of Steadfast' }));
    await user.click(addWeight);
    expect(markedWeights()).toEqual([false, false, false]);

    await user.clear(group('Weight 2').getByRole('textbox', { name: /^Up to/ }));
    await user.tab();
    expect(markedWeights()).toEqual([false, true, true]);
    await user.click(screen.getByRole('button', { name: 'Remove weight 1 of Steadfast' }));
    expect(markedWeights()).toEqual([true, true]);
  });
});
