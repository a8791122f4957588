import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '../support/removeFolder.ts';
import { parseDatabaseUrl, postgresUser, untilConnects } from '../support/servers/postgresServer.ts';

/** PgBouncer in transaction mode in front of a PostgreSQL server, where it is installed. */

const program = '/usr/sbin/pgbouncer';
export const hasPgBouncer = existsSync(program);

export interface PgBouncer {
  /** Address of the database by PgBouncer. */
  readonly url: string;
  /** Address of another database of the server. */
  urlOf(database: string): string;
  /** Ends it with SIGKILL and starts it again; resolves when it accepts connections. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** The documented configuration for that server, on a socket in the folder and without passwords. */
const configuration = (databaseUrl: string, folder: string): string => {
  const url = parseDatabaseUrl(databaseUrl);
  const host = url.searchParams.get('host') ?? url.hostname;
  const changes: Readonly<Record<string, string>> = {
    shop: `* = host=${host} port=${url.port || 5432} user=${url.username || 'postgres'}`,
    listen_addr: `listen_addr =\nunix_socket_dir = ${folder}`,
    auth_type: 'auth_type = any',
    auth_file: '',
    // Fewer than the shops ask for, so that they share connections.
    default_pool_size: 'default_pool_size = 4',
  };
  const documented = readFileSync('docs/deployment/pgbouncer.ini', 'utf8');
  return Object.entries(changes).reduce((text, [name, line]) => {
    const setting = new RegExp(`^${name} = .*$`, 'm');
    if (!setting.test(text)) throw new Error(`docs/deployment/pgbouncer.ini does not set ${name}.`);
    return text.replace(setting, line);
  }, documented);
};

/** Starts PgBouncer with four connections to the server. */
export const startPgBouncer = async (databaseUrl: string): Promise<PgBouncer> => {
  const folder = mkdtempSync(join(tmpdir(), 'hatkhola-bouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, configuration(databaseUrl, folder));
  const user = postgresUser();
  if (user !== null) for (const path of [folder, file]) chownSync(path, user.uid, user.gid);
  const urlOf = (database: string): string => `postgresql://postgres@/${database}?host=${folder}&port=6432`;
  const url = urlOf(parseDatabaseUrl(databaseUrl).pathname.slice(1));
  const start = async (): Promise<{ end(signal: NodeJS.Signals): Promise<void> }> => {
    const child = spawn(program, [file], { stdio: 'ignore', ...user });
    const exited = once(child, 'exit');
    await untilConnects(url);
    return {
      end: async (signal) => {
        child.kill(signal);
        await exited;
      },
    };
  };
  let running = await start();
  return {
    url,
    urlOf,
    restart: async () => {
      await running.end('SIGKILL');
      running = await start();
    },
    close: async () => {
      await running.end('SIGTERM');
      removeFolder(folder);
    },
  };
};
