import { useEffect, useRef, useState } from 'react';
import type { FilledCheckout } from '#domain/checkout/checkoutForm.ts';
import { preloadDialogs } from '#ui/feedback/dialogs.ts';
import { createCheckoutStore, type StoredCheckout } from './checkoutStorage.ts';
import { findLastOrder } from './lastOrder.ts';
import { useCheckoutForm } from './useCheckoutForm.ts';
import { useCheckoutLines } from './useCheckoutLines.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';
import { useRememberedDetails } from './useRememberedDetails.ts';

/** Stands for the functions that change the lines while the order is being sent: a change would not be part of it. */
const unchanging = { setQuantity: () => undefined, remove: () => undefined };

/** Connects a checkout's lines, form and order, and stores each change for this tab. */
export const useCheckout = (stored: StoredCheckout) => {
  const [checkoutStore] = useState(() => createCheckoutStore(stored));
  const checkoutLines = useCheckoutLines(stored.lines);
  const { lines } = checkoutLines;
  const remembered = useRememberedDetails();
  // The values of the order that was sent, needed when its answer arrives, which is in a later render.
  const submitted = useRef<FilledCheckout | null>(null);
  const { progress, place } = usePlaceOrder(checkoutStore, {
    onRepriced: checkoutLines.reprice,
    onPlaced: () => submitted.current !== null && remembered.keep(submitted.current),
  });
  /** The hash of the last order, once the shopper was asked whether to order the same again: the next press then orders it. */
  const [askedHash, setAskedHash] = useState<number | null>(null);
  const isSending = progress.stage === 'sending';
  const form = useCheckoutForm({
    draft: stored.typed,
    remembered: remembered.details,
    refusal: progress.refusal,
    isSending,
    onSubmit: async (values) => {
      const last = findLastOrder(lines, values.mobileNumber);
      if (last !== null && last.hash !== askedHash) {
        setAskedHash(last.hash);
        return;
      }
      submitted.current = values;
      await place({ lines, form: values });
    },
  });
  const { draft } = form;
  const isAsked = askedHash !== null && progress.stage !== 'placed';
  const sameOrder = isAsked ? findLastOrder(lines, form.values.mobileNumber) : null;

  // A dialog tells that an order failed: once the connection is lost, its code could not be fetched any more.
  useEffect(preloadDialogs, []);
  useEffect(() => checkoutStore.update({ lines, typed: draft }), [checkoutStore, lines, draft]);

  return {
    checkoutLines: isSending ? { ...checkoutLines, ...unchanging } : checkoutLines,
    form,
    progress,
    remembered,
    sameOrder,
  };
};
