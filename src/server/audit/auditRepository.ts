import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { parseInvoiceCode } from '#domain/orders/invoiceNumber.ts';
import type { AuditEntry, AuditFilter } from '#domain/staff/audit.ts';
import { dayAfter, dayStart } from '#domain/values/dates.ts';
import { normalizeEmail } from '#domain/values/email.ts';
import type { Db } from '../database/database.ts';
import { deleteBatch } from '../database/queries/deleteBatch.ts';
import { type CountedPage, newestFirst, type PageQuery, toPage } from '../database/queries/paging.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { eachPage, rowsOfPage } from '../database/queries/rowsOfPage.ts';
import { containing, containsText, searchedText } from '../database/queries/searchedText.ts';
import { transaction } from '../database/queries/transaction.ts';
import { auditEntries } from '../database/schema/schema.ts';

/** The only SQL on the audit log: entries are appended and read, and deleted when they are old. */

type Row = typeof auditEntries.$inferSelect;

const listOrder = newestFirst('audit', auditEntries, 'at');

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

/** Appends entries, except those whose ids are stored already: each token of a sign-in brings its entry again, under the same id. */
export const insertEntries = async (
  tx: Db,
  entries: readonly (typeof auditEntries.$inferInsert)[],
): Promise<void> => {
  await tx
    .insert(auditEntries)
    .values([...entries])
    .onConflictDoNothing({ target: auditEntries.id });
};

/** Condition: the text is the subject's id, a part of its label, or an order number or invoice with the label's code, under any prefix. */
const onSubject = (text: string): SQL | undefined => {
  const code = parseInvoiceCode(text);
  const labelHasCode =
    code === null
      ? undefined
      : sql`${searchedText(auditEntries.subjectLabel)} like ${`%-${code.toLowerCase()}`}`;
  return or(eq(auditEntries.subjectId, text), containsText(auditEntries.subjectLabel, text), labelHasCode);
};

interface Account {
  readonly email: string;
  readonly name: string;
}

/**
 * The accounts in the log, with each name and address that they had, whose name or address (stored as `normalizeEmail` makes it)
 * contains the text. The query jumps from one account to the next in the index instead of reading all entries: entries are many, and
 * staff are few.
 */
const findAccounts = (db: Db, text: string): Promise<Account[]> =>
  queryRows(
    db,
    sql`with recursive accounts as (
        (select by_email, by_name from ${auditEntries} order by by_email, by_name limit 1)
        union all
        select next.by_email, next.by_name from accounts cross join lateral (
          select by_email, by_name from ${auditEntries} entry
          where (entry.by_email, entry.by_name) > (accounts.by_email, accounts.by_name)
          order by by_email, by_name limit 1) next
      )
      select by_email as email, by_name as name from accounts
      where ${containsText(sql`by_name`, text)} or by_email like ${containing(normalizeEmail(text))}`,
  );

/** Condition: the text is the account's uid, or a part of its name or address. */
const byAccount = async (db: Db, text: string): Promise<SQL | undefined> => {
  const accounts = await findAccounts(db, text);
  const byThese = accounts.map(({ email, name }) =>
    and(eq(auditEntries.byEmail, email), eq(auditEntries.byName, name)),
  );
  return or(eq(auditEntries.byUid, text), ...byThese);
};

/** The filter as an SQL condition; an empty `account` or `subject` filters nothing. */
const matching = async (
  db: Db,
  { account, action, subject, from, to }: AuditFilter,
): Promise<SQL | undefined> =>
  and(
    account ? await byAccount(db, account.trim()) : undefined,
    action === undefined ? undefined : eq(auditEntries.action, action),
    subject ? onSubject(subject.trim()) : undefined,
    from === undefined ? undefined : gte(auditEntries.at, dayStart(from)),
    to === undefined ? undefined : lt(auditEntries.at, dayStart(dayAfter(to))),
  );

const readRows = (db: Db, condition: SQL | undefined, page: PageQuery): PromiseLike<Row[]> =>
  rowsOfPage(db.select().from(auditEntries).$dynamic(), listOrder, condition, page);

/** Number of entries that the filter keeps. */
export const countEntries = async (db: Db, filter: AuditFilter): Promise<number> =>
  db.$count(auditEntries, await matching(db, filter));

/** A page of the entries that the filter keeps, newest first. */
export const listEntries = async (
  db: Db,
  { limit, after, ...filter }: AuditFilter & PageQuery,
): Promise<CountedPage<AuditEntry>> => {
  const condition = await matching(db, filter);
  const rows = await readRows(db, condition, { limit, after });
  return toPage(listOrder, rows, { limit, after }, toEntry, () => db.$count(auditEntries, condition));
};

/** Yields the entries that the filter keeps, newest first, `batch` at a time, to limit memory use. */
export async function* eachEntry(db: Db, filter: AuditFilter, batch: number): AsyncGenerator<AuditEntry[]> {
  const condition = await matching(db, filter);
  yield* eachPage(listOrder, { limit: batch }, (page) => readRows(db, condition, page), toEntry);
}

/** The setting of a transaction by which the table's trigger lets it delete entries. */
const prunesSetting = 'shop.prunes_audit';

/** Deletes a batch of the entries that are older than this time; returns their number. */
export const pruneEntries = (db: Db, before: Date): Promise<number> =>
  transaction(db, async (tx) => {
    // `true`: until the transaction ends.
    await tx.execute(sql`select set_config(${prunesSetting}, 'yes', true)`);
    return deleteBatch(tx, auditEntries, lt(auditEntries.at, before));
  });
