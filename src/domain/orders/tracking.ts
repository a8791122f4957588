import { roles } from '../accounts/role.ts';
import { type CustomerParcel, readCustomerParcel } from '../consignments/customerParcel.ts';
import { type CustomerPayment, readCustomerPayment } from '../consignments/toPay.ts';
import { dayMs } from '../values/dates.ts';
import { isRecord, readList, readNumber, readText } from '../values/parse.ts';
import { type GoodsReceived, readGoodsReceived } from './goodsReceived.ts';
import { type Order, readOrder } from './order.ts';
import { isOrderStatus, type OrderMove, orderEventTypes } from './orderStatus.ts';

/** Following an order by its link, or by its number and phone number, without an account (SH-4). */

/** How long a link works after the last move of its order. */
export const trackingDays = 90;

const trackingTimeMs = trackingDays * dayMs;

/** When the links of an order end; `movedAt` is the time of its last move, or of its placing. */
export const trackingEnd = (movedAt: Date): Date => new Date(movedAt.getTime() + trackingTimeMs);

/** The part of the customer's data that a link shows. */
export interface TrackedDelivery {
  readonly name: string;
  /** Most digits are dots. */
  readonly mobileNumber: string;
  /** The first words of the address. */
  readonly address: string;
  readonly district: string;
  readonly deliveryArea: string;
}

/** An order as its link shows it: without data by which a stranger with the link could find or contact the customer. */
export interface TrackedOrder extends Omit<Order, 'customerData' | 'printedAt' | 'packed'>, CustomerPayment {
  /** Taka. */
  readonly deliveryCharge: number;
  readonly delivery: TrackedDelivery;
  /** ISO: when the link ends unless the order moves. */
  readonly endsAt: string;
}

/** A tracked order with its moves, oldest first. */
export interface Tracking {
  readonly order: TrackedOrder;
  readonly history: readonly OrderMove[];
  /** Absent when no courier has a parcel of the order. */
  readonly parcels?: readonly CustomerParcel[];
  /** Absent unless staff have corrected the order, perhaps where a link shows only the beginning. */
  readonly isCorrected?: boolean;
  /** Absent before all goods of the order are in the shop again. */
  readonly received?: GoodsReceived;
}

/** The fields of the order that its link shows as they are: neither what only staff see, nor the customer's data. */
export const publicFieldsOf = ({
  customerData: _customerData,
  printedAt: _printedAt,
  packed: _packed,
  ...publicFields
}: Order) => publicFields;

/** A link shows at most this many words of an address. */
const addressWords = 2;
/** Words with more characters together are not shown. */
const addressLength = 24;

/** The first words of an address, at most half of them: enough for customers to recognize their own address. */
export const shortenedAddress = (address: string): string => {
  const words = address.trim().split(/\s+/);
  const shownWords = Math.min(addressWords, Math.floor(words.length / 2));
  const start = words.slice(0, shownWords).join(' ');
  return start === '' || start.length > addressLength ? '…' : `${start} …`;
};

const readMove = (raw: unknown): OrderMove | null => {
  if (!isRecord(raw) || !isOrderStatus(raw.from) || !isOrderStatus(raw.to)) return null;
  const event = orderEventTypes.find((type) => type === raw.event);
  const by = roles.find((role) => role === raw.by);
  if (event === undefined || by === undefined) return null;
  const move = { event, from: raw.from, to: raw.to, by, at: readText(raw.at) };
  return raw.byLink === true ? { ...move, byLink: true } : move;
};

/** What a host sent for a link; `null` for anything else. */
export const readTracking = (raw: unknown): Tracking | null => {
  if (!isRecord(raw) || !isRecord(raw.data)) return null;
  const { data } = raw;
  const order = readOrder(data);
  if (order === null) return null;
  const received = readGoodsReceived(raw.received);
  const parcels = readList(raw.parcels, readCustomerParcel);
  const delivery = isRecord(data.delivery) ? data.delivery : {};
  return {
    order: {
      ...publicFieldsOf(order),
      ...readCustomerPayment(data, order),
      deliveryCharge: readNumber(data.deliveryCharge) ?? 0,
      delivery: {
        name: readText(delivery.name),
        mobileNumber: readText(delivery.mobileNumber),
        address: readText(delivery.address),
        district: readText(delivery.district),
        deliveryArea: readText(delivery.deliveryArea),
      },
      endsAt: readText(data.endsAt),
    },
    history: readList(raw.history, readMove),
    ...(parcels.length === 0 ? {} : { parcels }),
    ...(raw.corrected === true ? { isCorrected: true } : {}),
    ...(received === null ? {} : { received }),
  };
};
