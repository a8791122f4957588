import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { relative } from 'node:path';

/** Unix sockets in a data folder, over which processes find each other. */

/** A listening socket. It does not keep the process alive. */
export interface FolderSocket {
  /** Sets the listener for connections; until then each is closed at once. */
  answer(listener: (connection: Socket) => void): void;
  /** Also closes the open connections, after what was written to them: a silent process must not hold up the end of the shop. */
  close(): Promise<void>;
}

/** How long a closing socket waits for a process to read what was written to it. */
const longestFlushMs = 2000;

const refuse = (connection: Socket): void => void connection.destroy();

/** Listens at the path; rejects with the system's error. */
export const listenAt = (path: string): Promise<FolderSocket> =>
  new Promise((resolve, reject) => {
    let listener: (connection: Socket) => void = refuse;
    const connections = new Set<Socket>();
    const server: Server = createServer((connection) => {
      // A client that goes away must not end the shop.
      connection.on('error', () => connection.destroy());
      connections.add(connection);
      connection.once('close', () => connections.delete(connection));
      listener(connection);
    });
    server.once('error', reject);
    server.listen(path, () => {
      server.off('error', reject);
      // A connection that cannot be accepted, as without a free file descriptor, must not end the shop.
      server.on('error', () => undefined);
      server.unref();
      resolve({
        answer: (added) => {
          listener = added;
        },
        close: () =>
          new Promise((closed) => {
            const limit = setTimeout(() => {
              for (const connection of connections) connection.destroy();
            }, longestFlushMs);
            server.close(() => {
              clearTimeout(limit);
              closed();
            });
            for (const connection of connections) connection.destroySoon();
          }),
      });
    });
  });

/** Connects to the socket at the path; rejects with the system's error. */
export const connectTo = (path: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const connection = connect(path);
    connection.once('error', reject);
    connection.once('connect', () => {
      connection.off('error', reject);
      resolve(connection);
    });
  });

/**
 * Calls `run` with a path of the folder that is valid during the call and short enough for a socket: Linux accepts 107
 * bytes. On other systems `run` gets the path relative to the current folder, which may still be too long.
 */
export const withShortPath = async <Result>(
  folder: string,
  run: (path: string) => Promise<Result>,
): Promise<Result> => {
  if (process.platform !== 'linux') return run(relative(process.cwd(), folder) || '.');
  const handle = await open(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  try {
    return await run(`/proc/self/fd/${handle.fd}`);
  } finally {
    await handle.close();
  }
};
