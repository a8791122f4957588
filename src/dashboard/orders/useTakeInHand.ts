import { useEffect } from 'react';
import { useCapability } from '#api/client/useCapability.ts';
import { usePutDownOrderMutation, useTakeOrderInHandMutation } from '#api/orders/ordersInHandApi.ts';
import { inHandRenewal } from '#domain/orders/orderInHand.ts';

/**
 * Tells colleagues that the user has the order in hand, as long as the screen shows it in the window that is used (DK-15); `null`
 * for none. An order that a colleague has stays with the colleague.
 */
export const useTakeInHand = (orderId: string | null): void => {
  const isSupported = useCapability('orderNotes');
  const [take] = useTakeOrderInHandMutation();
  const [putDown] = usePutDownOrderMutation();
  const id = isSupported ? orderId : null;
  // The order is in hand while it is on the screen, which no event of React tells.
  useEffect(() => {
    if (id === null) return undefined;
    const renew = () => {
      // Otherwise a forgotten tab would take the order from the one that is used.
      if (document.hasFocus()) void take({ id, takesOver: false });
    };
    renew();
    const timer = setInterval(renew, inHandRenewal);
    return () => {
      clearInterval(timer);
      void putDown(id);
    };
  }, [id, take, putDown]);
};
