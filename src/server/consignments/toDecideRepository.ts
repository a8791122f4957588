import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import { daysOnHold } from '#domain/consignments/decision.ts';
import type { ToDecideKind } from '#domain/consignments/decisionChoices.ts';
import type { ToDecide } from '#domain/staff/toDecide.ts';
import { dayMs } from '#domain/values/dates.ts';
import type { Db } from '../database/database.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { textList } from '../database/schema/columnTypes.ts';
import { consignments, courierEvents, orders, outbox, parcelDecisions } from '../database/schema/schema.ts';
import { toConsignment } from './consignmentsRepository.ts';

/** The SQL for everything that waits for a person (CR-8): stored decisions, and what follows from other tables. */

/** Milliseconds after which a parcel on hold waits for a person, and after which it waits again once it was noted. */
export const holdMs = daysOnHold * dayMs;

// The queries below are united, so all of them have the columns of `Row`, in one sequence.

/** The stored decisions that are open. */
const decisions = sql`select kind, id, consignment_id, null as courier, '' as name, word,
    details ->> 'stage' as said, at as since, until
  from ${parcelDecisions} where decided_at is null`;

/** The parcels on hold since `before` or longer, without parcels that a person has noted since then. */
const onHold = (
  before: SQL,
): SQL => sql`select 'onHold' as kind, id, id as consignment_id, null as courier, '' as name, '' as word,
    null as said, stage_at as since, null as until
  from ${consignments} as held
  where stage = 'onHold' and stage_at < ${before} and not exists (
    select from ${parcelDecisions} where consignment_id = held.id and kind = 'onHold' and decided_at > ${before}
  )`;

/** The jobs of these kinds that are stuck, unless their parcel has a decision about its booking already. */
const stuckBookings = (
  kinds: readonly string[],
): SQL => sql`select 'stuckBooking' as kind, job.id, booked.id as consignment_id, null as courier, '' as name, job.last_error as word,
    null as said, job.created_at as since, null as until
  from ${outbox} as job join ${consignments} as booked on booked.id = job.payload ->> 'consignment'
  where job.state = 'stuck' and job.kind in (${textList(kinds)}) and booked.stage in ('booking', 'unknown') and not exists (
    select from ${parcelDecisions} where consignment_id = booked.id and kind = 'bookingUnknown' and decided_at is null
  )`;

/**
 * The newest event of each unknown parcel, listed from an hour after it came: until then the transaction that books the parcel may
 * still commit. An event that names no parcel is left out: nobody could look for one.
 */
const strangers = sql`select * from (
    select distinct on (courier, parcel) 'stranger' as kind, id, null as consignment_id, courier,
      coalesce(nullif(invoice, ''), parcel) as name, news ->> 'word' as word,
      null as said, received_at as since, null::timestamptz as until
    from ${courierEvents}
    where state = 'kept' and (invoice <> '' or news ->> 'courierReference' is not null)
      and received_at < now() - interval '1 hour'
    order by courier, parcel, received_at desc
  ) as unknown_parcels`;

/** All that waits; `bookingKinds` are the kinds of jobs that book parcels. */
const allWaiting = (now: Date, bookingKinds: readonly string[]): SQL => {
  const before = sql`${new Date(now.getTime() - holdMs).toISOString()}::timestamptz`;
  return sql`${decisions} union all ${onHold(before)} union all ${stuckBookings(bookingKinds)} union all ${strangers}`;
};

interface Row {
  readonly kind: ToDecideKind;
  /** Of the stored decision, the parcel on hold, the stuck job or the event. */
  readonly id: string;
  /** `null` for a parcel that the shop does not know; all other rows have no `courier`, and '' as `name`. */
  readonly consignment_id: string | null;
  readonly courier: CourierId | null;
  readonly name: string;
  readonly word: string;
  /** The stage that the courier gives now, if it withdrew an earlier word. */
  readonly said: ConsignmentStage | null;
  readonly since: string;
  readonly until: string | null;
  readonly total: string;
}

const iso = (time: string): string => new Date(time).toISOString();

/** The consignments with these ids and the statuses of their orders, by id. */
const parcelsOf = async (db: Db, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .select({ parcel: consignments, orderStatus: orders.status })
    .from(consignments)
    .leftJoin(orders, eq(orders.id, consignments.orderId))
    .where(inArray(consignments.id, [...ids]));
  return new Map(
    rows.map(({ parcel, orderStatus }) => [parcel.id, { parcel: toConsignment(parcel), orderStatus }]),
  );
};

/** Lists what waits, first by deadline and then the oldest, with the total number. */
export const listToDecide = async (
  db: Db,
  {
    now,
    bookingKinds,
    limit,
  }: { readonly now: Date; readonly bookingKinds: readonly string[]; readonly limit: number },
): Promise<{ readonly decisions: ToDecide[]; readonly total: number }> => {
  const rows = await queryRows<Row>(
    db,
    sql`select *, count(*) over () as total from (${allWaiting(now, bookingKinds)}) as waiting
      order by until nulls last, since, id limit ${limit}`,
  );
  const parcels = await parcelsOf(
    db,
    rows.flatMap(({ consignment_id }) => consignment_id ?? []),
  );
  const waiting = rows.flatMap(
    ({ kind, id, consignment_id, courier, name, word, said, since, until }): ToDecide[] => {
      const { parcel = null, orderStatus = null } = parcels.get(consignment_id ?? '') ?? {};
      const itsCourier = parcel?.courier ?? courier;
      // Only a stranger has no parcel, and it names a courier: the `null` is for the type alone.
      if (itsCourier === null) return [];
      return [
        {
          id,
          kind,
          courier: itsCourier,
          name: parcel?.invoice ?? name,
          word,
          saidStage: said,
          since: iso(since),
          until: until === null ? null : iso(until),
          parcel,
          orderStatus,
        },
      ];
    },
  );
  return { decisions: waiting, total: Number(rows[0]?.total ?? 0) };
};

/** Counts what waits. */
export const countToDecide = async (
  db: Db,
  { now, bookingKinds }: { readonly now: Date; readonly bookingKinds: readonly string[] },
): Promise<number> => {
  const [row] = await queryRows<{ count: string }>(
    db,
    sql`select count(*) as count from (${allWaiting(now, bookingKinds)}) as waiting`,
  );
  return Number(row?.count ?? 0);
};
