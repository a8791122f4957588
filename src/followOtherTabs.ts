import { storageKeys } from '#domain/rules.ts';
import { changedElsewhere, keptCart } from '#slices/cartSlice.ts';
import type { ShopStore } from './store.ts';

/** Takes over the cart that another tab wrote (CT-7); what is no cart is passed over, and ours stands. */
export const followOtherTabs = (store: ShopStore): void => {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== storageKeys.cart) return;
    const lines = newValue === null ? [] : keptCart.read(newValue)?.state.lines;
    if (lines !== undefined) store.dispatch(changedElsewhere(lines));
  });
};
