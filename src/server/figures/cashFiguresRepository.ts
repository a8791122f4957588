import { sql } from 'drizzle-orm';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { Db } from '../database/database.ts';
import { idBounds, isWithin } from '../database/queries/idBounds.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { cashEntries, cashMoves, consignments } from '../database/schema/schema.ts';

/** The SQL for sums of the ledger of cash by courier (CA-9). Sums are poisha. */

export interface CourierSum {
  readonly courier: CourierId;
  readonly amount: number;
  readonly parcels: number;
}

/** What the payouts brought that were confirmed from `from` until before `to`. */
export const sumPayouts = async (db: Db, from: Date, to: Date): Promise<CourierSum[]> => {
  const confirmed = sql`move.event = 'PAYOUT' and move.at >= ${from.toISOString()}::timestamptz
    and move.at < ${to.toISOString()}::timestamptz`;
  // Lets the joins read only the part of the tables in which these parcels are.
  const idRange = await idBounds(db, sql`move.consignment_id`, sql`${cashMoves} move where ${confirmed}`);
  return queryRows(
    db,
    // In the ledger a payout is negative, since it lowers what the courier has to pay.
    sql`select courier, -sum(entry.amount)::float8 as amount, count(*)::int as parcels
      from ${cashMoves} move
      join ${cashEntries} entry on entry.consignment_id = move.consignment_id and entry.move = move.position
        and entry.kind = 'payout' and ${isWithin(sql`entry.consignment_id`, idRange)}
      join ${consignments} parcel on parcel.id = move.consignment_id and ${isWithin(sql`parcel.id`, idRange)}
      where ${confirmed}
      group by courier`,
  );
};

/** What couriers hold now; with `before` only what they have held since before that time. */
export const sumOutstanding = (db: Db, before: Date | null = null): Promise<CourierSum[]> => {
  const andIsOld = before === null ? sql`` : sql`and held_since < ${before.toISOString()}::timestamptz`;
  return queryRows(
    db,
    sql`select courier, sum(outstanding)::float8 as amount, count(*)::int as parcels
      from ${consignments} where held_since is not null ${andIsOld}
      group by courier`,
  );
};
