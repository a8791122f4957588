import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { useShopOffer } from '#dashboard/orders/corrections/useShopOffer.ts';
import { openStore } from '../../../support/browser/openStore.ts';
import { aProduct } from '../../../support/builders/aProduct.ts';
import { ownSettings } from '../../../support/ownSettings.ts';

it('DK-18 MD-5 keeps a product that staff add while the answer to their order is awaited', () => {
  const store = openStore({ settings: ownSettings });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(() => useShopOffer([]), { wrapper });
  const whenSent = result.current;
  act(() => result.current.addToOffer(aProduct({ _id: 'p2' })));
  act(() => whenSent.takeQuote([], { kind: 'refused', status: 409, code: 'other', message: 'No.' }));

  expect(result.current.offer.productOf('p2')?._id).toBe('p2');
});
