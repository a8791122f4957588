import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import { headers } from '#contract/call/refusal.ts';
import { exportAuditLogCall, listAuditEntriesCall } from '#contract/staff/audit.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { contractRoute } from '../http/routes/contractRoute.ts';
import { auditPage, exportAuditLog } from './auditLogService.ts';

export interface AuditLogOptions {
  readonly db: Db;
  /** The database for long reads. */
  readonly exports: Db;
  readonly now: () => Date;
}

/** Routes for the audit log (MD-10), for admins only. */
export const auditLogRoutes: FastifyPluginAsync<AuditLogOptions> = async (app, { db, exports, now }) => {
  app.route(
    contractRoute(listAuditEntriesCall, {
      handler: async ({ query }) => {
        const { items, total, next } = await auditPage(db, query);
        return { entries: items, total: total ?? items.length, next };
      },
    }),
  );
  app.route(
    contractRoute(exportAuditLogCall, {
      handler: async (request, reply) => {
        const log = await exportAuditLog({ db, exports }, callerOf(request), request.query, now());
        return reply
          .header('content-disposition', 'attachment; filename="audit-log.csv"')
          .header(headers.totalCount, log.total)
          .type('text/csv; charset=utf-8')
          .send(Readable.from(log.parts));
      },
    }),
  );
};
