import { dayAfter, dayOfOrderDate } from '../values/dates.ts';
import { sum } from '../values/money.ts';
import { byStatus } from './byStatus.ts';
import type { Order } from './order.ts';
import type { OrderStatus } from './orderStatus.ts';

/** The orders placed on one day in Dhaka, counted by their present status, with their sales. */
export interface OrderDay {
  /** `2025-01-05` */
  readonly day: string;
  readonly counts: Readonly<Record<OrderStatus, number>>;
  /** Taka: the totals of that day's orders, without the cancelled and returned ones. */
  readonly sales: number;
}

/** A count of 0 for each status, which the caller may add to. */
export const noCounts = (): Record<OrderStatus, number> => byStatus(() => 0);

/** Whether orders of this status count as sales. */
export const isSale = (status: OrderStatus): boolean => status !== 'Cancelled' && status !== 'Return';

/** The number of orders of one day and status, with their total. */
export interface DayCount {
  readonly day: string;
  readonly status: OrderStatus;
  readonly count: number;
  /** Taka. */
  readonly total: number;
}

/** The `count` days up to `last`, oldest first, including days without orders. */
export const orderDays = (last: string, count: number, counted: readonly DayCount[]): OrderDay[] =>
  Array.from({ length: count }, (_, index) => {
    const day = dayAfter(last, index - count + 1);
    const ofDay = counted.filter((each) => each.day === day);
    const counts = noCounts();
    for (const { status, count: orders } of ofDay) counts[status] += orders;
    const sold = ofDay.filter(({ status }) => isSale(status));
    return { day, counts, sales: sum(sold.map(({ total }) => total)) };
  });

/** One count per order, for a host that does not count; orders with an unreadable date are left out. */
export const dayCounts = (orders: readonly Order[]): DayCount[] =>
  orders.flatMap(({ date, orderStatus, total }) => {
    const day = dayOfOrderDate(date);
    return day === null ? [] : [{ day, status: orderStatus, count: 1, total }];
  });
