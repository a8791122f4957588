import { type SQL, sql } from 'drizzle-orm';
import { feeKinds } from '#domain/cash/ledger.ts';
import { returnStages } from '#domain/consignments/agreedFees.ts';
import type { CostedParcels } from '#domain/consignments/deliveryCost.ts';
import type { Db } from '../database/database.ts';
import { type IdBounds, isWithin } from '../database/queries/idBounds.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { textList } from '../database/schema/columnTypes.ts';

/** The SQL for what decides the cost of parcels (CA-7). Sums are poisha. */

/** Whether a parcel costs anything: not if its booking is uncertain or was cancelled. */
const isCharged = sql`parcel.stage not in ('booking', 'unknown', 'cancelled')`;

interface CostQuery {
  /** A text by which the parcels are grouped, besides what their cost depends on. */
  readonly key: SQL;
  /** More joins, if needed. In all SQL of this query `parcel` is a row of `consignments`, and `placed` its order. */
  readonly joins?: SQL;
  readonly where: SQL;
  /** The ranges of the ids of the parcels and of their orders, which make the query faster; `undefined` for all ids. */
  readonly bounds?: { readonly parcels: IdBounds; readonly orders: IdBounds };
}

/** The sums of one group of parcels, with the group's key. */
export interface KeyedParcels extends CostedParcels {
  readonly key: string;
}

/** Whether an entry belongs to a chosen parcel. With bounds it may also belong to a few others, which the join leaves out. */
const isOfChosenParcel = (bounds: CostQuery['bounds']): SQL =>
  bounds === undefined
    ? sql`consignment_id in (select id from chosen)`
    : isWithin(sql`consignment_id`, bounds.parcels);

/**
 * SQL for whether nobody took the parcel (CA-7); `parcel` is the name of a row of `consignments`. The rest of a partial delivery comes back
 * through the same stages as a parcel that nobody took: only the history tells them apart.
 */
export const isReturnedAtDoor = (parcel: SQL): SQL => sql`(${parcel}.stage in (${textList(returnStages)})
    and (select to_stage from consignment_events event
      where event.consignment_id = ${parcel}.id and to_stage not in (${textList(returnStages)})
      order by position desc limit 1) is distinct from 'partlyDelivered')`;

/** SQL for how a parcel ended, as far as its cost depends on that; one that has not ended yet is counted as delivered. */
const endOfParcel = sql`case when ${isReturnedAtDoor(sql`parcel`)} then 'returned'
            when parcel.stage = 'lost' then 'lost' else 'delivered' end`;

/** SQL for what was collected in poisha; before the courier has said so, the amount that it shall collect, which is stored in taka. */
const collectedOfParcel = sql`coalesce(parcel.collected, parcel.amount::bigint * 100)`;

/**
 * SQL for the parcels for which a statement bills nothing, which the ledger cannot tell, since its entries are never 0. Only a file with
 * a column of fees bills any.
 */
const billedNothing = (bounds: CostQuery['bounds']): SQL => sql`select line.consignment_id, 0 as fees
          from cash_statement_lines line join cash_statements statement on statement.id = line.statement_id
          where line.is_moved and line.fees = 0 and ${isOfChosenParcel(bounds)}
            and coalesce(mapping ->> 'fee', mapping ->> 'codFee', mapping ->> 'returnFee') is not null`;

/**
 * Sums up the parcels that meet the condition, grouped by the key and by what their cost depends on. In each group, parcels that a
 * statement has billed count with what was billed, the others with the courier's quote and with what was collected. The ledger has fees
 * below 0, the result above.
 */
export const costedParcels = (
  db: Db,
  { key, joins = sql``, where, bounds }: CostQuery,
): Promise<KeyedParcels[]> => {
  const orderBounds = bounds === undefined ? sql`` : sql`and ${isWithin(sql`placed.id`, bounds.orders)}`;
  return queryRows(
    db,
    sql`with chosen as materialized (
        select ${key} as key, parcel.id, parcel.courier, parcel.weight, placed.district, placed.delivery_area,
          ${endOfParcel} as end, parcel.fee, ${collectedOfParcel} as collected
        from consignments parcel left join orders placed on placed.id = parcel.order_id
          ${orderBounds} ${joins}
        where ${where} and ${isCharged}
      ), billed as (
        select consignment_id, sum(fees) as fees from (
          select consignment_id, -amount as fees from cash_entries
          where kind in (${textList(feeKinds)}) and ${isOfChosenParcel(bounds)}
          union all ${billedNothing(bounds)}
        ) named group by consignment_id
      )
      select key, courier, weight, district, delivery_area as "deliveryArea", chosen.end,
        count(*)::int as parcels, count(fees)::int as "billedParcels",
        coalesce(sum(fees), 0)::float8 as billed,
        coalesce(sum(collected) filter (where fees is null), 0)::float8 as collected,
        count(fee) filter (where fees is null)::int as "quotedParcels",
        coalesce(sum(fee) filter (where fees is null), 0)::float8 as quoted
      from chosen left join billed on billed.consignment_id = chosen.id
      group by key, courier, weight, district, delivery_area, chosen.end`,
  );
};
