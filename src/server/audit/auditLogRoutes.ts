import type { FastifyPluginAsync } from 'fastify';
import { exportAuditLogCall, listAuditEntriesCall } from '#contract/staff/audit.ts';
import { auditCsvHead, auditCsvRow } from '#domain/staff/auditCsv.ts';
import type { Db } from '../database/database.ts';
import { answerCall } from '../http/routes/answerCall.ts';
import { allEntries, auditPage } from './auditLogService.ts';
import { sendExport } from './sendExport.ts';

export interface AuditLogOptions {
  readonly db: Db;
  /** The same database as `db`, on connections for long statements. */
  readonly exports: Db;
  readonly now: () => Date;
}

/** Routes for the audit log (MD-10), for admins only. */
export const auditLogRoutes: FastifyPluginAsync<AuditLogOptions> = async (app, { db, exports, now }) => {
  answerCall(app, listAuditEntriesCall, async ({ query }) => {
    const { items, total, next } = await auditPage(db, query);
    return { entries: items, total, next };
  });
  answerCall(app, exportAuditLogCall, async ({ query }, reply) => {
    const format = { name: 'audit log', head: auditCsvHead, line: auditCsvRow };
    const log = await allEntries(exports, query);
    return sendExport(db, reply, { action: 'exportAuditLog', ...format, ...log }, now());
  });
};
