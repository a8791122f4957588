import type { AuditEntry, AuditFilter } from '#domain/audit.ts';
import { call } from './call.ts';

/** The audit log (MD-10): beyond API-1 to API-7 and for admins alone. */

export interface AuditQuery extends AuditFilter {
  readonly limit?: number;
  readonly after?: string;
}

/** Newest first; `next` is the `after` of the next page. */
export const listAuditEntries = call<{
  query: AuditQuery;
  reply: { entries: AuditEntry[]; total: number; next: string | null };
}>('GET', '/auditEntries', ['invalid', 'signInNeeded', 'notAllowed']);
/** All entries that the filter keeps, newest first, streamed as a CSV file. */
export const exportAuditLog = call<{ query: AuditFilter; reply: string }>('GET', '/auditCsv', [
  'invalid',
  'signInNeeded',
  'notAllowed',
]);
