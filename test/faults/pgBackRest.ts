import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeFolder } from '../support/removeFolder.ts';
import {
  makePostgresServer,
  newPostgresFolder,
  openPostgresServer,
  type PostgresServer,
  postgresUser,
} from '../support/servers/postgresServer.ts';
import type { Run } from '../support/servers/startBuilt.ts';

/** A PostgreSQL server that archives to an encrypted repository by the files of docs/deployment/backups. */

export const hasPgBackRest = existsSync('/usr/bin/pgbackrest');

export interface BackedUpServer {
  readonly server: PostgresServer;
  /** The folder of the server, with its folder `data`. */
  readonly folder: string;
  readonly repository: string;
  /** BACKUP_FOLDER of the shop, with the folder `pgbackrest` in it. */
  readonly status: string;
  /** What names all of it to pgBackRest, instead of the paths in pgbackrest.conf. */
  readonly environment: NodeJS.ProcessEnv;
  /** Runs pgbackrest as PostgreSQL's user. */
  pgBackRest(args: readonly string[], environment?: NodeJS.ProcessEnv): Promise<Run>;
  /** Runs backup.sh as PostgreSQL's user. */
  backUp(type: 'full' | 'incr'): Promise<Run>;
  /** Resolves when all that was written so far is in the repository; returns the last segment. */
  archive(): Promise<string>;
  close(): Promise<void>;
}

const files = 'docs/deployment/backups';
export const passphrase = 'q7cJ2vN8sX0bT4mR6wK1zL9pF3hD5gYa';

const asPostgres = async (
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<Run> => {
  const options = { cwd: '/', env: { PATH: process.env.PATH, ...environment }, ...postgresUser() };
  return new Promise((resolve) => {
    const child = execFile(command, [...args], options, (_, out, error) =>
      resolve({ code: child.exitCode, out, error }),
    );
  });
};

const own = (path: string): void => {
  const user = postgresUser();
  if (user !== null) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, path]);
};

/** The folders `etc`, `repository`, `status` and `work` in the folder, and the variables that name them. */
const preparePlaces = (folder: string): NodeJS.ProcessEnv => {
  const place = (...names: string[]): string => join(folder, ...names);
  for (const names of [['etc', 'conf.d'], ['repository'], ['status', 'pgbackrest'], ['work']])
    mkdirSync(place(...names), { recursive: true });
  // PostgreSQL's user may not read the folder of the project.
  cpSync(files, place('etc', 'files'), { recursive: true });
  const secret = readFileSync(join(files, 'passphrase.conf'), 'utf8').replace(
    /^(repo1-cipher-pass=)$/m,
    `$1${passphrase}`,
  );
  writeFileSync(place('etc', 'conf.d', 'passphrase.conf'), secret);
  return {
    PGBACKREST_CONFIG: place('etc', 'files', 'pgbackrest.conf'),
    PGBACKREST_CONFIG_INCLUDE_PATH: place('etc', 'conf.d'),
    PGBACKREST_REPO1_PATH: place('repository'),
    PGBACKREST_PG1_PATH: place('data'),
    PGBACKREST_PG1_SOCKET_PATH: folder,
    PGBACKREST_LOCK_PATH: place('work'),
    PGBACKREST_SPOOL_PATH: place('work'),
    BACKUP_FOLDER: place('status'),
    // Otherwise it reads a damaged file again after 15 seconds.
    PGBACKREST_JOB_RETRY: '0',
  };
};

/** Starts an empty server and makes its repository. */
export const startBackedUp = async (bin: string): Promise<BackedUpServer> => {
  const folder = newPostgresFolder();
  const environment = preparePlaces(folder);
  makePostgresServer(bin, folder);
  appendFileSync(
    join(folder, 'data', 'postgresql.conf'),
    `include '${join(folder, 'etc', 'files', 'archive.conf')}'\n`,
  );
  own(folder);
  const server = await openPostgresServer(bin, folder, environment);
  const pgBackRest: BackedUpServer['pgBackRest'] = (args, changes = {}) =>
    asPostgres('pgbackrest', ['--stanza=hatkhola', ...args], { ...environment, ...changes });
  const created = await pgBackRest(['stanza-create']);
  if (created.code !== 0) throw new Error(`No repository: ${created.out}${created.error}`);
  return {
    server,
    folder,
    repository: join(folder, 'repository'),
    status: join(folder, 'status'),
    environment,
    pgBackRest,
    backUp: (type) => asPostgres('sh', [join(folder, 'etc', 'files', 'backup.sh'), type], environment),
    archive: async () => {
      const checked = await pgBackRest(['check']);
      if (checked.code !== 0) throw new Error(`Nothing is archived: ${checked.out}${checked.error}`);
      const { out } = await pgBackRest(['--output=json', 'info']);
      return /"max":"([0-9A-F]{24})"/.exec(out)?.[1] ?? '';
    },
    close: async () => {
      await server.close();
      removeFolder(folder);
    },
  };
};

/** The log of a restored server that ends by itself; within a minute, or it is ended. */
export const logOfRefused = async (
  bin: string,
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<string> => {
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`].flatMap((each) => ['-c', each]);
  const args = ['60', join(bin, 'postgres'), '-D', join(folder, 'data'), ...settings];
  return (await asPostgres('timeout', args, environment)).error;
};
