import { and, asc, inArray, sql } from 'drizzle-orm';
import { courierNameOf } from '#domain/consignments/courierActor.ts';
import type { OrderMove } from '#domain/orders/orderStatus.ts';
import type { CourierNews } from '../../couriers/courier.ts';
import type { Db } from '../../database/database.ts';
import { queryRows } from '../../database/queries/queryRows.ts';
import { transaction } from '../../database/queries/transaction.ts';
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
const batch = 200;

type Parcel = typeof consignments.$inferSelect;
type Event = Pick<typeof courierEvents.$inferSelect, 'receivedAt' | 'outcome'> & {
  readonly news: CourierNews;
};

/** The next order numbers after this one that have a parcel with a worked event. */
const nextNumbers = async (tx: Db, after: string): Promise<string[]> => {
  const rows = await queryRows<{ number: string }>(
    tx,
    sql`select distinct order_number as number from ${consignments} as heard
      where order_number > ${after} and exists (
        select from ${courierEvents} where courier = heard.courier and state in ('worked', 'failed')
          and news is not null and parcel in (heard.courier_reference, heard.invoice)
      ) order by number limit ${batch}`,
  );
  return rows.map(({ number }) => number);
};

/** Whether the courier's event is about this parcel, by the same rules as `findHeardOf`. */
const isMeant = ({ invoice, courierReference }: Parcel, { news }: Event): boolean =>
  news.courierReference === null || courierReference === null
    ? news.invoice === invoice
    : news.courierReference === courierReference;

const toEvent = ({ news, receivedAt, outcome }: Event): WorkedEvent => ({
  word: news.word,
  stage: news.stage,
  saidAt: news.at,
  receivedAt,
  isAsked: outcome === 'asked',
});

const eventsOf = async (tx: Db, parcels: readonly Parcel[]): Promise<ReadonlyMap<string, WorkedEvent[]>> => {
  const names = parcels.flatMap(({ courierReference, invoice }) => [invoice, courierReference ?? invoice]);
  const rows = await tx
    .select()
    .from(courierEvents)
    .where(and(inArray(courierEvents.parcel, names), inArray(courierEvents.state, ['worked', 'failed'])))
    .orderBy(sql`coalesce(${courierEvents.saidAt}, ${courierEvents.receivedAt})`, courierEvents.receivedAt);
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

/** The orders that still exist, with the moves that people (not couriers) made. */
const ordersOf = async (tx: Db, ids: readonly string[]) => {
  const found = new Map<string, { returnDays: number; moves: OrderMove[] }>();
  if (ids.length === 0) return found;
  const rows = await tx
    .select({ id: orders.id, returnDays: orders.returnDays })
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  for (const { id, returnDays } of rows) found.set(id, { returnDays, moves: [] });
  const moves = await tx
    .select()
    .from(orderMoves)
    .where(inArray(orderMoves.orderId, [...ids]))
    .orderBy(asc(orderMoves.orderId), asc(orderMoves.position));
  for (const { orderId, event, fromStatus: from, toStatus: to, byRole: by, byUid, at } of moves)
    if (courierNameOf(byUid) === null)
      found.get(orderId)?.moves.push({ event, from, to, by, at: at.toISOString() });
  return found;
};

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
  const found = await ordersOf(tx, [...new Set(rows.flatMap(({ orderId }) => orderId ?? []))]);
  return numbers.map((number) => {
    const own = rows.filter(({ orderNumber }) => orderNumber === number);
    const parcels = own.map(
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
    return { number, order: found.get(own[0]?.orderId ?? '') ?? null, parcels };
  });
};

/** Yields the orders with a parcel about which an event is still kept, up to 200 at a time; each batch is one database snapshot. */
export async function* eachHeardOrders(db: Db): AsyncGenerator<readonly OrderToReplay[]> {
  for (let after = ''; ; ) {
    const [found, last] = await transaction(
      db,
      async (tx) => {
        const numbers = await nextNumbers(tx, after);
        return [numbers.length === 0 ? [] : await readOrders(tx, numbers), numbers.at(-1)] as const;
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    if (last === undefined) return;
    yield found;
    after = last;
  }
}
