import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { parseDatabaseUrl } from '../support/servers/postgresServer.ts';

/**
 * A path to a PostgreSQL server that can fall silent, so that it accepts connections and bytes and forwards nothing, and
 * that can lead to another server, as an address that moves to a replica.
 */
export interface PostgresPath {
  /** Address of the database by this path. */
  readonly url: string;
  /** Forwards nothing in either direction, as a firewall that drops packets. */
  silence(): void;
  /** Forwards new connections again; those of the silence stay silent. */
  restore(): void;
  /** Forwards new connections to that server. */
  lead(databaseUrl: string): void;
  /** Bytes that arrived in the silence. */
  held(): number;
  close(): Promise<void>;
}

/** Where the server of a URL listens: a socket in the folder of the query's `host`, or host and port. */
const targetOf = (databaseUrl: string): { path: string } | { host: string; port: number } => {
  const url = parseDatabaseUrl(databaseUrl);
  const folder = url.searchParams.get('host');
  const port = Number(url.port || 5432);
  return folder === null ? { host: url.hostname, port } : { path: `${folder}/.s.PGSQL.${port}` };
};

const urlBy = (databaseUrl: string, port: number): string => {
  const url = parseDatabaseUrl(databaseUrl);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${port}`;
  return url.href;
};

/** Opens a path on a free port of loopback. */
export const openPostgresPath = async (databaseUrl: string): Promise<PostgresPath> => {
  let target = targetOf(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((client) => {
    const upstream = connect(target);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    if (isSilent) return;
    client.pipe(upstream);
    upstream.pipe(client);
    // A silenced connection has no end: it is paused.
    upstream.on('close', () => client.destroySoon());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: urlBy(databaseUrl, (server.address() as AddressInfo).port),
    silence: () => {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    restore: () => {
      isSilent = false;
    },
    lead: (otherUrl) => {
      target = targetOf(otherUrl);
    },
    held: () => [...sockets].reduce((sum, { readableLength }) => sum + readableLength, 0),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
