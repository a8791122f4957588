import { type SQL, sql } from 'drizzle-orm';
import { feeKinds } from '#domain/cash/ledger.ts';
import { doorStages } from '#domain/consignments/agreedFees.ts';
import type { CostedParcels } from '#domain/consignments/deliveryCost.ts';
import type { Db } from '../database/database.ts';
import { type IdBounds, isWithin } from '../database/queries/idBounds.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { textList } from '../database/schema/columnTypes.ts';

/** The SQL on what the cost of parcels follows from (CA-7). Sums are poisha. */

/** Parcels that cost nothing: their booking is not certain, or was cancelled. */
const isCharged = sql`parcel.stage not in ('booking', 'unknown', 'cancelled')`;

interface CostQuery {
  /** What else the parcels are grouped by, as text. */
  readonly key: SQL;
  /** Joins of `parcel`, a row of `consignments`; `placed` is its order. */
  readonly joins?: SQL;
  readonly where: SQL;
  /** Where the ids of the parcels, and those of their orders, are; for parcels of some days. */
  readonly bounds?: { readonly parcels: IdBounds; readonly orders: IdBounds };
}

export interface KeyedParcels extends CostedParcels {
  readonly key: string;
}

/** The fees of the parcels; with bounds those of a few others too, which the join leaves out. */
const isBilled = (bounds: CostQuery['bounds']): SQL =>
  bounds === undefined
    ? sql`consignment_id in (select id from chosen)`
    : isWithin(sql`consignment_id`, bounds.parcels);

/** The parcels that meet a condition, grouped by the key, and by what their cost depends on. */
export const costedParcels = (
  db: Db,
  { key, joins = sql``, where, bounds }: CostQuery,
): Promise<KeyedParcels[]> =>
  queryRows(
    db,
    sql`with chosen as materialized (
        select ${key} as key, parcel.id, parcel.courier, parcel.weight, placed.district, placed.delivery_area,
          case when parcel.stage in (${textList(doorStages)}) then 'returned'
            when parcel.stage = 'lost' then 'lost' else 'delivered' end as end,
          parcel.fee, coalesce(parcel.collected, parcel.amount * 100) as collected
        from consignments parcel left join orders placed on placed.id = parcel.order_id
          ${bounds === undefined ? sql`` : sql`and ${isWithin(sql`placed.id`, bounds.orders)}`} ${joins}
        where ${where} and ${isCharged}
      ), billed as (
        select consignment_id, -sum(amount) as fees from cash_entries
        where kind in (${textList(feeKinds)}) and ${isBilled(bounds)}
        group by consignment_id
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
