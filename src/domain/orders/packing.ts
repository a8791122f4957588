import * as messages from '#messages/domain/orders.ts';
import { formatDateTime } from '../values/dates.ts';
import type { Order, PackedMark } from './order.ts';

/** Packed is a mark on an order and no status: the machine's moves stay as the shop's customers know them (ADR 0141). */

/** Whether an order can be marked as packed, or the mark be taken back: it is confirmed, and nobody has taken it away. */
export const isPackable = ({ orderStatus }: Pick<Order, 'orderStatus'>): boolean =>
  orderStatus === 'Confirmed';

/** `Packed 05 Jan, 2025, 03:07 pm, Rahim`. */
export const packedText = ({ at, by }: PackedMark): string => messages.packed(formatDateTime(at), by);
