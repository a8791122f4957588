import { useEffect, useState } from 'react';
import { preloadDialogs } from '#ui/feedback/dialogs.ts';
import { createDraftStore, type StoredCheckout } from './checkoutStorage.ts';
import { useCheckoutForm } from './useCheckoutForm.ts';
import { useCheckoutLines } from './useCheckoutLines.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';

/** Connects a checkout's lines, form and order, and stores each change for this tab. */
export const useCheckout = (stored: StoredCheckout) => {
  const [draftStore] = useState(() => createDraftStore(stored));
  const cart = useCheckoutLines(stored.lines);
  const { progress, place } = usePlaceOrder(draftStore, ({ products }) => cart.reprice(products));
  const form = useCheckoutForm({
    draft: stored.typed,
    refusal: progress.refusal,
    onSubmit: (values) => place({ lines: cart.lines, form: values }),
  });
  const { lines } = cart;
  const { draft } = form;

  useEffect(preloadDialogs, []);
  useEffect(() => draftStore.update({ lines, typed: draft }), [draftStore, lines, draft]);

  return { cart, form, progress };
};
