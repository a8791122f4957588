import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../errors/startError.ts';
import { complaintIn, postgresUser, runPgBackRest, runProgram } from './runProgram.ts';

/** PostgreSQL on a restored backup; it listens only on a socket in its folder. */
export interface RestoredServer {
  /** Address of one of its databases. */
  url(database: string): string;
  /** The rows of a statement, each as text. */
  ask(database: string, statement: string): Promise<string[]>;
  /** Ends the server and deletes its folder. */
  close(): Promise<void>;
}

/** The port in the socket's name. Each program is told this port: otherwise it would take the port in the operator's PGPORT. */
const port = 5432;

/**
 * Settings that overrule the backed up server's own: the restored server serves nobody, archives nothing, and may run on a smaller machine
 * without the libraries and certificates of the backed up one.
 */
const settings = [
  'archive_mode=off',
  'fsync=off',
  // Otherwise PostgreSQL refuses to recover with a lower `max_connections` than the backed up server had.
  'hot_standby=off',
  'listen_addresses=',
  // The messages then go to the file of `pg_ctl -l`, from which `start` reads them.
  'logging_collector=off',
  'log_destination=stderr',
  `port=${port}`,
  'shared_buffers=128MB',
  'shared_preload_libraries=',
  'ssl=off',
  'synchronous_standby_names=',
];

/** Makes a folder that only PostgreSQL's user can enter, so that nobody else reaches the socket in it. */
const makeFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'restore-drill-'));
  const user = await postgresUser();
  const files = {
    // Debian keeps these two files outside of the data folder, so no backup has them.
    'postgresql.conf': `hba_file = '${join(folder, 'pg_hba.conf')}'\nunix_socket_directories = '${folder}'\n`,
    'pg_hba.conf': 'local all all trust\n',
  };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, name), text);
    if (user !== null) await chown(join(folder, name), user.uid, user.gid);
  }
  if (user !== null) await chown(folder, user.uid, user.gid);
  return folder;
};

interface Restoring {
  readonly stanza: string;
  /** pgBackRest's name of the backup. */
  readonly label: string;
  /** Folder of PostgreSQL's programs. */
  readonly bin: string;
  /** Aborts when the process is to end: then the server ends too, and whoever asks it gets an error. */
  readonly interrupted: AbortSignal;
}

/** How often the recovering server is asked whether it is ready. */
const pollMs = 200;

/** Resolves when the write-ahead log is applied and the server accepts connections; rejects when it has ended. */
const untilRecovered = async ({ bin, interrupted }: Restoring, folder: string): Promise<void> => {
  const askIfReady = [join(bin, 'pg_isready'), '-q', '-h', folder, '-p', String(port)] as const;
  const askIfRunning = [join(bin, 'pg_ctl'), '-D', join(folder, 'data'), 'status'] as const;
  for (;;) {
    // '': no sentence about a failure is needed, since `start` says what the server's log complains about.
    const isReady = await runProgram(askIfReady, '').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    // Rejects if the server has ended.
    await runProgram(askIfRunning, '', interrupted);
    await pause(pollMs);
  }
};

const start = async (restoring: Restoring, folder: string): Promise<void> => {
  const { bin, interrupted } = restoring;
  const log = join(folder, 'log');
  const options = [`config_file='${join(folder, 'postgresql.conf')}'`, ...settings]
    .map((setting) => `-c ${setting}`)
    .join(' ');
  try {
    // `-w` waits until the recovery begins: only then is there the file from which `status` is read.
    const args = ['-D', join(folder, 'data'), '-w', '-l', log, '-o', options];
    await runProgram([join(bin, 'pg_ctl'), ...args, 'start'], '', interrupted);
    await untilRecovered(restoring, folder);
  } catch (error) {
    const words = complaintIn(await readFile(log, 'utf8').catch(() => String(error)));
    throw new StartError(`PostgreSQL does not start on the restored backup: ${words}`, { cause: error });
  }
};

/**
 * Restores a backup, with all of the write-ahead log that follows it, into a temporary folder and starts PostgreSQL on it.
 * Throws a StartError if that fails or is interrupted, and then leaves nothing behind.
 */
export const openRestored = async (restoring: Restoring): Promise<RestoredServer> => {
  const { stanza, label, bin, interrupted } = restoring;
  const folder = await makeFolder();
  const data = join(folder, 'data');
  const stop = async (): Promise<void> => {
    // `immediate` saves nothing: the data is deleted.
    const stopAtOnce = ['-D', data, '-m', 'immediate', '-w', 'stop'];
    // This fails if the server has ended by itself, or has not begun.
    await runProgram([join(bin, 'pg_ctl'), ...stopAtOnce], '').catch(() => undefined);
  };
  const close = async (): Promise<void> => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const paths = [`--pg1-path=${data}`, `--tablespace-map-all=${join(folder, 'tablespaces')}`];
    await runPgBackRest(
      [`--stanza=${stanza}`, `--set=${label}`, ...paths, '--archive-mode=off', 'restore'],
      `The backup ${label} cannot be restored`,
      interrupted,
    );
    await start(restoring, folder);
  } catch (error) {
    await close();
    throw error;
  }
  interrupted.addEventListener('abort', () => void stop());
  return {
    url: (database) => `postgres://postgres@/${encodeURIComponent(database)}?host=${folder}&port=${port}`,
    ask: async (database, statement) => {
      // Without the user's start-up file (-X), alignment (-A) and headers (-t).
      const connection = ['-h', folder, '-p', String(port), '-U', 'postgres', '-d', database];
      const args = ['-X', '-A', '-t', ...connection, '-c', statement];
      const output = await runProgram([join(bin, 'psql'), ...args], 'The restored database cannot be read');
      return output.split('\n').filter((line) => line !== '');
    },
    close,
  };
};
