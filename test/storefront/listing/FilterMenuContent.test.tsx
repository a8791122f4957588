import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shopApi } from '#api/client/shopApi.ts';
import { FilterMenuContent } from '#storefront/listing/FilterMenuContent.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

const facets = {
  total: 3,
  colors: [{ value: 'Red', count: 3 }],
  sizes: [],
  types: [],
  ratings: [],
  offer: 0,
  available: 3,
  lowestPrice: 100,
  highestPrice: 900,
};

it('SH-6 ER-4 keeps the choices of an open menu when only their renewal fails', async () => {
  let requests = 0;
  const { store } = renderScreen(
    <FilterMenuContent group="colors" filter={{}} onChange={() => undefined} />,
    {
      fetch: async () => {
        requests += 1;
        return requests > 1 ? new Response(null, { status: 400 }) : Response.json(facets);
      },
    },
  );
  await screen.findByRole('checkbox', { name: /^Red/ });
  act(() => void store.dispatch(shopApi.internalActions.onFocus()));
  await waitFor(() => expect(requests).toBe(2));
  await act(async () => undefined);
  expect(screen.getByRole('checkbox', { name: /^Red/ })).toBeTruthy();
});
