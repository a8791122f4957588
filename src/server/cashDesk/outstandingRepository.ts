import { and, asc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { heldAges, heldBetween } from '#domain/cash/heldAge.ts';
import type { CashHolder, HeldSum } from '#domain/consignments/cashHolder.ts';
import type { Consignment } from '#domain/consignments/consignment.ts';
import { openStages } from '#domain/consignments/consignmentStage.ts';
import { fromPoisha } from '#domain/values/money.ts';
import { toConsignment } from '../consignments/consignmentsRepository.ts';
import type { Db } from '../database/database.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { consignments } from '../database/schema/schema.ts';

/** The SQL for money that couriers and riders hold. */

/** SQL for the age of held money. The cases go from the youngest age to the oldest, which has no beginning and so is the `else`. */
const ageOf = (now: Date): SQL => {
  const cases = heldAges.flatMap((age) => {
    const { from } = heldBetween(age, now);
    return from === null ? [] : [sql`when held_since >= ${from.toISOString()}::timestamptz then ${age}`];
  });
  return sql`case ${sql.join(cases, sql` `)} else 'over14' end`;
};

/** What each holder has, by age; the query reads only the index `consignments_held`. */
export const sumHeld = async (db: Db, now: Date): Promise<HeldSum[]> => {
  const rows = await queryRows<HeldSum>(
    db,
    // Grouped by the first three columns: courier, rider and age.
    sql`select courier, rider, ${ageOf(now)} as age, count(*)::integer as parcels, sum(outstanding)::float8 as amount
      from ${consignments} where held_since is not null group by 1, 2, 3`,
  );
  return rows.map(({ amount, ...row }) => ({ ...row, amount: fromPoisha(amount) }));
};

/** Whose parcels a list has; with `unremitted` only those with money that the rider has not handed over or the courier has not named. */
export interface HeldFilter extends CashHolder {
  readonly unremitted: boolean;
  /** Whether the list also has parcels with money to collect that are not marked as delivered. */
  readonly undelivered: boolean;
}

/** A parcel that has still to be delivered, and will then collect money. */
const isUndelivered = and(
  eq(consignments.cashState, 'due'),
  inArray(consignments.stage, [...openStages]),
  gt(consignments.amount, 0),
);

const matching = ({ courier, rider, unremitted, undelivered }: HeldFilter): SQL | undefined => {
  const isHeld = and(
    isNotNull(consignments.heldSince),
    unremitted ? gt(consignments.unremitted, 0) : undefined,
  );
  return and(
    eq(consignments.courier, courier),
    rider === null ? isNull(consignments.rider) : eq(consignments.rider, rider),
    undelivered ? or(isHeld, isUndelivered) : isHeld,
  );
};

/** The parcels that match, the longest held first and those without money last, up to the limit. */
export const listHeld = async (db: Db, filter: HeldFilter, limit: number): Promise<Consignment[]> => {
  const rows = await db
    .select()
    .from(consignments)
    .where(matching(filter))
    .orderBy(asc(consignments.heldSince), asc(consignments.id))
    .limit(limit);
  return rows.map(toConsignment);
};

/** The number of parcels that match. */
export const countHeld = (db: Db, filter: HeldFilter): Promise<number> =>
  db.$count(consignments, matching(filter));

/** The names of all riders to whom parcels were ever given, sorted. */
export const listRiderNames = async (db: Db): Promise<string[]> => {
  // Takes one step in the index per name, however many parcels a rider has had.
  const rows = await queryRows<{ rider: string }>(
    db,
    sql`with recursive names as (
      (select rider from ${consignments} where rider is not null order by rider limit 1)
      union all
      select (select rider from ${consignments} where rider is not null and rider > names.rider order by rider limit 1)
      from names where names.rider is not null
    ) select rider from names where rider is not null order by lower(rider), rider`,
  );
  return rows.map(({ rider }) => rider);
};
