import { and, asc, inArray, sql } from 'drizzle-orm';
import { courierNameOf } from '#domain/consignments/courierActor.ts';
import type { OrderMove } from '#domain/orders/orderStatus.ts';
import type { CourierNews } from '../../couriers/courier.ts';
import type { Db } from '../../database/database.ts';
import { eachBatch } from '../../database/queries/eachBatch.ts';
import { queryRows } from '../../database/queries/queryRows.ts';
import { readAtOneMoment } from '../../database/queries/transaction.ts';
import {
  consignmentEvents,
  consignments,
  courierEvents,
  orderMoves,
  orders,
} from '../../database/schema/schema.ts';
import type { OrderToReplay } from './replayOrder.ts';
import type { HistoryEntry, ReplayedParcel, WorkedEvent } from './replaySteps.ts';

/** The SQL for orders about whose parcels couriers have sent events; it only reads. */

/** Orders per query. */
const batchSize = 200;

type Parcel = typeof consignments.$inferSelect;
type Event = Pick<typeof courierEvents.$inferSelect, 'receivedAt' | 'outcome'> & {
  readonly news: CourierNews;
};

/**
 * The next order numbers after this one that have a parcel with an event that was worked or has failed: a failed one shows where its
 * word would have led. A stored event is found by its parcel, which is the courier's number or the invoice.
 */
const nextNumbers = async (tx: Db, after: string): Promise<string[]> => {
  const rows = await queryRows<{ number: string }>(
    tx,
    sql`select distinct order_number as number from ${consignments} as heard
      where order_number > ${after} and exists (
        select from ${courierEvents} where courier = heard.courier and state in ('worked', 'failed')
          and news is not null and parcel in (heard.courier_reference, heard.invoice)
      ) order by number limit ${batchSize}`,
  );
  return rows.map(({ number }) => number);
};

/** Whether the courier's event is about this parcel, by the same rules as `findParcelOfNews`. */
const isMeant = ({ invoice, courierReference }: Parcel, { news }: Event): boolean =>
  news.courierReference === null || courierReference === null
    ? news.invoice === invoice
    : news.courierReference === courierReference;

const toEvent = ({ news, receivedAt, outcome }: Event): WorkedEvent => ({
  word: news.word,
  stage: news.stage,
  saidAt: news.at,
  receivedAt,
  // The shop asked the courier to confirm the event, and followed the answer in its place.
  isAsked: outcome === 'asked',
});

/** The worked and the failed events of each parcel, oldest first, by the id of the parcel. */
const eventsOf = async (tx: Db, parcels: readonly Parcel[]): Promise<ReadonlyMap<string, WorkedEvent[]>> => {
  const names = parcels.flatMap(({ courierReference, invoice }) =>
    courierReference === null ? [invoice] : [invoice, courierReference],
  );
  const rows = await tx
    .select()
    .from(courierEvents)
    .where(and(inArray(courierEvents.parcel, names), inArray(courierEvents.state, ['worked', 'failed'])))
    .orderBy(sql`coalesce(${courierEvents.saidAt}, ${courierEvents.receivedAt})`, courierEvents.receivedAt);
  // `receiveEvent` stores a CourierNews in this column of JSON.
  const events = rows.flatMap((row) =>
    row.news === null ? [] : [{ ...row, news: row.news as unknown as CourierNews }],
  );
  return new Map(
    parcels.map((parcel) => [
      parcel.id,
      events.filter((event) => event.courier === parcel.courier && isMeant(parcel, event)).map(toEvent),
    ]),
  );
};

/** The history of each parcel, oldest entry first, by the id of the parcel. */
const historiesOf = async (tx: Db, ids: readonly string[]): Promise<Map<string, HistoryEntry[]>> => {
  const histories = new Map<string, HistoryEntry[]>(ids.map((id) => [id, []]));
  const rows = await tx
    .select()
    .from(consignmentEvents)
    .where(inArray(consignmentEvents.consignmentId, [...ids]))
    .orderBy(asc(consignmentEvents.position));
  for (const { consignmentId, fromStage: from, toStage: to, word, at, byUid } of rows)
    histories.get(consignmentId)?.push({ from, to, word, at, byUid });
  return histories;
};

/** The orders that still exist, with the moves that people (not couriers) made, by the id of the order. */
const ordersOf = async (tx: Db, ids: readonly string[]) => {
  const existing = new Map<string, { returnDays: number; moves: OrderMove[] }>();
  if (ids.length === 0) return existing;
  const rows = await tx
    .select({ id: orders.id, returnDays: orders.returnDays })
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  for (const { id, returnDays } of rows) existing.set(id, { returnDays, moves: [] });
  const moves = await tx
    .select()
    .from(orderMoves)
    .where(inArray(orderMoves.orderId, [...ids]))
    .orderBy(asc(orderMoves.orderId), asc(orderMoves.position));
  for (const { orderId, event, fromStatus: from, toStatus: to, byRole: by, byUid, at } of moves)
    if (courierNameOf(byUid) === null)
      existing.get(orderId)?.moves.push({ event, from, to, by, at: at.toISOString() });
  return existing;
};

/** The orders with these numbers, with all of their parcels, of which some may have no event. */
const readOrders = async (tx: Db, numbers: readonly string[]): Promise<OrderToReplay[]> => {
  const rows = await tx
    .select()
    .from(consignments)
    .where(inArray(consignments.orderNumber, [...numbers]))
    .orderBy(asc(consignments.createdAt), asc(consignments.id));
  const events = await eventsOf(tx, rows);
  const histories = await historiesOf(
    tx,
    rows.map(({ id }) => id),
  );
  const orderIds = new Set(rows.flatMap(({ orderId }) => orderId ?? []));
  const existingOrders = await ordersOf(tx, [...orderIds]);
  return numbers.map((number) => {
    const rowsOfOrder = rows.filter(({ orderNumber }) => orderNumber === number);
    const parcels = rowsOfOrder.map(
      ({ id, invoice, courier, isExchange, stage }): ReplayedParcel => ({
        id,
        invoice,
        courier,
        isExchange,
        stage,
        events: events.get(id) ?? [],
        history: histories.get(id) ?? [],
      }),
    );
    const orderId = rowsOfOrder[0]?.orderId ?? '';
    return { number, order: existingOrders.get(orderId) ?? null, parcels };
  });
};

/** Yields the orders with a parcel of which an event is still stored, up to `batchSize` at a time; each batch is one database snapshot. */
export const eachHeardOrders = (db: Db): AsyncGenerator<OrderToReplay[]> =>
  eachBatch(
    batchSize,
    (afterNumber) =>
      readAtOneMoment(db, async (tx) => {
        const numbers = await nextNumbers(tx, afterNumber);
        return numbers.length === 0 ? [] : readOrders(tx, numbers);
      }),
    ({ number }) => number,
  );
