import type { AuditQuery } from '#contract/staff/audit.ts';
import type { AuditEntry, AuditFilter } from '#domain/staff/audit.ts';
import type { Db } from '../database/database.ts';
import type { CountedPage } from '../database/queries/paging.ts';
import { countEntries, eachEntry, listEntries } from './auditRepository.ts';
import type { ExportedRows } from './sendExport.ts';

/** A page of the audit log, newest entry first. */
export const auditPage = (db: Db, query: AuditQuery): Promise<CountedPage<AuditEntry>> =>
  listEntries(db, query);

/** Entries per batch of an export; a batch takes this thread a few milliseconds. */
const exportBatch = 200;

/** All entries that the filter keeps, for an export. */
export const allEntries = async (db: Db, filter: AuditFilter): Promise<ExportedRows<AuditEntry>> => ({
  total: await countEntries(db, filter),
  batches: eachEntry(db, filter, exportBatch),
});
