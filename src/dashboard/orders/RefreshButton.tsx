import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { refetchOrders } from '#api/orders/bulkOrdersApi.ts';
import * as messages from '#messages/dashboard/orders.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** A button that fetches the list again. It takes the place of the moves of an order that another user has moved. */
export const RefreshButton = () => {
  const dispatch = useShopDispatch();
  return (
    <Button tone="plain" size="s" onClick={() => dispatch(refetchOrders())}>
      <Icon name="refresh" size={16} /> {messages.refreshTheList}
    </Button>
  );
};
