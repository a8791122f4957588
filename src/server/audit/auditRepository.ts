import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { parseOrderCode } from '#domain/orders/orderNumber.ts';
import type { AuditEntry, AuditFilter } from '#domain/staff/audit.ts';
import { dayAfter, dayStart } from '#domain/values/dates.ts';
import type { Db } from '../database/database.ts';
import {
  afterCursor,
  containing,
  inOrder,
  type ListOrder,
  nextCursor,
  type Page,
  type PageQuery,
  toPage,
} from '../database/queries/paging.ts';
import { containsText, searchedText } from '../database/queries/searchedText.ts';
import { transaction } from '../database/queries/transaction.ts';
import { auditEntries } from '../database/schema/schema.ts';

/** The only SQL on the audit log: it is appended to, read, and deleted when it is old. */

type Row = typeof auditEntries.$inferSelect;

const newest: ListOrder<Row> = {
  name: 'audit',
  key: auditEntries.at,
  type: 'timestamptz',
  up: false,
  valueOf: (row) => row.at,
};

const toEntry = (row: Row): AuditEntry => ({
  _id: row.id,
  at: row.at.toISOString(),
  by: row.byName,
  email: row.byEmail,
  uid: row.byUid,
  role: row.byRole,
  action: row.action,
  subject: { kind: row.subjectKind, id: row.subjectId, label: row.subjectLabel },
  details: row.details,
  requestId: row.requestId,
});

/** Appends entries; one whose id is stored already is left out. */
export const insertEntries = async (
  tx: Db,
  entries: readonly (typeof auditEntries.$inferInsert)[],
): Promise<void> => {
  await tx
    .insert(auditEntries)
    .values([...entries])
    .onConflictDoNothing({ target: auditEntries.id });
};

const onSubject = (text: string): SQL | undefined => {
  const code = parseOrderCode(text);
  return or(
    eq(auditEntries.subjectId, text),
    containsText(auditEntries.subjectLabel, text),
    code === null ? undefined : sql`${searchedText(auditEntries.subjectLabel)} like ${`%-${code.toLowerCase()}`}`,
  );
};

const byAccount = (text: string): SQL | undefined =>
  or(
    eq(auditEntries.byUid, text),
    containsText(auditEntries.byName, text),
    sql`lower(${auditEntries.byEmail}) like ${containing(text.toLowerCase())}`,
  );

const matching = ({ account, action, subject, from, to }: AuditFilter): SQL | undefined =>
  and(
    account ? byAccount(account.trim()) : undefined,
    action === undefined ? undefined : eq(auditEntries.action, action),
    subject ? onSubject(subject.trim()) : undefined,
    from === undefined ? undefined : gte(auditEntries.at, dayStart(from)),
    to === undefined ? undefined : lt(auditEntries.at, dayStart(dayAfter(to))),
  );

const readRows = async (db: Db, filter: AuditFilter, { limit, after }: PageQuery): Promise<Row[]> => {
  const query = db
    .select()
    .from(auditEntries)
    .where(and(matching(filter), afterCursor(newest, auditEntries.id, after)))
    .orderBy(...inOrder(newest, auditEntries.id))
    .$dynamic();
  return limit === undefined ? query : query.limit(limit + 1);
};

/** Number of entries that the filter keeps. */
export const countEntries = (db: Db, filter: AuditFilter): Promise<number> =>
  db.$count(auditEntries, matching(filter));

/** A page of the entries that the filter keeps, newest first. */
export const listEntries = async (
  db: Db,
  { limit, after, ...filter }: AuditFilter & PageQuery,
): Promise<Page<AuditEntry>> => {
  const rows = await readRows(db, filter, { limit, after });
  return toPage(newest, rows, { limit, after }, toEntry, () => countEntries(db, filter));
};

/** Yields the entries that the filter keeps, newest first, `batch` at a time, to limit memory use. */
export async function* eachEntry(db: Db, filter: AuditFilter, batch: number): AsyncGenerator<AuditEntry[]> {
  let after: string | undefined;
  do {
    const rows = await readRows(db, filter, { limit: batch, after });
    yield rows.slice(0, batch).map(toEntry);
    after = nextCursor(newest, rows, batch) ?? undefined;
  } while (after !== undefined);
}

/** Name of the setting by which the trigger on the table lets a transaction delete entries. */
const prunesSetting = 'shop.prunes_audit';

/** Deletes the entries from before that time; returns their number. */
export const pruneEntries = (db: Db, before: Date): Promise<number> =>
  transaction(db, async (tx) => {
    await tx.execute(sql`select set_config(${prunesSetting}, 'yes', true)`);
    const deleted = await tx
      .delete(auditEntries)
      .where(lt(auditEntries.at, before))
      .returning({ id: auditEntries.id });
    return deleted.length;
  });
