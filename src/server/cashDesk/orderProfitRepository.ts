import { sql } from 'drizzle-orm';
import { returnStages } from '#domain/consignments/agreedFees.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { ProfitFacts } from '#domain/orders/orderProfit.ts';
import { paidInAdvance } from '../cash/orderMoneyRepository.ts';
import { costedParcels, isReturnedAtDoor, type KeyedParcels } from '../consignments/parcelCostsRepository.ts';
import type { Db } from '../database/database.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { textList } from '../database/schema/columnTypes.ts';

/**
 * The SQL for what the profit of an order is computed from (CA-7). Amounts are poisha. A bigint and a sum are read as float8, since pg
 * would give them as text; the price and the cost of one piece are integers.
 */

export type ProfitOrder = Pick<ProfitFacts, 'status' | 'charge' | 'advance'>;

/** Finds an order; `null` for an unknown id. The table has no alias here, since `paidInAdvance` names its columns in full. */
export const findProfitOrder = async (db: Db, id: string): Promise<ProfitOrder | null> => {
  const [order] = await queryRows<ProfitOrder>(
    db,
    sql`select status, delivery_charge::float8 as charge, (${paidInAdvance})::float8 as advance
      from orders where id = ${id}`,
  );
  return order ?? null;
};

// The parts of the query below, for a `line` of the order `placed`.

/** SQL for whether a `parcel` that was lost had been partly delivered before it came back. */
const isPartlyDelivered = sql`((select to_stage from consignment_events event
          where event.consignment_id = parcel.id and to_stage not in (${textList([...returnStages, 'lost'])})
          order by position desc limit 1) = 'partlyDelivered')`;

/** SQL for how many pieces of the line the order's parcels bring back. */
const piecesBack = sql`select sum(returned.quantity) as pieces from returned_lines returned
        join consignments parcel on parcel.id = returned.consignment_id
        where parcel.order_id = line.order_id and returned.line = line.position`;

/**
 * SQL for whether the line's goods of a `parcel` that was lost have come back all the same: the order has none that were sent after it,
 * whose goods could be meant.
 */
const areBack = sql`(exists (select from stock_moves back
          where back.order_id = line.order_id and back.product_id = line.product_id
            and back.reason = 'returnReceived' and back.at >= parcel.stage_at)
        and not exists (select from consignments later
          where later.order_id = parcel.order_id and not later.is_exchange and later.stage <> 'cancelled'
            and (later.created_at, later.id) > (parcel.created_at, parcel.id)))`;

/**
 * SQL for how many pieces of the line couriers lost: all of a parcel, but of a partial delivery only those that were to come back and did
 * not arrive. An exchange parcel has other goods.
 */
const piecesLost = sql`select sum(case when ${isPartlyDelivered} then coalesce(rest.quantity - rest.received, 0)
          else line.quantity end) as pieces
        from consignments parcel
        left join returned_lines rest on rest.consignment_id = parcel.id and rest.line = line.position
        where parcel.order_id = line.order_id and parcel.stage = 'lost' and not parcel.is_exchange
          and not ${areBack}`;

/**
 * SQL for what the order took the line's pieces from: the item of the line, else the product as a whole, whose colour and size are
 * '' and so come last in descending order.
 */
const takenItem = sql`select taken.product_id, taken.color, taken.size from stock_moves taken
        where taken.order_id = line.order_id and taken.product_id = line.product_id
          and taken.color in (line.color, '') and taken.size in (line.size, '')
        order by taken.color desc, taken.size desc limit 1`;

/** SQL for the cost of one piece of the goods of that `item` that were received last before the order was placed. */
const lastCost = sql`select received.cost from stock_moves received
        where received.product_id = item.product_id and received.color = item.color and received.size = item.size
          and received.reason = 'received' and received.cost is not null and received.at <= placed.placed_at
        order by received.position desc limit 1`;

/** The lines of an order, each with the pieces that no parcel brings back, those that were lost, and what one piece cost. */
export const profitLines = (db: Db, orderId: string): Promise<ProfitFacts['lines'][number][]> =>
  queryRows(
    db,
    sql`select (line.quantity - coalesce(back.pieces, 0))::int as pieces,
        coalesce(lost.pieces, 0)::int as "lostPieces", line.unit_price as "unitPrice",
        bought.cost as "unitCost"
      from order_lines line
      join orders placed on placed.id = line.order_id
      left join lateral (${piecesBack}) back on true
      left join lateral (${piecesLost}) lost on true
      left join lateral (${takenItem}) item on true
      left join lateral (${lastCost}) bought on true
      where line.order_id = ${orderId} order by line.position`,
  );

export interface ProfitParcel {
  readonly id: string;
  readonly courier: CourierId;
  readonly invoice: string;
  /** `null` if the customer has paid nothing for it, as far as is known. */
  readonly collected: number | null;
  /** What the courier paid for a lost or damaged parcel, less what was written off. */
  readonly settled: number;
}

/**
 * SQL for what the customer has paid for the parcel. If nobody took it, that is only what the courier says it has collected. Once all or
 * a part of it is delivered, it is the amount to collect, stored in taka, until the courier says how much it has collected.
 */
const paidForParcel = sql`case when ${isReturnedAtDoor(sql`parcel`)} then nullif(parcel.collected, 0)
          when parcel.stage in ('delivered', 'partlyDelivered', 'returning', 'returned')
            then coalesce(parcel.collected, parcel.amount::bigint * 100) end`;

/** The parcels of an order except cancelled ones, which cost nothing, oldest first. */
export const profitParcels = (db: Db, orderId: string): Promise<ProfitParcel[]> =>
  queryRows(
    db,
    sql`select parcel.id, parcel.courier, parcel.invoice,
        (${paidForParcel})::float8 as collected,
        (select coalesce(sum(entry.amount), 0)::float8 from cash_entries entry
          where entry.consignment_id = parcel.id and entry.kind in ('compensation', 'writeOff')) as settled
      from consignments parcel where parcel.order_id = ${orderId} and parcel.stage <> 'cancelled'
      order by parcel.created_at, parcel.id`,
  );

/** What decides the cost of each parcel of an order that costs something: each is a group of its own, whose key is the parcel's id. */
export const costGroupsOfOrder = (db: Db, orderId: string): Promise<KeyedParcels[]> =>
  costedParcels(db, { key: sql`parcel.id`, where: sql`parcel.order_id = ${orderId}` });
