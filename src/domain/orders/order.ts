import { type CartLine, readCartLine } from '../checkout/cart.ts';
import { defaultOrderTerms } from '../shop/orderTerms.ts';
import { isRecord, type JsonRecord, readList, readNumber, readText } from '../values/parse.ts';
import { isOrderStatus, type OrderStatus } from './orderStatus.ts';

export interface CustomerData {
  readonly name: string;
  readonly email: string;
  readonly mobileNumber: string;
  readonly district: string;
  readonly address: string;
  readonly comment: string;
  readonly addressType: string;
  readonly deliveryArea: string;
  readonly paymentSystem: string;
  /** Taka. */
  readonly deliveryCharge: number;
}

/** One line of an order. `originalPrice`, as API-5 names it, is what one piece cost when it was ordered, in taka. */
export type OrderLine = Omit<CartLine, 'customerEmail'>;

/** Who packed an order, and when (ISO). */
export interface PackedMark {
  readonly at: string;
  /** The name of the account at that time. */
  readonly by: string;
}

/** An order as the API returns it. Amounts are taka; `date` and `time` are in Dhaka's time zone. */
export interface Order {
  readonly _id: string;
  /** Such as `HK-7Q4K-2E`; `null` until the shop has drawn one, or if the host does not send it (MD-2). */
  readonly number: string | null;
  readonly date: string;
  readonly time: string;
  readonly subTotal: number;
  readonly total: number;
  readonly orderStatus: OrderStatus;
  /** The lines, under the name that API-5 gives them. */
  readonly products: readonly OrderLine[];
  readonly customerData: CustomerData;
  /** ISO; `null` until delivered, or if the host does not send it. */
  readonly deliveredAt: string | null;
  /** Days after the delivery in which it can be returned, as the shop had them when it was placed (ST-10); 0: not at all. */
  readonly returnDays: number;
  /** ISO: when staff last printed a paper of it; `null` before that, or if the host does not send it. */
  readonly printedAt: string | null;
  /** `null` while it is not packed, or if the host does not send it (DK-13). */
  readonly packed: PackedMark | null;
}

const readCustomerData = (raw: JsonRecord): CustomerData => ({
  name: readText(raw.name),
  email: readText(raw.email),
  mobileNumber: readText(raw.mobileNumber),
  district: readText(raw.district),
  address: readText(raw.address),
  comment: readText(raw.comment),
  addressType: readText(raw.addressType),
  deliveryArea: readText(raw.deliveryArea),
  paymentSystem: readText(raw.paymentSystem),
  deliveryCharge: readNumber(raw.deliveryCharge) ?? 0,
});

const readTime = (raw: unknown): string | null =>
  typeof raw === 'string' && !Number.isNaN(Date.parse(raw)) ? raw : null;

const readPacked = (raw: unknown): PackedMark | null => {
  if (!isRecord(raw)) return null;
  const at = readTime(raw.at);
  return at === null ? null : { at, by: readText(raw.by) };
};

/** The order that a host sent; `null` without an id or with an unknown status. */
export const readOrder = (raw: unknown): Order | null => {
  if (!isRecord(raw)) return null;
  // Other hosts may name it `id` (API-8).
  const _id = readText(raw._id ?? raw.id);
  if (_id === '' || !isOrderStatus(raw.orderStatus)) return null;
  return {
    _id,
    number: readText(raw.number) || null,
    date: readText(raw.date),
    time: readText(raw.time),
    subTotal: readNumber(raw.subTotal) ?? 0,
    total: readNumber(raw.total) ?? 0,
    orderStatus: raw.orderStatus,
    products: readList(raw.products, readCartLine),
    customerData: readCustomerData(isRecord(raw.customerData) ? raw.customerData : {}),
    deliveredAt: readTime(raw.deliveredAt),
    returnDays: readNumber(raw.returnDays) ?? defaultOrderTerms.returnDays,
    printedAt: readTime(raw.printedAt),
    packed: readPacked(raw.packed),
  };
};

/** The name of an order for people: its number, or its id if it has none. */
export const orderName = ({ _id, number }: Pick<Order, '_id' | 'number'>): string => number ?? _id;
