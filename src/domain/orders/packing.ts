import * as messages from '#messages/domain/orders.ts';
import { formatDateTime } from '../values/dates.ts';
import type { Order, PackedMark } from './order.ts';

/** Packed is a mark on an order, not a status, so that it is no move of which customers learn (ADR 0141). */

/** Whether staff can mark an order as packed or remove the mark: while it is confirmed and not yet shipped. */
export const isPackable = ({ orderStatus }: Pick<Order, 'orderStatus'>): boolean =>
  orderStatus === 'Confirmed';

/** `Packed 05 Jan, 2025, 03:07 pm, Rahim`. */
export const packedText = ({ at, by }: PackedMark): string => messages.packed(formatDateTime(at), by);
