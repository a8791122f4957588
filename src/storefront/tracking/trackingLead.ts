import { expectedBy, weekDay } from '#domain/checkout/expectedDelivery.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import type { TrackedOrder } from '#domain/orders/tracking.ts';
import type { DeliveryDays } from '#domain/shop/deliveryDays.ts';
import type { PublicSettings } from '#domain/shop/shopSettings.ts';
import { dhakaDay, orderTime } from '#domain/values/dates.ts';
import { inReturnWindow, returnEnd } from '#machines/orderMachine.ts';
import { dateWords } from '#messages/dates.ts';
import * as messages from '#messages/storefront/tracking.tsx';

type LeadShop = DeliveryDays & Pick<PublicSettings, 'callingHours' | 'helpline'>;
type LeadOrder = Pick<TrackedOrder, 'date' | 'orderStatus' | 'deliveredAt' | 'returnDays'> & {
  readonly delivery: Pick<TrackedOrder['delivery'], 'deliveryArea'>;
};

// Days are dates in Dhaka such as `2026-11-29`, which compare as texts.

/** When the order should arrive, or should have; '' if that is not known. */
const arrivalSentence = ({ date, delivery }: LeadOrder, shop: LeadShop, now: Date): string => {
  const day = expectedBy(shop, date, delivery.deliveryArea);
  if (day === null) return '';
  return dhakaDay(now) <= day
    ? messages.shouldReachYouBy(weekDay(day))
    : messages.shouldHaveReachedYou(weekDay(day), shop.helpline);
};

/** Until when the order can be returned; '' if it cannot. */
const returnSentence = ({ deliveredAt, returnDays }: LeadOrder, now: Date): string => {
  if (deliveredAt === null || !inReturnWindow({ deliveredAt, returnDays }, now.toISOString())) return '';
  const end = returnEnd(deliveredAt, returnDays);
  return messages.canReturnUntil(weekDay(dhakaDay(end)), dateWords(orderTime(end)));
};

/** What comes next for an order, by its status; nothing for one that was cancelled or returned. */
const leads: Partial<Record<OrderStatus, (order: LeadOrder, shop: LeadShop, now: Date) => string>> = {
  Pending: (order, shop, now) =>
    messages.weCallToConfirm(shop.callingHours, arrivalSentence(order, shop, now)),
  Confirmed: (order, shop, now) => messages.wePack(arrivalSentence(order, shop, now)),
  Shipping: arrivalSentence,
  Delivered: (order, _shop, now) => returnSentence(order, now),
};

/** The sentence at the top of a tracked order that says what comes next (BY-5); '' if nothing does. */
export const trackingLead = (order: LeadOrder, shop: LeadShop, now: Date): string =>
  // Some sentences end with the arrival, which may be ''.
  leads[order.orderStatus]?.(order, shop, now).trim() ?? '';
