import { isStaff } from '#domain/accounts/role.ts';
import type { GoodsReceived } from '#domain/orders/goodsReceived.ts';
import { type OrderMove, type OrderStatus, orderStatuses } from '#domain/orders/orderStatus.ts';
import type { PublicSettings } from '#domain/shop/shopSettings.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import { formatTaka } from '#domain/values/money.ts';
import { dateWords } from '#messages/dates.ts';
import { daysText } from '#messages/domain/days.ts';
import * as messages from '#messages/storefront/tracking.tsx';

/** One step of an order, as a shopper reads it. */
export interface TrackingStep {
  readonly key: string;
  readonly status: OrderStatus;
  readonly title: string;
  readonly text: string;
  /** When it was reached, and by whom; `null` for a step to come. */
  readonly time: string | null;
  readonly isCurrent: boolean;
}

/** The parts of an order, besides its history, from which its steps are made. */
export interface OrderOfSteps {
  readonly date: string;
  readonly time: string;
  readonly orderStatus: OrderStatus;
  /** Taka that the customer pays at the door. */
  readonly toPay: number;
  readonly returnDays: number;
  /** Present once goods that came back are all in the shop again. */
  readonly received?: GoodsReceived | undefined;
}

type CallingHours = Pick<PublicSettings, 'callingHours'>;

const titles: Record<OrderStatus, string> = {
  Pending: messages.orderReceived,
  Confirmed: messages.confirmed,
  Shipping: messages.onItsWay,
  Delivered: messages.delivered,
  Cancelled: messages.cancelled,
  Return: messages.returnRequested,
};

const texts: Record<OrderStatus, (order: OrderOfSteps, shop: CallingHours) => string> = {
  Pending: (_order, { callingHours }) => messages.stepCall(callingHours),
  Confirmed: () => messages.stepPack,
  Shipping: ({ toPay }) => messages.stepBring(formatTaka(toPay)),
  Delivered: ({ returnDays }) =>
    returnDays === 0 ? messages.cannotBeReturned : messages.canReturnWithin(daysText(returnDays)),
  Cancelled: () => messages.nothingWillBeDelivered,
  Return: ({ received }) => (received === undefined ? messages.returnNoted : messages.goodsAreBack),
};

/** Whether every order that goes well has the status; only such a status is shown as a step to come. */
const isUsual: Record<OrderStatus, boolean> = {
  Pending: true,
  Confirmed: true,
  Shipping: true,
  Delivered: true,
  Cancelled: false,
  Return: false,
};

/** The statuses of an order that goes well, in the order in which it has them. */
const usualStatuses = orderStatuses.filter((status) => isUsual[status]);

const actorOf = ({ by, byLink }: OrderMove): string => {
  if (isStaff(by)) return messages.byTheShop;
  return byLink === true ? messages.byTrackingLink : messages.byTheCustomer;
};

/** What happened to the order, oldest first, and what usually comes next. */
export const trackingSteps = (
  order: OrderOfSteps,
  history: readonly OrderMove[],
  shop: CallingHours,
): TrackingStep[] => {
  const reached: readonly Pick<TrackingStep, 'status' | 'time'>[] = [
    { status: 'Pending', time: dateWords(`${order.date}, ${order.time}`) },
    ...history.map((move) => ({ status: move.to, time: `${formatDateTime(move.at)}, ${actorOf(move)}` })),
  ];
  const indexOfStatus = usualStatuses.indexOf(order.orderStatus);
  const statusesToCome = indexOfStatus === -1 ? [] : usualStatuses.slice(indexOfStatus + 1);
  const coming = statusesToCome.map((status) => ({ status, time: null }));
  const currentIndex = reached.length - 1;
  return [...reached, ...coming].map(({ status, time }, index) => ({
    key: `${index} ${status}`,
    status,
    title: titles[status],
    // Only the current step and those to come are explained.
    text: index < currentIndex ? '' : texts[status](order, shop),
    time,
    isCurrent: index === currentIndex,
  }));
};

/** The status in plain words. */
export const statusTitle = (status: OrderStatus): string => titles[status];
