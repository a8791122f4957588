import * as messages from '#messages/domain/orders.ts';
import { formatDateTime } from '../values/dates.ts';
import type { Order, PackedMark } from './order.ts';
import type { OrderStatus } from './orderStatus.ts';

/** Packed is a mark on an order, not a status, so that it is no move of which customers learn (ADR 0141). */

/** The statuses of orders that staff pack: confirmed and not yet shipped. */
export const packableStatuses: readonly OrderStatus[] = ['Confirmed'];

/** Whether staff can mark an order as packed or remove the mark. */
export const isPackable = ({ orderStatus }: Pick<Order, 'orderStatus'>): boolean =>
  packableStatuses.includes(orderStatus);

/** `Packed 05 Jan, 2025, 03:07 pm, Rahim`. */
export const packedText = ({ at, by }: PackedMark): string => messages.packed(formatDateTime(at), by);
