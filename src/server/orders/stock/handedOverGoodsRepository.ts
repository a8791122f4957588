import { type SQL, sql } from 'drizzle-orm';
import { returnStages } from '#domain/consignments/agreedFees.ts';
import { type ConsignmentStage, openStages, unsentStages } from '#domain/consignments/consignmentStage.ts';
import { sentStatuses } from '#domain/orders/orderLists.ts';
import type { Db } from '../../database/database.ts';
import { queryRows } from '../../database/queries/queryRows.ts';
import { textsIn } from '../../database/queries/textsIn.ts';
import { textList } from '../../database/schema/columnTypes.ts';
import { consignmentEvents, consignments, orderMoves, stockMoves } from '../../database/schema/schema.ts';

/** The SQL for counted goods that an order holds and that have left the shop. */

const unsent = textList(unsentStages);
/** The stages of a parcel that is no longer on its way, and that the customer does not have. */
const backOrLostStages = ['returned', 'lost'] as const satisfies readonly ConsignmentStage[];

/** SQL for when the row of `orders` last held no counted goods; what it holds now, it has taken since. `-infinity` for never. */
const heldNothingAt = sql`coalesce((select max(at) from (
    select at, sum(sum(change)) over (order by at) as total from ${stockMoves}
    where order_id = orders.id group by at) totals where total = 0), '-infinity')`;

/** SQL for an event by which a courier gets a parcel from the shop, or sends one out again that was coming back. */
const isHandOver = sql`(from_stage in (${unsent}) and to_stage not in (${unsent})
    or from_stage in (${textList(returnStages)}) and to_stage in (${textList(openStages)}))`;

/** SQL for whether a courier got such a parcel of the row of `orders` since the order took its goods; an exchange parcel has others. */
const hasHandedOver = (isSuchParcel: SQL): SQL => sql`exists (
  select from ${consignments} join ${consignmentEvents} on consignment_id = ${consignments.id}
  where ${consignments.orderId} = orders.id and not is_exchange and ${isSuchParcel} and ${isHandOver}
    and ${consignmentEvents.at} > ${heldNothingAt})`;

/** SQL for whether the row of `orders` was shipped since it took its goods: not every shop has parcels. */
const wasShipped = sql`exists (
  select from ${orderMoves} where order_id = orders.id and to_status in (${textList(sentStatuses)}) and at > ${heldNothingAt})`;

/** SQL for whether the goods of the row of `orders` were handed over, even if that was said by mistake. */
export const wasHandedOver: SQL = sql`(${wasShipped} or ${hasHandedOver(sql`true`)})`;

/**
 * The ids of the orders, among these, whose goods were handed over. The order's status does not tell: where the merchant ships orders by
 * hand (CR-7), it may still be Confirmed, and after a cancellation on its way it may be Confirmed again. A parcel that was moved back
 * to a stage before it was handed over is in the shop.
 */
export const idsHandedOver = async (db: Db, orderIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select id from orders where id in ${textsIn(orderIds)}
      and (${wasShipped} or ${hasHandedOver(sql`${consignments.stage} not in (${unsent})`)})`,
  );
  return new Set(rows.map(({ id }) => id));
};

/**
 * Whether the order's goods were handed over and are not in the shop: no correction puts any of them into stock (GS-5). Those of a parcel
 * that came back are in the shop; those of a lost one come no more, and staff take them out of stock as lost.
 */
export const areGoodsAway = async (db: Db, orderId: string): Promise<boolean> => {
  const rows = await queryRows(
    db,
    sql`select id from orders where id = ${orderId}
      and (${hasHandedOver(sql`${consignments.stage} not in (${textList([...unsentStages, ...backOrLostStages])})`)}
        or ${wasShipped} and not ${hasHandedOver(sql`${consignments.stage} in (${textList(backOrLostStages)})`)})`,
  );
  return rows.length > 0;
};
