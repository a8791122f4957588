import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { receiveExport } from '#server/database/embedded/exportOverSocket.ts';
import type { ExportPart } from '#server/database/export/exportRows.ts';

/** What `receiveExport` reads from a process that sends the text and ends the connection. */
const received = async (text: string): Promise<ExportPart[]> => {
  const server = createServer((connection) => void connection.end(text));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const connection = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const parts: ExportPart[] = [];
  try {
    await receiveExport(connection, async (part) => void parts.push(part));
    return parts;
  } finally {
    connection.destroy();
    server.close();
  }
};

const linesOf = (messages: readonly object[]): string =>
  messages.map((message) => `${JSON.stringify(message)}\n`).join('');

it('OP-15 receives rows whose texts have the separators of lines and paragraphs', async () => {
  const row = JSON.stringify({ comment: 'House 7\u2028Road 3\u2029Ring twice\u0085\v\f' });
  const parts: ExportPart[] = [{ migrations: ['first'] }, { table: 'orders', rows: [row] }];

  expect(await received(linesOf([...parts, { end: 'complete' }]))).toEqual(parts);
});

it.each([
  [
    'ends before it is complete, as by a shop that closes',
    `${linesOf([{ migrations: ['first'] }])}{"table":`,
  ],
  ['does not begin, as in a shop that still opens', ''],
])('OP-15 reports an export that %s', async (_, text) => {
  await expect(received(text)).rejects.toThrow(
    'The export of the database ended before it was complete: its shop was opening or closing; try again.',
  );
});
