import { isRecord, readNumber, readText } from '../values/parse.ts';
import { isOrderStatus, type OrderStatus } from './orderStatus.ts';

/** What can be announced about an order (MD-9). */
export const announcementKinds = ['placed', 'moved', 'corrected', 'printed', 'packed', 'deleted'] as const;
export type AnnouncementKind = (typeof announcementKinds)[number];

/** One message of the stream of announcements. It names an order and says nothing about the customer. */
export interface OrderAnnouncement {
  /** Increases with each message, so that a repeated one is recognized. */
  readonly sequence: number;
  readonly kind: AnnouncementKind;
  readonly orderId: string;
  /** The order number; `null` until the shop has drawn one (MD-2). */
  readonly number: string | null;
  /** The status that the order has now; `null` when it is deleted. */
  readonly status: OrderStatus | null;
}

/** The announcement in the data of a message; `null` for anything else. */
export const readAnnouncement = (raw: unknown): OrderAnnouncement | null => {
  if (!isRecord(raw)) return null;
  const kind = announcementKinds.find((name) => name === raw.kind);
  const sequence = readNumber(raw.sequence);
  const orderId = readText(raw.orderId);
  if (kind === undefined || sequence === null || orderId === '') return null;
  const named = { sequence, kind, orderId, number: readText(raw.number) || null };
  if (kind === 'deleted') return { ...named, status: null };
  return isOrderStatus(raw.status) ? { ...named, status: raw.status } : null;
};
