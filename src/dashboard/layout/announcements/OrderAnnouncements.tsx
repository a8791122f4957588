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

/** Tells staff of new orders while the dashboard is open: by the number in the title, the sound and the counts (MD-9). */
export const OrderAnnouncements = () => {
  const events = useOrderAnnouncements();
  // Polls in a hidden tab too, because the sound and the title are meant for one.
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
