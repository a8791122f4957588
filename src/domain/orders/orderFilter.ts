import type { DeliveryArea } from '../checkout/delivery.ts';
import { districtOf } from '../checkout/districts.ts';
import { dayOfOrderDate, dhakaDay } from '../values/dates.ts';
import type { Order } from './order.ts';
import { orderLists } from './orderLists.ts';
import type { PhoneWarningKind } from './phoneHistory.ts';

/** How many calls were made: none, one, two, or three and more. */
export const triesFilters = ['0', '1', '2', '3'] as const;
export type TriesFilter = (typeof triesFilters)[number];

/** Orders with `any` warning about their phone number, or with this one (MD-3). */
export const warningFilters = ['any', 'blocked', 'lowShare', 'repeat'] as const satisfies readonly (
  | PhoneWarningKind
  | 'any'
)[];
export type WarningFilter = (typeof warningFilters)[number];

export const yesOrNo = ['yes', 'no'] as const;
type YesOrNo = (typeof yesOrNo)[number];

/** Filters of an order list, besides its statuses. Days are Dhaka's, `2025-01-05`, both inclusive. */
export interface OrderFilter {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly area?: DeliveryArea | undefined;
  /** Keeps the orders that were delivered on this day, also those that came back. */
  readonly deliveredOn?: string | undefined;
  /** `none` keeps the orders without an open parcel; only the bundled server knows of parcels. */
  readonly parcel?: 'none' | undefined;
  /** `none` keeps the orders whose customer asked for a return and has not been talked to since; only the bundled server knows. */
  readonly calls?: 'none' | undefined;
  /** Id of a product that the order holds. */
  readonly product?: string | undefined;
  /** In any spelling: an order has its district as the customer has typed it. */
  readonly district?: string | undefined;
  readonly printed?: YesOrNo | undefined;
  readonly packed?: YesOrNo | undefined;
  /** Only for lists of pending orders; only the bundled server knows of calls. */
  readonly tries?: TriesFilter | undefined;
  /** Only for lists of pending orders; only the bundled server knows about phone numbers. */
  readonly warning?: WarningFilter | undefined;
}

/**
 * Whether a list of these statuses can be filtered by calls and warnings: only one of pending orders, since staff need both before
 * they confirm, and the database takes some time for each order.
 */
export const areAllPending = (statuses: readonly string[]): boolean =>
  statuses.every((status) => orderLists.pending.some((pending) => pending === status));

/** Whether a mark of the order is as wanted: set for `yes`, `null` for `no`. */
const fitsYesOrNo = (wanted: YesOrNo | undefined, mark: unknown): boolean => {
  if (wanted === undefined) return true;
  return wanted === 'yes' ? mark !== null : mark === null;
};

type Filtered = Pick<Order, 'date' | 'customerData' | 'products' | 'printedAt' | 'packed' | 'deliveredAt'>;

const isDeliveredOn = ({ deliveredAt }: Filtered, day: string): boolean =>
  deliveredAt !== null && dhakaDay(new Date(deliveredAt)) === day;

/** Whether the order fits all parts of the filter but the range of days. */
const matchesContents = (order: Filtered, filter: OrderFilter): boolean => {
  const { customerData, products, printedAt, packed } = order;
  const { deliveredOn, area, district, product, printed } = filter;
  if (deliveredOn !== undefined && !isDeliveredOn(order, deliveredOn)) return false;
  if (area !== undefined && customerData.deliveryArea !== area) return false;
  if (district !== undefined && districtOf(customerData.district) !== districtOf(district)) return false;
  if (product !== undefined && !products.some(({ id }) => id === product)) return false;
  return fitsYesOrNo(printed, printedAt) && fitsYesOrNo(filter.packed, packed);
};

/**
 * Whether an order matches the filter, apart from its parts that only the bundled server knows; an order with an unreadable date
 * matches no range of days.
 */
export const matchesOrderFilter = (order: Filtered, filter: OrderFilter): boolean => {
  const { from, to } = filter;
  if (!matchesContents(order, filter)) return false;
  if (from === undefined && to === undefined) return true;
  const day = dayOfOrderDate(order.date);
  return day !== null && (from === undefined || day >= from) && (to === undefined || day <= to);
};
