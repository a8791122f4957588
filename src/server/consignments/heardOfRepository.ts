import { and, eq, or, sql } from 'drizzle-orm';
import { followedStages } from '#domain/consignments/consignmentStage.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { StoredConsignment } from '#domain/consignments/storedConsignment.ts';
import type { SilentParcel } from '../courierEvents/courierPorts.ts';
import type { Db } from '../database/database.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { textList } from '../database/schema/columnTypes.ts';
import { consignments } from '../database/schema/schema.ts';

/** The SQL on consignments that couriers speak of. */

/** A consignment as a courier's next word about it is judged. */
export interface HeardOf extends Pick<StoredConsignment, 'id' | 'orderId'> {
  /** The courier's time of its newest word that counted; `null` before the first. */
  readonly heardAt: Date | null;
}

/**
 * The consignment that a courier names, by its own number or by the shop's invoice; `null` for none, and for an invoice that
 * the courier has under another number: then it has two parcels.
 */
export const findHeardOf = async (
  db: Db,
  courier: CourierId,
  {
    invoice,
    courierReference,
  }: { readonly invoice: string | null; readonly courierReference: string | null },
): Promise<HeardOf | null> => {
  const isNamed = or(
    courierReference === null ? undefined : eq(consignments.courierReference, courierReference),
    invoice === null ? undefined : eq(consignments.invoice, invoice),
  );
  if (isNamed === undefined) return null;
  const rows = await db
    .select()
    .from(consignments)
    .where(and(eq(consignments.courier, courier), isNamed));
  const byReference = rows.find(
    (row) => courierReference !== null && row.courierReference === courierReference,
  );
  const byInvoice = rows.find(
    (row) => row.invoice === invoice && (courierReference === null || row.courierReference === null),
  );
  return byReference ?? byInvoice ?? null;
};

/** Stores that a courier has said something of the consignment. */
export const markHeard = async (tx: Db, id: string, newsAt: Date): Promise<void> => {
  await tx.update(consignments).set({ newsAt }).where(eq(consignments.id, id));
};

/** Stores a later time of the courier's newest word; `null` is none. */
export const raiseHeardAt = async (tx: Db, id: string, heardAt: Date | null): Promise<void> => {
  if (heardAt === null) return;
  const later = sql`greatest(${consignments.heardAt}, ${heardAt.toISOString()}::timestamptz)`;
  await tx.update(consignments).set({ heardAt: later }).where(eq(consignments.id, id));
};

/** Parcels that couriers have, and of which nothing was heard since that time, the longest silent first (CR-6). */
export const listSilentParcels = (db: Db, before: Date, limit: number): Promise<SilentParcel[]> =>
  queryRows<SilentParcel>(
    db,
    sql`select courier, invoice, courier_reference as "courierReference" from ${consignments}
      where stage in (${textList(followedStages)}) and coalesce(news_at, created_at) < ${before.toISOString()}::timestamptz
      order by coalesce(news_at, created_at) limit ${limit}`,
  );
