import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as ProductsScreen } from '#dashboard/products/ProductsScreen.tsx';
import { fakeCatalog } from '../../support/browser/fakeCatalog.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';
import { createGate } from '../../support/createGate.ts';

it('MD-8 selects no product of the list before the search while the answer is awaited', async () => {
  const { opened: mayAnswer, open: answer } = createGate();
  const { opened: asked, open: ask } = createGate();
  const shop = fakeCatalog(['Cup', 'Lamp'].map((name) => aProduct({ _id: name, name })));
  const { user } = renderScreen(<ProductsScreen />, {
    fetch: async (to, init) => {
      const address = to instanceof Request ? to.url : String(to);
      if (address.includes('Lamp')) {
        ask();
        await mayAnswer;
      }
      return shop.fetch(to, init);
    },
  });
  await user.type(await screen.findByRole('searchbox'), 'Lamp');
  await asked;
  await user.click(screen.getByRole('checkbox', { name: 'Select Cup' }));
  expect(screen.queryByText('1 product selected')).toBeNull();

  answer();
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBeNull());
  await user.click(screen.getByRole('checkbox', { name: 'Select Lamp' }));
  expect(await screen.findByText('1 product selected')).toBeDefined();
});

it('MD-8 keeps what is selected while others are being marked', async () => {
  const { opened: marked, open: mark } = createGate();
  const shop = fakeCatalog(['Cup', 'Lamp'].map((name) => aProduct({ _id: name, name })));
  const { user } = renderScreen(<ProductsScreen />, {
    fetch: async (to, init) => {
      const method = to instanceof Request ? to.method : init?.method;
      if (method === 'PUT') await marked;
      return shop.fetch(to, init);
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Cup' }));
  await user.click(screen.getByRole('button', { name: 'Mark sold out' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Lamp' }));
  mark();

  expect(await screen.findByText('1 product selected')).toBeDefined();
  expect(screen.getByRole('checkbox', { name: 'Select Lamp' })).toHaveProperty('checked', true);
});
