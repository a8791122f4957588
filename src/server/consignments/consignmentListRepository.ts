import {
  and,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { CashState } from '#domain/cash/cashState.ts';
import type { HeldBetween } from '#domain/cash/heldAge.ts';
import { unnamedRider } from '#domain/consignments/cashHolder.ts';
import type { Consignment } from '#domain/consignments/consignment.ts';
import { trackingKey } from '#domain/consignments/consignmentRules.ts';
import { type ConsignmentStage, openStages } from '#domain/consignments/consignmentStage.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import { orderCodeLength } from '#domain/orders/orderNumber.ts';
import { readOrderSearch } from '#domain/orders/orderSearch.ts';
import type { Db } from '../database/database.ts';
import { type CountedPage, newestFirst, type PageQuery, toPage } from '../database/queries/paging.ts';
import { eachPage, rowsOfPage } from '../database/queries/rowsOfPage.ts';
import { beginning } from '../database/queries/searchedText.ts';
import { consignments } from '../database/schema/schema.ts';
import { isOrderCancelled, toConsignment } from './consignmentsRepository.ts';

/** The SQL for lists of the consignments of all orders (CR-1). */

/** Which consignments a list has: they match all parts that are given. */
export interface ConsignmentFilter {
  readonly courier?: CourierId | undefined;
  /** One stage, or `open` for all open ones. */
  readonly stage?: ConsignmentStage | 'open' | undefined;
  /** Only consignments whose stage has not changed since this time. */
  readonly quietSince?: Date | undefined;
  readonly cashState?: CashState | undefined;
  /** Only consignments whose money a courier has held since a time in this range. */
  readonly held?: HeldBetween | undefined;
  /** The name of an own rider, or `unnamedRider`. */
  readonly rider?: string | undefined;
  /** The start of a tracking code, an invoice or a phone number, or an order number in any notation. */
  readonly search?: string | undefined;
}

const listOrder = newestFirst('consignments', consignments, 'createdAt');

/** SQL for the code in the order number, which is the same under every prefix (SP-12). Written as in the index `consignments_code`. */
const storedCode = sql`right(${consignments.orderNumber}, ${sql.raw(String(orderCodeLength))})`;

const matchingSearch = (input: string): SQL | undefined => {
  const { text, code, phonePart } = readOrderSearch(input);
  if (text === '') return undefined;
  return or(
    like(consignments.trackingKey, beginning(trackingKey(text))),
    like(consignments.invoice, beginning(text.toUpperCase())),
    phonePart === null ? undefined : like(consignments.recipientPhone, beginning(phonePart)),
    code === null ? undefined : eq(storedCode, code),
  );
};

const ofStage = (stage: ConsignmentStage | 'open'): SQL | undefined =>
  stage === 'open' ? inArray(consignments.stage, [...openStages]) : eq(consignments.stage, stage);

const heldWithin = ({ from, before }: HeldBetween): SQL | undefined =>
  and(
    isNotNull(consignments.heldSince),
    from === null ? undefined : gte(consignments.heldSince, from),
    before === null ? undefined : lt(consignments.heldSince, before),
  );

const ofRider = (rider: string): SQL | undefined =>
  rider === unnamedRider
    ? and(eq(consignments.courier, 'ownRider'), isNull(consignments.rider))
    : eq(consignments.rider, rider);

const matching = ({
  courier,
  stage,
  quietSince,
  cashState,
  held,
  rider,
  search,
}: ConsignmentFilter): SQL | undefined =>
  and(
    courier === undefined ? undefined : eq(consignments.courier, courier),
    stage === undefined ? undefined : ofStage(stage),
    quietSince === undefined ? undefined : lt(consignments.stageAt, quietSince),
    cashState === undefined ? undefined : eq(consignments.cashState, cashState),
    held === undefined ? undefined : heldWithin(held),
    rider === undefined ? undefined : ofRider(rider),
    search === undefined ? undefined : matchingSearch(search),
  );

const readRows = (db: Db, filter: ConsignmentFilter, page: PageQuery) => {
  const columns = { ...getTableColumns(consignments), isOrderCancelled: isOrderCancelled(sql`consignments`) };
  return rowsOfPage(db.select(columns).from(consignments).$dynamic(), listOrder, matching(filter), page);
};

/** The number of consignments that match. */
export const countConsignments = (db: Db, filter: ConsignmentFilter): Promise<number> =>
  db.$count(consignments, matching(filter));

/** A page of the consignments that match, newest first. */
export const listConsignments = async (
  db: Db,
  filter: ConsignmentFilter,
  page: PageQuery & { readonly limit: number },
): Promise<CountedPage<Consignment>> =>
  toPage(listOrder, await readRows(db, filter, page), page, toConsignment, () =>
    countConsignments(db, filter),
  );

/** Yields all consignments that match, newest first, `batch` at a time, to limit memory use. */
export const eachConsignment = (
  db: Db,
  filter: ConsignmentFilter,
  batch: number,
): AsyncGenerator<Consignment[]> =>
  eachPage(listOrder, { limit: batch }, (page) => readRows(db, filter, page), toConsignment);
