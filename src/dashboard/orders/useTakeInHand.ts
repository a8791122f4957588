import { useEffect } from 'react';
import { useCapability } from '#api/client/useCapability.ts';
import { usePutDownOrderMutation, useTakeOrderInHandMutation } from '#api/orders/ordersInHandApi.ts';
import { inHandRenewal } from '#domain/orders/orderInHand.ts';

/**
 * Tells colleagues that the user has the order in hand, while the screen shows it in the focused window (DK-15); for `null` it does
 * nothing. An order that a colleague has in hand stays in the colleague's.
 */
export const useTakeInHand = (orderId: string | null): void => {
  // The capability for notes is also the one for who has which order in hand.
  const isSupported = useCapability('orderNotes');
  const [take] = useTakeOrderInHandMutation();
  const [putDown] = usePutDownOrderMutation();
  const takenId = isSupported ? orderId : null;
  // An effect, since the order is in hand from its first render on the screen to its last: no event tells either.
  useEffect(() => {
    if (takenId === null) return undefined;
    const renew = () => {
      // Only in the focused window: a forgotten tab would otherwise take the order back from the tab in use.
      if (document.hasFocus()) void take({ id: takenId, takesOver: false });
    };
    renew();
    const timer = setInterval(renew, inHandRenewal);
    return () => {
      clearInterval(timer);
      void putDown(takenId);
    };
  }, [takenId, take, putDown]);
};
