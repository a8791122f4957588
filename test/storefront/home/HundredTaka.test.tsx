import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HundredTaka } from '#storefront/home/HundredTaka.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

it('HM-9 SP-4 has the name that the shop gives its category, also in other letters', async () => {
  renderScreen(<HundredTaka />, {
    shop: { categories: [{ name: '100 Tk items' }] },
    fetch: async () => Response.json({ data: [aProduct()], total: 1 }),
  });
  expect(await screen.findByRole('heading', { name: '100 Tk items' })).toBeTruthy();
});
