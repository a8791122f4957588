import { useEffect, useRef } from 'react';
import { unseenOrders } from '#api/orderAnnouncements/orderAnnouncementsState.ts';
import { useCountOrdersQuery } from '#api/orders/ordersApi.ts';
import { timers } from '#domain/shop/constants.ts';
import * as messages from '#messages/dashboard/layout/announcements.ts';
import { newOrdersLabel } from '#messages/domain/announcementMessages.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { noPolling } from '../../components/loading/queryOptions.ts';
import { useOrderAnnouncements } from '../../components/loading/useOrderAnnouncements.ts';
import { playSound } from './orderSound.ts';
import { useTitleCount } from './useTitleCount.ts';

/** Tells staff of new orders while the dashboard is open: by the number in the title, the sound and the counts (MD-9). */
export const OrderAnnouncements = () => {
  const announcements = useOrderAnnouncements();
  const { mode, placed: placedCount } = announcements;
  // Without a stream the counts are polled, also in a hidden tab: the sound and the title are meant for that.
  const pollingInterval = mode === 'polling' ? timers.ordersPoll : noPolling;
  useCountOrdersQuery({ email: null }, { pollingInterval });
  const unseenCount = unseenOrders(announcements);
  useTitleCount(unseenCount);
  // The layout may be shown again, after a paper: the orders counted until then have had their sound.
  const heardCount = useRef(placedCount);
  useEffect(() => {
    if (placedCount > heardCount.current) playSound();
    heardCount.current = placedCount;
  }, [placedCount]);
  return (
    <VisuallyHidden role="status">
      {unseenCount > 0 && messages.inTheShop(newOrdersLabel(unseenCount))}
    </VisuallyHidden>
  );
};
