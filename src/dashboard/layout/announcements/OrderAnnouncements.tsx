import { useEffect } from 'react';
import { unseenOrders } from '#api/orderAnnouncements/orderAnnouncementsState.ts';
import { useCountOrdersQuery } from '#api/orders/ordersApi.ts';
import { timers } from '#domain/shop/constants.ts';
import * as messages from '#messages/dashboard/layout/announcements.ts';
import { newOrdersLabel } from '#messages/domain/announcementMessages.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { useOrderAnnouncements } from '../../components/loading/useOrderAnnouncements.ts';
import { playSound } from './orderSound.ts';
import { useTitleCount } from './useTitleCount.ts';

/** Follows the orders while a screen of staff is open: the number in the title, the sound, the counts (MD-9). */
export const OrderAnnouncements = () => {
  const events = useOrderAnnouncements();
  // Polls in a hidden tab too, for which the sound and the title are meant.
  useCountOrdersQuery(
    { email: null },
    { pollingInterval: events.mode === 'polling' ? timers.ordersPoll : 0 },
  );
  const unseen = unseenOrders(events);
  useTitleCount(unseen);
  useEffect(() => {
    if (events.placed > 0) playSound();
  }, [events.placed]);
  return (
    <VisuallyHidden role="status">{unseen > 0 && messages.inTheShop(newOrdersLabel(unseen))}</VisuallyHidden>
  );
};
