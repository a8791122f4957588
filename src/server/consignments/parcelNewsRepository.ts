import { and, eq, or, sql } from 'drizzle-orm';
import type { Consignment } from '#domain/consignments/consignment.ts';
import { followedStages } from '#domain/consignments/consignmentStage.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import { silenceKeyStart } from '../courierEvents/askParcel.ts';
import type { ParcelNames } from '../courierEvents/courierPorts.ts';
import type { Db } from '../database/database.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { textsIn } from '../database/queries/textsIn.ts';
import { textList } from '../database/schema/columnTypes.ts';
import { consignments, outbox } from '../database/schema/schema.ts';

/** The SQL for consignments about which couriers send news. */

/**
 * Finds the consignment that a courier names by its own number or by the shop's invoice, with what is needed to lock it. `null` if there
 * is none, and if the invoice belongs to a consignment with another number of the courier's: then the courier has a second parcel with
 * that invoice.
 */
export const findParcelOfNews = async (
  db: Db,
  courier: CourierId,
  {
    invoice,
    courierReference,
  }: { readonly invoice: string | null; readonly courierReference: string | null },
): Promise<Pick<Consignment, 'id' | 'orderId'> | null> => {
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

/** The courier's time of its newest word that counted; `null` before the first. Lock the consignment before. */
export const readSaidAt = async (tx: Db, id: string): Promise<Date | null> => {
  const [row] = await tx
    .select({ saidAt: consignments.saidAt })
    .from(consignments)
    .where(eq(consignments.id, id));
  return row?.saidAt ?? null;
};

/** Stores when, by the shop's clock, a courier last said something about the consignment: after a long silence the shop asks (CR-6). */
export const storeNewsAt = async (tx: Db, id: string, newsAt: Date): Promise<void> => {
  await tx.update(consignments).set({ newsAt }).where(eq(consignments.id, id));
};

/** Stores the time of the courier's newest word if it is later than the stored one; does nothing for `null`. */
export const raiseSaidAt = async (tx: Db, id: string, saidAt: Date | null): Promise<void> => {
  if (saidAt === null) return;
  const later = sql`greatest(${consignments.saidAt}, ${saidAt.toISOString()}::timestamptz)`;
  await tx.update(consignments).set({ saidAt: later }).where(eq(consignments.id, id));
};

/**
 * Parcels with these couriers about which nothing was heard since the time `before`, the longest silent first (CR-6). A parcel about
 * which a question waits or is stuck already is left out: it would be among the first again, and within `limit` take the place of another.
 */
export const listSilentParcels = (
  db: Db,
  before: Date,
  limit: number,
  couriers: readonly CourierId[],
): Promise<ParcelNames[]> =>
  queryRows<ParcelNames>(
    db,
    sql`select courier, invoice, courier_reference as "courierReference" from ${consignments}
      where stage in (${textList(followedStages)}) and coalesce(news_at, created_at) < ${before.toISOString()}::timestamptz
        and courier in ${textsIn(couriers)} and not exists (
          select from ${outbox} where key = ${silenceKeyStart} || courier || ' ' || invoice and ended_at is null
        )
      order by coalesce(news_at, created_at) limit ${limit}`,
  );
