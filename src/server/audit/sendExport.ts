import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { headers } from '#contract/call/headers.ts';

interface CsvFile<Row> {
  /** The file's name without its ending. */
  readonly name: string;
  /** The first line. It ends with a line break, as the text of `line` does. */
  readonly head: string;
  readonly line: (row: Row) => string;
  readonly batches: AsyncIterable<readonly Row[]>;
  readonly total: number;
}

/** The rows as one batch, for a file that has few. */
export async function* oneBatch<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}

async function* partsOf<Row>({ head, line, batches }: CsvFile<Row>): AsyncGenerator<string> {
  yield head;
  for await (const rows of batches) {
    yield rows.map(line).join('');
    // The embedded database answers without yielding to the event loop: other requests would stay unread.
    await setImmediate();
  }
}

/** Streams rows as a CSV file, one batch in memory at a time; the browser shows its progress by the header with the total. */
export const sendCsv = <Row>(reply: FastifyReply, file: CsvFile<Row>): FastifyReply =>
  reply
    .header('content-disposition', `attachment; filename="${file.name}.csv"`)
    .header(headers.totalCount, file.total)
    .type('text/csv; charset=utf-8')
    .send(Readable.from(partsOf(file)));
