import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Database } from '../database.ts';
import { DatabaseError } from '../database.ts';
import { type ExportPart, exportRows } from '../export/exportRows.ts';
import { readLines } from '../export/readLines.ts';

/**
 * The process that has an embedded database open exports it for another process of the same user, which connects to the
 * socket of the folder's lock. Each line of the answer is JSON: a part of the export, or how the export ended.
 */

/** What the other process writes to ask for the export. */
const exportRequest = 'export\n';

type Message =
  | ExportPart
  | { readonly end: 'complete' }
  | { readonly end: 'failed'; readonly reason: string };

/** Writes one line; waits while the connection's buffer is full, or until the connection closes. */
const send = async (connection: Socket, line: Message): Promise<void> => {
  if (connection.destroyed) throw new Error('The receiver of the export has gone away.');
  if (connection.write(`${JSON.stringify(line)}\n`)) return;
  const ending = new AbortController();
  const { signal } = ending;
  await Promise.race([once(connection, 'drain', { signal }), once(connection, 'close', { signal })]).finally(
    () => {
      // Removes the listener of the event that did not come.
      ending.abort();
    },
  );
};

/** Sends the whole export, or the reason why it failed, and ends the connection; never rejects. */
const sendExport = async (database: Pick<Database, 'db' | 'kind'>, connection: Socket): Promise<void> => {
  try {
    await exportRows(database, (part) => send(connection, part));
    await send(connection, { end: 'complete' });
  } catch (error) {
    const { message } = error as Error;
    // Sending this fails too if the receiver is gone, which reports the incomplete export itself.
    await send(connection, { end: 'failed', reason: message }).catch(() => undefined);
  } finally {
    connection.end();
  }
};

/** Returns a listener for connections that exports the database to a process that asks for it, and closes any other connection. */
export const answerWithExport =
  (database: Pick<Database, 'db' | 'kind'>) =>
  (connection: Socket): void => {
    connection.once('data', (bytes: Buffer) => {
      if (bytes.toString() === exportRequest) void sendExport(database, connection);
      else connection.destroy();
    });
  };

/** Yields what arrives until the connection ends or breaks. */
async function* piecesFrom(connection: Socket): AsyncGenerator<string> {
  try {
    yield* connection.setEncoding('utf8') as AsyncIterable<string>;
  } catch {
    // An export without its last line is reported as incomplete below.
  }
}

/** Calls `write` with the parts of the export over the connection; throws a DatabaseError when it does not complete. */
export const receiveExport = async (
  connection: Socket,
  write: (part: ExportPart) => Promise<void>,
): Promise<void> => {
  // Without a listener an error would end this process.
  connection.on('error', () => connection.destroy());
  connection.write(exportRequest);
  for await (const text of readLines(piecesFrom(connection))) {
    const line = JSON.parse(text) as Message;
    if (!('end' in line)) await write(line);
    else if (line.end === 'complete') return;
    else throw new DatabaseError(`The shop could not export its database: ${line.reason}`);
  }
  throw new DatabaseError(
    'The export of the database ended before it was complete: its shop was opening or closing; try again.',
  );
};
