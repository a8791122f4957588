import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { auditSchemas } from './auditSchemas.ts';

/** The audit log (MD-10): beyond API-1 to API-7, for admins only. */

type Schemas = typeof auditSchemas;

export type AuditQuery = ShapeOf<Schemas['listAuditEntries']>['query'];

/** The entries that the filter keeps, newest first; `next` is the `after` of the next page. */
export const listAuditEntriesCall = call<Schemas['listAuditEntries']>('GET', '/auditEntries', 'admin');
/** All entries that the filter keeps, newest first, streamed as a CSV file. */
export const exportAuditLogCall = call<Schemas['exportAuditLog']>('GET', '/auditCsv', 'admin');
