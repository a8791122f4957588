import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Client } from 'pg';
import { removeFolder } from '../removeFolder.ts';
import { madeOnce } from './madeOnce.ts';

/** PostgreSQL servers of Debian's packages, which the test starts, kills and replicates. */

const programs = '/usr/lib/postgresql';

/** Folder of the newest PostgreSQL's programs; `null` where none is installed. */
export const postgresqlPrograms = (): string | null => {
  if (!existsSync(programs)) return null;
  const newest = readdirSync(programs).toSorted((one, other) => Number(other) - Number(one))[0];
  const folder = join(programs, newest ?? '', 'bin');
  return existsSync(join(folder, 'initdb')) ? folder : null;
};

/** Gives an address without a host, which names the folder of a socket in its query, the host that `URL` needs. */
export const parseDatabaseUrl = (databaseUrl: string): URL =>
  new URL(databaseUrl.replace('@/', '@localhost/'));

const numberOfPostgres = (flag: string): number =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/**
 * User for the server, because PostgreSQL refuses to run as root; `null` when the tests do not run as root.
 */
export const postgresUser = (): { uid: number; gid: number } | null => {
  if (process.getuid?.() !== 0) return null;
  return { uid: numberOfPostgres('-u'), gid: numberOfPostgres('-g') };
};

export interface PostgresServer {
  /** Address of its database `postgres`, by a socket in its folder. */
  readonly url: string;
  /** Ends all processes with SIGKILL, as the loss of the machine does. Its files stay. */
  kill(): Promise<void>;
  /** Starts it on its files; resolves when it accepts connections. */
  start(): Promise<void>;
  /** Shuts it down in immediate mode and starts it again, which recovers from its log. */
  restart(): Promise<void>;
  /** Starts a replica that streams from it. */
  startReplica(): Promise<PostgresServer>;
  /** Ends it and removes its folder. */
  close(): Promise<void>;
}

/** Resolves when the address accepts connections; rejects after 20 s. */
export const untilConnects = async (url: string, tries = 400): Promise<void> => {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    await untilConnects(url, tries - 1);
  }
};

/**
 * Ends the server in immediate mode when its stdin has a line or closes, however the test process ends. Without a
 * line it removes the folder. Nothing is forced to the disk: tests kill processes, and not the machine.
 */
const keeper = `
"$1/postgres" -D "$2/data" -c fsync=off -c full_page_writes=off -c listen_addresses= -c unix_socket_directories="$2" &
read -r line
kill -QUIT $!
wait $!
[ -n "$line" ] || rm -rf "$2"`;

const runKeeper = (
  bin: string,
  folder: string,
  environment: NodeJS.ProcessEnv,
): { readonly child: ChildProcess; readonly exited: Promise<unknown> } => {
  const child = spawn('sh', ['-c', keeper, 'keeper', bin, folder], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl-C reaches the tests alone: the keeper sees its input close, and ends the server.
    detached: true,
    ...postgresUser(),
  });
  child.unref();
  return { child, exited: once(child, 'exit') };
};

/** The server's process and those that it has started. */
const processesOf = (folder: string): number[] => {
  const [pid] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [Number(pid), ...children.split(' ').filter(Boolean).map(Number)];
};

const killProcess = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It has ended by itself, as PostgreSQL's processes do without the first one.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

/** A new folder of PostgreSQL's user. */
export const newPostgresFolder = (parent = tmpdir()): string => {
  const folder = mkdtempSync(join(parent, 'hatkhola-pg-'));
  const user = postgresUser();
  if (user !== null) chownSync(folder, user.uid, user.gid);
  return folder;
};

const run = (folder: string, program: string, ...args: string[]): void => {
  execFileSync(program, ['-D', join(folder, 'data'), ...args], {
    cwd: folder,
    stdio: 'ignore',
    ...postgresUser(),
  });
};

/** Starts the server of the folder `data` in the folder. */
export const openPostgresServer = async (
  bin: string,
  folder: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<PostgresServer> => {
  const url = `postgresql://postgres@/postgres?host=${folder}`;
  let keeping = runKeeper(bin, folder, environment);
  const end = async (line: string): Promise<void> => {
    keeping.child.stdin?.end(line);
    await keeping.exited;
  };
  const start = async (): Promise<void> => {
    keeping = runKeeper(bin, folder, environment);
    await untilConnects(url);
  };
  await untilConnects(url);
  return {
    url,
    kill: async () => {
      processesOf(folder).forEach(killProcess);
      await end('keep\n');
    },
    start,
    restart: async () => {
      await end('keep\n');
      await start();
    },
    startReplica: () => {
      const replica = newPostgresFolder();
      run(replica, join(bin, 'pg_basebackup'), '-h', folder, '-U', 'postgres', '-R', '-c', 'fast');
      return openPostgresServer(bin, replica);
    },
    close: async () => {
      await end('');
      // A server that was killed has no keeper any longer.
      removeFolder(folder);
    },
  };
};

/** Makes an empty server in the folder `data` in the folder. */
export const makePostgresServer = (bin: string, folder: string): void =>
  run(folder, join(bin, 'initdb'), '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync');

/** Copies files and folders with their owner, who is PostgreSQL's user. */
const copyAll = (from: string, to: string): unknown => execFileSync('cp', ['-a', from, to]);

/** The files of an empty server of this version; making them takes a second of processor time. */
const emptyServer = (bin: string): Promise<string> =>
  madeOnce(`postgresql-${basename(dirname(bin))}`, (folder) => {
    const making = newPostgresFolder();
    makePostgresServer(bin, making);
    copyAll(join(making, 'data'), folder);
    removeFolder(making);
  });

/** Starts an empty server in a new folder, by default a temporary one; it ends with this process at the latest. */
export const startPostgresServer = async (bin: string, parent?: string): Promise<PostgresServer> => {
  const folder = newPostgresFolder(parent);
  copyAll(join(await emptyServer(bin), 'data'), folder);
  return openPostgresServer(bin, folder);
};
