import { expect, it } from 'vitest';
import { selectShop, shopChanged } from '#api/client/shopSlice.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { ownSettings } from '../../support/ownSettings.ts';

it('SP-3 a refusal without a quote leaves the shop as it is, so that nothing is rendered again', () => {
  const store = openStore({ settings: ownSettings });
  const before = selectShop(store.getState());
  store.dispatch(shopChanged(undefined));
  expect(selectShop(store.getState())).toBe(before);
});
