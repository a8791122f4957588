import { and, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { districtKey, districtOf, spelledDistricts } from '#domain/checkout/districts.ts';
import { openStages } from '#domain/consignments/consignmentStage.ts';
import type { OrderFilter } from '#domain/orders/orderFilter.ts';
import type { OrderSort } from '#domain/orders/orderSort.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { dayAfter, dayStart } from '#domain/values/dates.ts';
import type { PageQuery } from '../../database/queries/paging.ts';
import { textList } from '../../database/schema/columnTypes.ts';
import { orders } from '../../database/schema/schema.ts';
import { orderSearch } from './orderSearch.ts';
import { returnedWithoutCall, withProduct, withTries, withWarning } from './workFilter.ts';

/** SQL conditions that select orders. */

/** Selects the orders that an account has placed and the orders with an e-mail address; no orders if both are `null`. */
export interface OrderOwner {
  /** `null` if the e-mail address belongs to no account. */
  readonly uid: string | null;
  /** In lower case; `null` if there is no address, or it is not verified. */
  readonly email: string | null;
}

/** Which orders a list has, how they are sorted, and which page of the list is wanted. */
export interface OrderListQuery extends PageQuery, OrderFilter {
  /** `null` for the whole shop. */
  readonly owner: OrderOwner | null;
  readonly statuses?: readonly OrderStatus[];
  /** Newest first if left out. */
  readonly sort?: OrderSort;
  /** A text that a person searches for (MD-1). */
  readonly search?: string;
}

/** The condition for the orders of an owner. */
export const belongingTo = (owner: OrderOwner): SQL | undefined =>
  or(
    owner.uid === null ? undefined : eq(orders.customerUid, owner.uid),
    owner.email === null ? undefined : eq(orders.emailKey, owner.email),
  ) ?? sql`false`;

/** The condition for orders without an open parcel, which may be given to a courier (CR-1). Exchanges do not count. */
const withoutParcel = sql`not exists (
  select from consignments parcel where parcel.order_id = ${orders.id} and not parcel.is_exchange
    and parcel.stage in (${textList(openStages)})
)`;

/** The condition for orders that have a mark, such as printed, or (`no`) do not have it; the column stores since when. */
const isMarked = (column: typeof orders.printedAt | typeof orders.packedAt, wanted: 'yes' | 'no'): SQL =>
  wanted === 'yes' ? isNotNull(column) : isNull(column);

/** The condition for orders that were delivered on this day in Dhaka. */
const deliveredWithin = (day: string): SQL | undefined =>
  and(gte(orders.deliveredAt, dayStart(day)), lt(orders.deliveredAt, dayStart(dayAfter(day))));

/**
 * What is no letter in a lowercase text, as a regular expression of PostgreSQL: signs and digits of ASCII, of Latin-1 and of Bengali, and
 * punctuation.
 */
const noLetters = String.raw`[\u0001-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u0964\u0965\u09e6-\u09ef\u2000-\u206f\ufeff]`;

/**
 * The condition for orders to the district in any known spelling, by the rules of the domain's `districtOf`; a text that is no
 * district's name must be the order's whole text, in upper or lower case.
 */
const goingTo = (district: string): SQL => {
  const name = districtOf(district);
  const keys = spelledDistricts.filter(([, spelled]) => spelled === name).map(([key]) => districtKey(key));
  const written = sql`lower(normalize(${orders.district}, NFC))`;
  if (keys.length === 0) return eq(written, district.normalize('NFC').toLowerCase());
  return inArray(sql`regexp_replace(${written}, ${noLetters}, '', 'g')`, keys);
};

/** The condition for the orders that match all parts of the filter; the page is not part of it. */
export const matching = ({
  owner,
  statuses,
  search,
  from,
  to,
  area,
  deliveredOn,
  parcel,
  calls,
  product,
  district,
  printed,
  packed,
  tries,
  warning,
}: OrderListQuery): SQL | undefined =>
  and(
    owner === null ? undefined : belongingTo(owner),
    statuses === undefined ? undefined : inArray(orders.status, [...statuses]),
    from === undefined ? undefined : gte(orders.placedAt, dayStart(from)),
    to === undefined ? undefined : lt(orders.placedAt, dayStart(dayAfter(to))),
    deliveredOn === undefined ? undefined : deliveredWithin(deliveredOn),
    area === undefined ? undefined : eq(orders.deliveryArea, area),
    district === undefined ? undefined : goingTo(district),
    parcel === 'none' ? withoutParcel : undefined,
    calls === 'none' ? returnedWithoutCall : undefined,
    product === undefined ? undefined : withProduct(product),
    printed === undefined ? undefined : isMarked(orders.printedAt, printed),
    packed === undefined ? undefined : isMarked(orders.packedAt, packed),
    tries === undefined ? undefined : withTries(tries),
    warning === undefined ? undefined : withWarning(warning),
    search === undefined ? undefined : orderSearch(search).matching,
  );
