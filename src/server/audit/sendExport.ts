import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { headers } from '#contract/call/headers.ts';
import type { AuditAction } from '#domain/staff/auditActions.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { recordAction } from './recordAction.ts';

/** The rows of an export in batches, and their number. */
export interface ExportedRows<Row> {
  readonly batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
  readonly total: number;
}

interface Export<Row> extends ExportedRows<Row> {
  readonly action: AuditAction;
  /** The name of the list in the audit log, and of the file. */
  readonly name: string;
  /** The first line. It ends with a line break, as the text of `line` does. */
  readonly head: string;
  readonly line: (row: Row) => string;
}

async function* partsOf<Row>({ head, line, batches }: Export<Row>): AsyncGenerator<string> {
  yield head;
  for await (const rows of batches) {
    yield rows.map(line).join('');
    // The embedded database answers without yielding to the event loop: other requests would stay unread.
    await setImmediate();
  }
}

/**
 * Records the export in the audit log, and streams its rows as a CSV file, one batch in memory at a time; the browser shows its progress
 * by the header with the total.
 */
export const sendExport = async <Row>(
  db: Db,
  reply: FastifyReply,
  file: Export<Row>,
  now: Date,
): Promise<FastifyReply> => {
  const { action, name, total } = file;
  const subject = { kind: 'list', id: '', label: name } as const;
  await recordAction(db, callerOf(reply.request), { action, subject, details: { rows: total } }, now);
  return reply
    .header('content-disposition', `attachment; filename="${name.replaceAll(' ', '-')}.csv"`)
    .header(headers.totalCount, total)
    .type('text/csv; charset=utf-8')
    .send(Readable.from(partsOf(file)));
};
