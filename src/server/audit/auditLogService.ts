import type { AuditQuery } from '#contract/staff/audit.ts';
import type { AuditEntry, AuditFilter } from '#domain/staff/audit.ts';
import type { Caller } from '../auth/authorization.ts';
import type { Db, ExportConnections } from '../database/database.ts';
import type { CountedPage } from '../database/queries/paging.ts';
import { countEntries, eachEntry, listEntries } from './auditRepository.ts';
import { recordAction } from './recordAction.ts';

/** A page of the audit log, newest entry first. */
export const auditPage = (db: Db, query: AuditQuery): Promise<CountedPage<AuditEntry>> =>
  listEntries(db, query);

/** Entries per batch of an export; a batch takes this thread a few milliseconds. */
const exportBatch = 200;

/** The entries that the filter keeps, in batches, and their number; records in the audit log that it was exported. */
export const exportAuditLog = async (
  { db, exports }: ExportConnections,
  caller: Caller,
  filter: AuditFilter,
  now: Date,
): Promise<{ batches: AsyncGenerator<AuditEntry[]>; total: number }> => {
  const total = await countEntries(exports, filter);
  const subject = { kind: 'list', id: '', label: 'audit log' } as const;
  await recordAction(db, caller, { action: 'exportAuditLog', subject, details: { rows: total } }, now);
  return { batches: eachEntry(exports, filter, exportBatch), total };
};
