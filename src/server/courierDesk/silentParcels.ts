import { sql } from 'drizzle-orm';
import { followedStages } from '#domain/consignments/consignmentStage.ts';
import type { SilentParcel, SilentParcels } from '../courierEvents/courierPorts.ts';
import type { Db } from '../database/database.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { textList } from '../database/schema/columnTypes.ts';
import { consignments } from '../database/schema/schema.ts';

/** Parcels that couriers have, and of which nothing was heard since a time (CR-6). */
export const silentParcels =
  (db: Db): SilentParcels =>
  (before, limit) =>
    queryRows<SilentParcel>(
      db,
      sql`select courier, invoice, courier_reference as "courierReference" from ${consignments}
        where stage in (${textList(followedStages)}) and coalesce(news_at, created_at) < ${before.toISOString()}::timestamptz
        order by coalesce(news_at, created_at) limit ${limit}`,
    );
