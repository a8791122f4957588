import { setImmediate } from 'node:timers/promises';
import type { AuditQuery } from '#contract/staff/audit.ts';
import type { AuditEntry, AuditFilter } from '#domain/staff/audit.ts';
import { auditCsvHead, auditCsvRow } from '#domain/staff/auditCsv.ts';
import type { Caller } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import type { Page } from '../database/queries/paging.ts';
import { countEntries, eachEntry, listEntries } from './auditRepository.ts';
import { recordAction } from './recordAction.ts';

/** A page of the audit log, newest entry first. */
export const auditPage = (db: Db, query: AuditQuery): Promise<Page<AuditEntry>> => listEntries(db, query);

/** Entries per batch of an export: a few milliseconds of this thread. */
const exportBatch = 200;

async function* csvParts(db: Db, filter: AuditFilter): AsyncGenerator<string> {
  yield auditCsvHead;
  for await (const entries of eachEntry(db, filter, exportBatch)) {
    yield entries.map(auditCsvRow).join('');
    // The embedded database answers without yielding to the event loop: other requests would stay unread.
    await setImmediate();
  }
}

/** All entries that the filter keeps as parts of a CSV file, and their number; records the export itself. */
export const exportAuditLog = async (
  { db, exports }: { readonly db: Db; readonly exports: Db },
  caller: Caller,
  filter: AuditFilter,
  now: Date,
): Promise<{ parts: AsyncGenerator<string>; total: number }> => {
  const total = await countEntries(exports, filter);
  const subject = { kind: 'list', id: '', label: 'audit log' } as const;
  await recordAction(db, caller, { action: 'exportAuditLog', subject, details: { rows: total } }, now);
  return { parts: csvParts(exports, filter), total };
};
