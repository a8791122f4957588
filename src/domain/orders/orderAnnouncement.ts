import { isRecord, readNumber, readText } from '../values/parse.ts';
import { isOrderStatus, type OrderStatus } from './orderStatus.ts';

/** What can be announced of an order (MD-9). */
export const announcementKinds = ['placed', 'moved', 'corrected', 'printed', 'packed', 'deleted'] as const;
export type AnnouncementKind = (typeof announcementKinds)[number];

/** One message of the stream. Names the order and holds nothing of its customer. */
export interface OrderAnnouncement {
  /** Greater for a later one, so that a repeated message is recognized. */
  readonly sequence: number;
  readonly kind: AnnouncementKind;
  readonly orderId: string;
  /** The order number; `null` as long as the order has none. */
  readonly number: string | null;
  /** The status that the order has now; `null` when it is deleted. */
  readonly status: OrderStatus | null;
}

/** The announcement in the data of a message; `null` for anything else. */
export const readAnnouncement = (raw: unknown): OrderAnnouncement | null => {
  if (!isRecord(raw)) return null;
  const kind = announcementKinds.find((known) => known === raw.kind);
  const sequence = readNumber(raw.sequence);
  const orderId = readText(raw.orderId);
  const status = kind !== 'deleted' && isOrderStatus(raw.status) ? raw.status : null;
  if (kind === undefined || sequence === null || orderId === '') return null;
  if (status === null && kind !== 'deleted') return null;
  return { sequence, kind, orderId, number: readText(raw.number) || null, status };
};
